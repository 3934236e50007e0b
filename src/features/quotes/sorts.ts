import { queueSorts } from '#features/cases/queue.ts';

/** In which order staff list quotes; 'total': the largest first. */
export const quoteSorts = [...queueSorts, 'total'] as const;
export type QuoteSort = (typeof quoteSorts)[number];
