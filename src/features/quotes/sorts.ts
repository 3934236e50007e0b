import { queueSorts } from '#features/cases/queue.ts';

/** The orders of the staff's list; 'total': the largest first. */
export const quoteSorts = [...queueSorts, 'total'] as const;
export type QuoteSort = (typeof quoteSorts)[number];
