import { type RawBuilder, sql } from 'kysely';
import { mayOpenDetached } from '#features/people/accounts/roles.ts';
import type { Agent, CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { containing, hasWords } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { rowsOf } from '#platform/http/list-pages.ts';
import { phoneDigits } from '#platform/text/phone.ts';
import { caseOf } from '../../case-number.ts';
import type { CaseType } from '../../case-type.ts';
import type { Queue } from '../../queue.ts';
import type { CaseStats, QueueCounts, QueueFacts } from '../../schema.ts';
import type { CaseRow } from '../tables.ts';

export type CaseCondition = RawBuilder<boolean>;

interface QueuedType extends CaseType {
  inOwnQueue?: Record<string, () => CaseCondition>;
}

export interface CaseFilterValues {
  status?: string | undefined;
  q?: string | undefined;
  queue?: string | undefined;
  assigned?: string | undefined;
  sort?: string | undefined;
  since?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

export function queueConditions(
  of: QueuedType,
  filters: CaseFilterValues,
  agent: Pick<CurrentUser, 'id' | 'role'>,
): CaseCondition {
  const { status, q, queue, assigned, since } = filters;
  const conditions: CaseCondition[] = [mayOpen(of, agent)];
  if (status) conditions.push(sql`${column(of, 'status')} = ${status}`);
  if (queue) conditions.push(inQueue(of, agent)[queue] ?? sql`false`);
  if (assigned) conditions.push(sql`${column(of, 'assigned_to')} = ${assigned}`);
  if (since) conditions.push(madeSince(of, sql`${since}::date`));
  if (q) conditions.push(matchesCase(of, q));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Made since a day began in Cuba, also on days when its clock changes. */
function madeSince(of: CaseType, day: RawBuilder<unknown>): CaseCondition {
  return sql`${column(of, 'created_at')} >= havana_midnight(${day})`;
}

/** Cases of a deleted account are open to administrators only. */
export function mayOpen(of: CaseType, { role }: Pick<CurrentUser, 'role'>): CaseCondition {
  return mayOpenDetached(role) ? sql`true` : sql`${column(of, 'detached_at')} is null`;
}

/** A condition: the case is neither finished nor ended. */
export function isOpenCase(of: CaseType): CaseCondition {
  const endings = sql.table(`${of.name}_ending`);
  const live = of.ends
    ? sql`and not exists (select from ${endings} where ${endings}.${sql.id(`${of.name}_id`)} = ${column(of, 'id')})`
    : sql``;
  return sql`(${column(of, 'status')} <> all (${of.finished}::text[]) ${live})`;
}

function inQueue(
  of: QueuedType,
  agent: Pick<CurrentUser, 'id'>,
): Record<Queue, CaseCondition> & Record<string, CaseCondition> {
  const assigned = column(of, 'assigned_to');
  const awaiting = column(of, 'awaiting_since');
  const own = Object.entries(of.inOwnQueue ?? {}).map(([name, isIn]) => [name, isIn()]);
  // A customer who writes about a finished case waits too.
  const open = sql<boolean>`(${isOpenCase(of)} or ${awaiting} is not null)`;
  return {
    mine: sql`${assigned} = ${agent.id} and ${open}`,
    unassigned: sql`${assigned} is null and ${open}`,
    unread: isUnread(of, agent.id),
    overdue: isOverdue(of),
    waiting: sql`${awaiting} is not null`,
    ...Object.fromEntries(own),
  };
}

/** Nobody has seen what the customer did last, or this agent has not, who looked before. */
function isUnread(of: CaseType, agentId: string): CaseCondition {
  const seenAt = column(of, 'staff_seen_at');
  const table = sql.table(of.name);
  return sql`(${seenAt} is null or ${seenAt} < ${column(of, 'customer_acted_at')}
    or ${column(of, 'id')} = any(array(select looked.id from viewing join ${table} looked on looked.id = subject
      where viewing.person_id = ${agentId} and seen_at < looked.customer_acted_at)))`;
}

function isOverdue(of: CaseType): CaseCondition {
  return sql`(${column(of, 'awaiting_since')} is not null and ${column(of, 'answer_due_at')} < now())`;
}

/** Every word is in the search text. A phone number may also match by its digits alone. */
export function matchesCase(of: CaseType, q: string): CaseCondition {
  const search = column(of, 'search');
  const words = hasWords(sql`${search}`, caseOf(q));
  const digits = phoneDigits(q) ?? '';
  return digits.length < 3 ? words : sql`(${words} or ${search} like ${containing(digits)})`;
}

export function queueOrder(of: CaseType, sort: string | undefined): RawBuilder<unknown> {
  const seq = column(of, 'seq');
  if (sort === 'oldest') return sql`${seq}`;
  if (sort === 'due') {
    return sql`case when ${column(of, 'awaiting_since')} is not null
      then ${column(of, 'answer_due_at')} else ${column(of, 'follow_up_at')} end nulls last, ${seq} desc`;
  }
  return sql`${seq} desc`;
}

/** The ids of one page, chosen first: a type's costly columns are computed for these rows only. */
export function onPage(
  { name: table }: CaseType,
  condition: CaseCondition,
  order: RawBuilder<unknown>,
  pages: Pick<CaseFilterValues, 'page' | 'limit'>,
): CaseCondition {
  const { size, offset } = rowsOf(pages);
  return sql`${sql.ref(`${table}.id`)} = any (array(
    select id from ${sql.table(table)} where ${condition} order by ${order}
    limit ${size} offset ${offset}))`;
}

export function queueColumns(of: CaseType, agentId: string): RawBuilder<unknown> {
  return sql`${personNameColumn(`${of.name}.assigned_to`)} as assigned_name,
    ${isOverdue(of)} as overdue, ${isUnread(of, agentId)} as unread,
    (select id from event where event.${sql.id(`${of.name}_id`)} = ${column(of, 'id')}
      order by seq desc limit 1) as newest`;
}

export interface QueueRow {
  assigned_name: string | null;
  overdue: boolean;
  unread: boolean;
  newest: string;
}

export function toQueueFacts(row: CaseRow & QueueRow): QueueFacts {
  return {
    assignedTo: toAgent(row),
    awaitingSince: row.awaiting_since?.toISOString() ?? null,
    answerDueAt: promisedAnswer(row),
    overdue: row.overdue,
    newest: row.newest,
    language: row.language,
    unread: row.unread,
    firstResponseAt: row.first_response_at?.toISOString() ?? null,
    followUpAt: row.follow_up_at?.toISOString() ?? null,
    detached: row.detached_at !== null,
  };
}

export function promisedAnswer({
  awaiting_since: since,
  answer_due_at: due,
}: Pick<CaseRow, 'awaiting_since' | 'answer_due_at'>): string | null {
  return since && due ? due.toISOString() : null;
}

function toAgent({ assigned_to: id, assigned_name: name }: CaseRow & QueueRow): Agent | null {
  return id !== null && name !== null ? { id, name } : null;
}

export async function countQueue<Status extends string>(
  db: Database,
  of: CaseType<Status> & QueuedType,
  agent: CurrentUser,
): Promise<CaseStats<Status>> {
  const parts = Object.entries(inQueue(of, agent));
  const counts = parts.map(
    ([name, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.id(name)}`,
  );
  const { rows } = await sql<{ status: string } & Record<string, number>>`
    select status, count(*)::int as total, ${sql.join(counts)}
    from ${sql.table(of.name)} where ${mayOpen(of, agent)} group by status`.execute(db);
  const sum = (name: string, among = rows) => among.reduce((all, row) => all + (row[name] ?? 0), 0);
  const byStatus = of.statuses.map((status) => [
    status,
    sum(
      'total',
      rows.filter((row) => row.status === status),
    ),
  ]);
  return {
    total: sum('total'),
    byStatus: Object.fromEntries(byStatus) as Record<Status, number>,
    queues: Object.fromEntries(parts.map(([name]) => [name, sum(name)])) as QueueCounts,
  };
}

/** Whom somebody has to see to, of the queues of those names, and what was made since a day began. */
export async function countDue(
  db: Database,
  of: CaseType & QueuedType,
  agent: CurrentUser,
  day: string,
): Promise<Record<'waiting' | 'overdue' | 'unassigned' | 'newToday', number>> {
  const { waiting, overdue, unassigned } = inQueue(of, agent);
  const conditions = { waiting, overdue, unassigned, newToday: madeSince(of, sql`${day}::date`) };
  // Each by an index of its own: together they would read every record.
  const counts = Object.entries(conditions).map(
    ([name, condition]) => sql`(select count(*)::int from ${sql.table(of.name)}
      where ${condition} and ${mayOpen(of, agent)}) as ${sql.id(name)}`,
  );
  const { rows } = await sql<
    Record<keyof typeof conditions, number>
  >`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, unassigned: 0, newToday: 0 };
}

/** How many wait for an answer. */
export async function countWaiting(
  db: Database,
  of: CaseType,
  agent: Pick<CurrentUser, 'role'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(of.name)}
    where ${column(of, 'awaiting_since')} is not null and ${mayOpen(of, agent)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function column(of: CaseType, name: string) {
  return sql.ref(`${of.name}.${name}`);
}
