import { sql } from 'kysely';
import { answerDue } from '#features/company/support-hours.ts';
import type { Tx } from '#platform/database/database.ts';
import { kindFacts } from '../../event-kinds.ts';
import { isEventOf } from '../case-ref.ts';
import type { NewEvent } from '../events.ts';

/**
 * Staff have seen what they act on, also from its row of the list; but not what the customer wrote
 * since they last looked.
 */
async function markSeen(tx: Tx, { type, id }: NewEvent['of']): Promise<void> {
  const table = sql.table(type.name);
  await sql`update ${table} set staff_seen_at = now() where id = ${id} and not exists (
    select from event where ${isEventOf({ type, id })} and actor = 'customer' and kind <> 'created'
      and at > coalesce(${table}.staff_seen_at, '-infinity'))`.execute(tx);
}

/**
 * What staff have answered stays in somebody's list until it is finished: it is theirs who answered,
 * unless it was somebody's already, and has a moment to look at it again, two answers long, before
 * the customer has to ask, or later where staff chose a day. Who writes is waited for no longer.
 */
export async function takeOver(tx: Tx, { of, actor, kind, internal }: NewEvent): Promise<void> {
  const { type, id } = of;
  const table = sql.table(type.name);
  if (actor.as === 'customer') {
    await sql`update ${table} set follow_up_at = null where id = ${id}`.execute(tx);
  }
  if (actor.as !== 'staff' || internal || !kindFacts(type, kind).answers) return;
  await markSeen(tx, of);
  const again = answerDue(answerDue(new Date()));
  await sql`update ${table} set
      follow_up_at = case when awaiting_since is null and status <> all (${type.finished}::text[])
        then greatest(follow_up_at, ${again}::timestamptz) end,
      assigned_to = coalesce(assigned_to,
        (select person.id from person where person.id = ${actor.id} and role <> 'cliente'))
    where id = ${id}`.execute(tx);
}
