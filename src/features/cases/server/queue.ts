import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import type { NewEvent } from './events.ts';

/** Brings the queue up to date with what just happened: whose turn it is, and until when. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  const { type, id } = event.of;
  const table = sql.table(type.name);
  if (event.actor.as === 'customer') {
    await sql`update ${table} set customer_acted_at = now(),
      awaiting_since = coalesce(awaiting_since, now()),
      answer_due_at = coalesce(answer_due_at, ${answerDue(new Date())})
      where id = ${id}`.execute(tx);
  } else if (event.actor.as === 'staff' && answers(event)) {
    await sql`update ${table} set awaiting_since = null, answer_due_at = null,
      first_response_at = coalesce(first_response_at, now())
      where id = ${id}`.execute(tx);
  }
}

/** What the customer notices; a note among staff is no answer. */
function answers({ kind, internal }: NewEvent): boolean {
  return !internal && ['contact', 'code', 'status', 'message'].includes(kind);
}
