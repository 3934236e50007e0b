import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import { takeOver } from '../changing/take-over.ts';
import type { NewEvent } from '../events.ts';

/** What arrives waits until the moment that everyone is told. */
export function waitingSince(arrival: Date) {
  return { awaiting_since: arrival, answer_due_at: answerDue(arrival) };
}

/** Brings the queue up to date with what just happened: whose turn it is, and until when. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  // Who shares a link asks nothing.
  if (silentKinds.includes(event.kind)) return;
  const { type, id } = event.of;
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

const silentKinds: readonly NewEvent['kind'][] = ['link_made', 'link_revoked'];
const answeringKinds: readonly NewEvent['kind'][] = ['contact', 'code', 'message', 'offer_sent'];

/** What tells the customer something; a note among staff does not, nor that we are at it. */
function answers({ of, kind, to, internal }: NewEvent): boolean {
  if (kind === 'status') return !of.type.working.some((status) => status === to);
  return !internal && answeringKinds.includes(kind);
}

/** Whether the customer is told that more will come. */
function promises({ of, kind, to, note }: NewEvent): boolean {
  return kind === 'status' && !note && of.type.promising.some((status) => status === to);
}
