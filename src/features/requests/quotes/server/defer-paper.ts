import type { Tx } from '#platform/database/database.ts';
import { defer } from '#platform/jobs/outbox.ts';

/** The outbox topic of papers that are to be drawn. */
export const paperTopic = 'paper';

/** Of a quotation as it was asked for, of an offer, of a move of money, of a unit that was handed over. */
export interface PaperJob {
  of: 'request' | 'offer' | 'money' | 'handover';
  quoteId: string;
  /** The id of what the paper is of. */
  id: string;
}

/**
 * Has a paper drawn, in the transaction of what issues it: so it says what was so then, whenever
 * somebody reads it. `version` tells it from an earlier paper of the same.
 */
export async function deferPaper(tx: Tx, paper: PaperJob, version = ''): Promise<void> {
  await defer(tx, {
    topic: paperTopic,
    dedupe: [paperTopic, paper.of, paper.id, version].join(' ').trim(),
    about: paper.quoteId,
    payload: paper,
  });
}
