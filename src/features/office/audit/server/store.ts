import { type RawBuilder, sql } from 'kysely';
import { readCaseNumber } from '#features/requests/cases/case-number.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { uuid } from '#platform/text/uuid.ts';
import { isChange } from '../change.ts';
import type { AuditChoices, AuditEntry, AuditFilters } from '../schema.ts';

interface Row {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: string;
  kind: string;
  subjectId: string | null;
  subjectName: string | null;
  details: Record<string, unknown>;
}

const nameOfPerson = sql`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

const idOfSubject = sql`case when subject_id ~ ${uuid.source} then subject_id::uuid end`;
/** The log stores no names of people: they are looked up when it is shown. */
const nameOfSubject = sql`case subject_kind
  when 'person' then (select ${nameOfPerson} from person where person.id = ${idOfSubject})
  when 'mail' then (select payload->>'subject' from outbox where outbox.id = ${idOfSubject})
  else subject_name end`;

export async function listAudit(
  db: Database,
  filters: AuditFilters,
): Promise<ListPage<AuditEntry>> {
  const condition = sql.join(conditionsOf(filters), sql` and `);
  const { size, offset } = rowsOf(filters);
  const { rows } = await sql<Row>`
    select id, at, actor_id as "actorId", action, subject_kind as kind, subject_id as "subjectId",
      ${nameOfSubject} as "subjectName", details,
      (select ${nameOfPerson} from person where person.id = actor_id) as "actorName"
    from audit where ${condition} order by seq desc limit ${size} offset ${offset}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from audit where ${condition}`.execute(db);
  const names = await namesOf(db, rows.flatMap(peopleIn));
  const entries = rows.map((row) => toEntry(row, names));
  return { rows: entries, total: count.rows[0]?.total ?? 0 };
}

function peopleIn({ details: { assignee, assigned } }: Row): string[] {
  const ids = [assigned, ...Object.values(isChange(assignee) ? assignee : {})];
  return ids.filter((id) => typeof id === 'string');
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${nameOfPerson} as name from person where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function conditionsOf({ who, action, kind, from, to, q }: AuditFilters): RawBuilder<unknown>[] {
  const conditions = [sql`true`];
  if (who) conditions.push(sql`actor_id = ${who}`);
  if (action) conditions.push(sql`action = ${action}`);
  if (kind) conditions.push(sql`subject_kind = ${kind}`);
  if (from) conditions.push(sql`at >= havana_midnight(${from}::date)`);
  if (to) conditions.push(sql`at < havana_midnight(${to}::date + 1)`);
  if (q) {
    const pattern = containing(readCaseNumber(q));
    const nameMatches = sql`plain(first_name || ' ' || last_name || ' ' || email) like plain(${pattern})`;
    conditions.push(sql`(plain(subject_name) like plain(${pattern}) or (subject_kind = 'person'
      and subject_id in (select person.id::text from person where ${nameMatches})))`);
  }
  return conditions;
}

function toEntry(row: Row, names: Map<string, string>): AuditEntry {
  const nameOrId = (id: unknown) => (typeof id === 'string' ? (names.get(id) ?? id) : id);
  const { assignee, assigned } = row.details;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
    action: row.action,
    subject: { kind: row.kind, id: row.subjectId, name: row.subjectName },
    details: {
      ...row.details,
      ...(isChange(assignee) && {
        assignee: { from: nameOrId(assignee.from), to: nameOrId(assignee.to) },
      }),
      ...(assigned !== undefined && { assigned: nameOrId(assigned) }),
    },
  };
}

export async function findAuditChoices(db: Database): Promise<AuditChoices> {
  const ids = await readDistinct(db, 'actor_id');
  const people = await sql<{ id: string; name: string | null }>`
    select each.id, case when person.id is not null then ${nameOfPerson} end as name
    from unnest(${ids}::uuid[]) as each (id) left join person using (id)
    order by person.id is null, ${nameOrder(nameOfPerson)}, each.id`.execute(db);
  return {
    people: people.rows,
    actions: await readDistinct(db, 'action'),
    kinds: await readDistinct(db, 'subject_kind'),
  };
}

/** Walks the index from value to value: costs values, not rows. */
async function readDistinct(
  db: Database,
  name: 'actor_id' | 'action' | 'subject_kind',
): Promise<string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string }>`
    with recursive each as (
      (select ${column} as value from audit where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from audit where ${column} > each.value order by ${column} limit 1)
      from each where each.value is not null
    ) select value::text from each where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}
