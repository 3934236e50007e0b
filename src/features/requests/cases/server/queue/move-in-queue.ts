import { type RawBuilder, sql } from 'kysely';
import { answerDue, followUpAt } from '#features/company/about/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { kindFacts } from '../../event-kinds.ts';
import { isEventOf } from '../case-ref.ts';
import type { NewEvent } from '../new-event.ts';

/** The columns of a new case: it waits for an answer from now on. */
export function waitingColumns(arrival: Date) {
  return { awaiting_since: arrival, answer_due_at: answerDue(arrival) };
}

/** Updates the queue after an entry of the history: who waits, by when we answer, whose it is. */
export async function moveInQueue(tx: Tx, event: NewEvent): Promise<void> {
  if (kindFacts(event.of.type, event.kind).silent) return;
  if (event.actor.as === 'customer') await noteCustomer(tx, event);
  if (event.actor.as !== 'staff') return;
  const answers = !event.internal && kindFacts(event.of.type, event.kind).answers;
  await together(answersCustomer(event) && stopWaiting(tx, event), answers && followUp(tx, event));
}

const waits = () => sql`awaiting_since = coalesce(awaiting_since, now()),
  answer_due_at = case when awaiting_since is null
    then ${answerDue(sharedNow())} else answer_due_at end`;

async function noteCustomer(tx: Tx, { of: { type, id }, kind }: NewEvent): Promise<void> {
  const waiting = kindFacts(type, kind).asksNothing ? sql`` : sql`, ${waits()}`;
  await sql`update ${sql.table(type.name)}
    set customer_acted_at = now(), follow_up_at = null${waiting} where id = ${id}`.execute(tx);
}

async function stopWaiting(tx: Tx, event: NewEvent): Promise<void> {
  const { type, id } = event.of;
  await sql`update ${sql.table(type.name)}
    set ${promisesMore(event) ? waits() : sql`awaiting_since = null`},
      first_response_at = coalesce(first_response_at, now())
    where id = ${id}`.execute(tx);
}

/** Internal notes do not answer, nor does a status that only says that we are working on it. */
function answersCustomer({ of, kind, to, internal }: NewEvent): boolean {
  if (kind === 'status') return !of.type.working.some((status) => status === to);
  return !internal && kindFacts(of.type, kind).answers === true;
}

/** True where the customer was told to expect a message from us. */
function promisesMore({ of, kind, to, note }: NewEvent): boolean {
  return kind === 'status' && !note && of.type.promising.some((status) => status === to);
}

async function followUp(tx: Tx, event: NewEvent): Promise<void> {
  const { of, actor } = event;
  const { type, id } = of;
  const again = followUpAt(sharedNow());
  const follow = () =>
    sql`update ${sql.table(type.name)} set
      follow_up_at = case when awaiting_since is null and status <> all (${type.finished}::text[])
        then greatest(follow_up_at, ${again}::timestamptz) end,
      assigned_to = coalesce(assigned_to,
        (select person.id from person where person.id = ${actor.id} and role <> 'cliente'))
    where id = ${id}`.execute(tx);
  await together(markSeen(tx, event), follow());
}

/**
 * Agents have seen what they act on, except messages that the customer wrote since they last
 * looked.
 */
async function markSeen(tx: Tx, { of, actor }: NewEvent): Promise<void> {
  const table = sql.table(of.type.name);
  const nothingSince = (seenAt: RawBuilder<unknown>) => sql`not exists (
    select from event where ${isEventOf(of)} and actor = 'customer' and kind <> 'created'
      and at > coalesce(${seenAt}, '-infinity'))`;
  await sql`with looked as (
      update viewing set seen_at = now()
      where subject = ${of.id} and person_id = ${actor.id} and ${nothingSince(sql`viewing.seen_at`)})
    update ${table} set staff_seen_at = now()
    where id = ${of.id} and ${nothingSince(sql`${table}.staff_seen_at`)}`.execute(tx);
}
