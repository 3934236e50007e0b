import { sql } from 'kysely';
import { answerDue, followUp } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import type { NewEvent } from './events.ts';

/** What arrives waits until the moment that everyone is told. */
export function waitingSince(arrival: Date) {
  return { awaiting_since: arrival, answer_due_at: answerDue(arrival) };
}

/**
 * Brings the queue up to date with what just happened: whose turn it is, and until when. What staff
 * have answered stays in somebody's list until it is finished: it is theirs who answered, unless it
 * was somebody's already, and has a day on which they look at it again.
 */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  const { type, id } = event.of;
  const table = sql.table(type.name);
  if (event.actor.as === 'customer') {
    await sql`update ${table} set customer_acted_at = now(),
      awaiting_since = coalesce(awaiting_since, now()),
      answer_due_at = case when awaiting_since is null
        then ${answerDue(new Date())} else answer_due_at end,
      follow_up_at = null
      where id = ${id}`.execute(tx);
  } else if (event.actor.as === 'staff' && answers(event)) {
    await sql`update ${table} set awaiting_since = null,
      first_response_at = coalesce(first_response_at, now()),
      follow_up_at = case when status <> all (${type.finished}::text[])
        then ${followUp(new Date())}::timestamptz end,
      assigned_to = coalesce(assigned_to,
        (select person.id from person where person.id = ${event.actor.id} and role <> 'cliente'))
      where id = ${id}`.execute(tx);
  }
}

/** What the customer notices. */
export const answerKinds: NewEvent['kind'][] = ['contact', 'code', 'status', 'message'];

/** A note among staff is no answer. */
function answers({ kind, internal }: NewEvent): boolean {
  return !internal && answerKinds.includes(kind);
}
