import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import type { CaseType } from '../../case-type.ts';
import type { Viewing, ViewingInput } from '../../schema.ts';
import { mayOpen } from './queue-list.ts';

/** Whoever called this recently counts as looking. */
const fresh = sql`interval '30 seconds'`;
/** So long it is known who looked. */
const remembered = sql`interval '90 days'`;

/**
 * Records that an agent looks at a case, marks it as read, and returns who else looks; undefined
 * where they may not open it. If the customer acted after `seen`, the agent's screen does not show
 * that yet, and the case stays unread.
 */
export async function viewCase(
  db: Database,
  agent: CurrentUser,
  type: CaseType,
  { id, seen }: ViewingInput & { id: string },
): Promise<Viewing | undefined> {
  const table = sql.table(type.name);
  // `seen` comes from JSON, which has milliseconds only.
  const acted = sql`date_trunc('milliseconds', customer_acted_at)`;
  const shown = sql`${acted} <= ${seen}::timestamptz`;
  const { rows: found } = await sql<{ news: boolean }>`
    select not ${shown} as news from ${table} where id = ${id} and ${mayOpen(type, agent)}`.execute(
    db,
  );
  if (!found[0]) return undefined;
  // No transaction: in one, two agents could wait for each other's rows.
  const { news } = found[0];
  await sql`insert into viewing (subject, person_id, seen_at)
    values (${id}, ${agent.id}, case when ${news} then null else now() end)
    on conflict (subject, person_id) do update
      set at = now(), seen_at = coalesce(excluded.seen_at, viewing.seen_at)`.execute(db);
  await sql`update ${table} set staff_seen_at = now()
    where id = ${id} and (staff_seen_at is null or staff_seen_at < customer_acted_at)
      and ${shown}`.execute(db);
  const { rows: others } = await sql<{ name: string }>`
    select ${personNameColumn('viewing.person_id')} as name from viewing
    where subject = ${id} and person_id <> ${agent.id} and at > now() - ${fresh}
    order by at desc`.execute(db);
  await sql`delete from viewing where (subject, person_id) in (
    select subject, person_id from viewing where at < now() - ${remembered} for update skip locked)`.execute(
    db,
  );
  return { others, news };
}
