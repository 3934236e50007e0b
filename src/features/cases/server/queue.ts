import type { ColumnType, Generated } from 'kysely';
import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import type { NewEvent, Subject } from './store.ts';

/** What both quotes and verifications have for the staff's queue. */
export interface QueueColumns {
  assigned_to: string | null;
  /** Since when the customer waits for us; null: nothing waits. */
  awaiting_since: Date | null;
  /** By when we answer; null: nothing waits. */
  answer_due_at: Date | null;
  first_response_at: Date | null;
  customer_acted_at: Generated<Date>;
  staff_seen_at: Date | null;
  /** Everything that staff look for it by, plain. */
  search: ColumnType<string, never, never>;
}

/** Brings the queue up to date with what just happened: whose turn it is, and until when. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  const { table, id } = placeOf(event.of);
  if (event.actor.as === 'customer') {
    await sql`update ${sql.table(table)} set customer_acted_at = now(),
      awaiting_since = coalesce(awaiting_since, now()),
      answer_due_at = coalesce(answer_due_at, ${answerDue(new Date())})
      where id = ${id}`.execute(tx);
  } else if (event.actor.as === 'staff' && answers(event)) {
    await sql`update ${sql.table(table)} set awaiting_since = null, answer_due_at = null,
      first_response_at = coalesce(first_response_at, now())
      where id = ${id}`.execute(tx);
  }
}

/** What the customer notices; a note among staff is no answer. */
function answers({ kind, internal }: NewEvent): boolean {
  return !internal && ['contact', 'code', 'status', 'message'].includes(kind);
}

/** Where the record of a history stands. */
export function placeOf(of: Subject) {
  return 'quoteId' in of
    ? ({ table: 'quote', id: of.quoteId } as const)
    : ({ table: 'verification', id: of.verificationId } as const);
}
