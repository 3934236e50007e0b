import type { QuoteStatus } from '#features/quotes/statuses.ts';

/** Quotes that may still become a sale: what they add up to is "in the pipeline". */
export const pipelineStatuses: readonly QuoteStatus[] = ['pending', 'en_revision', 'approved'];
