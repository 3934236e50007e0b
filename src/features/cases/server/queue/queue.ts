import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import { kindFacts } from '../../event-kinds.ts';
import { takeOver } from '../changing/take-over.ts';
import type { NewEvent } from '../events.ts';

/** What arrives waits until the moment that everyone is told. */
export function waitingSince(arrival: Date) {
  return { awaiting_since: arrival, answer_due_at: answerDue(arrival) };
}

/** Brings the queue up to date with what just happened: whose turn it is, and until when. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  const { type, id } = event.of;
  if (kindFacts(type, event.kind).silent) return;
  const table = sql.table(type.name);
  const waits = sql`awaiting_since = coalesce(awaiting_since, now()),
    answer_due_at = case when awaiting_since is null
      then ${answerDue(new Date())} else answer_due_at end`;
  if (event.actor.as === 'customer') {
    await sql`update ${table} set customer_acted_at = now(), ${waits}
      where id = ${id}`.execute(tx);
  } else if (event.actor.as === 'staff' && answers(event)) {
    await sql`update ${table} set ${promises(event) ? waits : sql`awaiting_since = null`},
      first_response_at = coalesce(first_response_at, now())
      where id = ${id}`.execute(tx);
  }
  await takeOver(tx, event);
}

/** What tells the customer something; a note among staff does not, nor that we are at it. */
function answers({ of, kind, to, internal }: NewEvent): boolean {
  if (kind === 'status') return !of.type.working.some((status) => status === to);
  return !internal && kindFacts(of.type, kind).answers === true;
}

/** Whether the customer is told that more will come. */
function promises({ of, kind, to, note }: NewEvent): boolean {
  return kind === 'status' && !note && of.type.promising.some((status) => status === to);
}
