import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import type { NewEvent } from './events.ts';
import { takeOver } from './take-over.ts';

/** What arrives waits until the moment that everyone is told. */
export function waitingSince(arrival: Date) {
  return { awaiting_since: arrival, answer_due_at: answerDue(arrival) };
}

/** Brings the queue up to date with what just happened: whose turn it is, and until when. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  const { type, id } = event.of;
  const table = sql.table(type.name);
  if (event.actor.as === 'customer') {
    await sql`update ${table} set customer_acted_at = now(),
      awaiting_since = coalesce(awaiting_since, now()),
      answer_due_at = case when awaiting_since is null
        then ${answerDue(new Date())} else answer_due_at end
      where id = ${id}`.execute(tx);
  } else if (event.actor.as === 'staff' && answers(event)) {
    await sql`update ${table} set awaiting_since = null,
      first_response_at = coalesce(first_response_at, now())
      where id = ${id}`.execute(tx);
  }
  await takeOver(tx, event);
}

/** What the customer notices; a note among staff is no answer. */
function answers({ kind, internal }: NewEvent): boolean {
  return !internal && ['contact', 'code', 'status', 'message'].includes(kind);
}
