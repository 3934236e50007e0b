import { type RawBuilder, sql } from 'kysely';
import { mayOpenDetached } from '#features/accounts/roles.ts';
import type { Agent, CurrentUser } from '#features/accounts/schema.ts';
import { nameOf } from '#features/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { type Queue, type QueueSort, queuePageSize } from '../queue.ts';
import type { QueueCounts, QueueFacts } from '../schema.ts';

/** Which records a list is about; `finished` are the statuses after which nobody must act. */
export interface QueueOf {
  table: 'quote' | 'verification';
  finished: readonly string[];
}

type Condition = RawBuilder<boolean>;

interface QueueFilters {
  status?: string | undefined;
  q?: string | undefined;
  queue?: Queue | undefined;
  assigned?: string | undefined;
}

/** What the filters ask of a record, and that this agent may open it. */
export function queueConditions(of: QueueOf, filters: QueueFilters, agent: CurrentUser) {
  const { status, q, queue, assigned } = filters;
  const conditions: Condition[] = [mayOpen(of, agent)];
  if (status) conditions.push(sql`${column(of, 'status')} = ${status}`);
  if (queue) conditions.push(inQueue(of, agent)[queue]);
  if (assigned) conditions.push(sql`${column(of, 'assigned_to')} = ${assigned}`);
  if (q) conditions.push(matches(of, q));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What a deleted account left behind is administrador's alone. */
export function mayOpen(of: QueueOf, { role }: CurrentUser): Condition {
  return mayOpenDetached(role) ? sql`true` : sql`${column(of, 'detached_at')} is null`;
}

function inQueue(of: QueueOf, agent: CurrentUser): Record<Queue, Condition> {
  const assigned = column(of, 'assigned_to');
  const awaiting = column(of, 'awaiting_since');
  // Who writes about what was finished waits all the same.
  const open = sql<boolean>`(${column(of, 'status')} <> all (${of.finished}::text[]) or ${awaiting} is not null)`;
  return {
    mine: sql`${assigned} = ${agent.id} and ${open}`,
    unassigned: sql`${assigned} is null and ${open}`,
    unread: isUnread(of),
    overdue: isOverdue(of),
    waiting: sql`${awaiting} is not null`,
  };
}

function isUnread(of: QueueOf): Condition {
  const seen = column(of, 'staff_seen_at');
  return sql`(${seen} is null or ${seen} < ${column(of, 'customer_acted_at')})`;
}

function isOverdue(of: QueueOf): Condition {
  return sql`coalesce(${column(of, 'answer_due_at')} < now(), false)`;
}

/**
 * Every word in some part of what the record is found by. What looks like a phone number is also
 * compared digit by digit, however it is written.
 */
function matches(of: QueueOf, q: string): Condition {
  const search = column(of, 'search');
  const contains = (text: string) =>
    sql<boolean>`${search} like '%' || plain(${text.replace(/[\\%_]/g, '\\$&')}) || '%'`;
  const words = sql.join(q.split(/\s+/).slice(0, 8).map(contains), sql` and `);
  const digits = q.replace(/\D/g, '');
  if (digits.length < 3 || !/^[\d\s()+.-]+$/.test(q)) return sql`(${words})`;
  return sql`((${words}) or ${contains(digits)})`;
}

/** The order of a list; records of the same moment keep theirs from page to page. */
export function queueOrder(of: QueueOf, sort: QueueSort = 'newest'): RawBuilder<unknown> {
  const seq = column(of, 'seq');
  if (sort === 'oldest') return sql`${seq}`;
  if (sort === 'due') return sql`${column(of, 'answer_due_at')} nulls last, ${seq} desc`;
  return sql`${seq} desc`;
}

/** The records of one page; what is asked of each is then not asked of those before them. */
export function onPage(
  { table }: QueueOf,
  condition: Condition,
  order: RawBuilder<unknown>,
  page = 1,
): Condition {
  return sql`${sql.ref(`${table}.id`)} = any (array(
    select id from ${sql.table(table)} where ${condition} order by ${order}
    limit ${queuePageSize} offset ${(page - 1) * queuePageSize}))`;
}

/** The columns that `toQueueFacts` reads. */
export function queueColumns(of: QueueOf) {
  const moment = (name: string) => sql<Date | null>`${column(of, name)}`;
  return [
    sql<string | null>`${column(of, 'assigned_to')}`.as('assigned_to'),
    nameOf(`${of.table}.assigned_to`).as('assigned_name'),
    moment('awaiting_since').as('awaiting_since'),
    moment('answer_due_at').as('answer_due_at'),
    moment('first_response_at').as('first_response_at'),
    moment('detached_at').as('detached_at'),
    isOverdue(of).as('overdue'),
    isUnread(of).as('unread'),
  ];
}

export interface QueueRow {
  assigned_to: string | null;
  assigned_name: string | null;
  awaiting_since: Date | null;
  answer_due_at: Date | null;
  first_response_at: Date | null;
  detached_at: Date | null;
  overdue: boolean;
  unread: boolean;
}

export function toQueueFacts(row: QueueRow): QueueFacts {
  return {
    assignedTo: toAgent(row),
    awaitingSince: row.awaiting_since?.toISOString() ?? null,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    overdue: row.overdue,
    unread: row.unread,
    firstResponseAt: row.first_response_at?.toISOString() ?? null,
    detached: row.detached_at !== null,
  };
}

function toAgent({ assigned_to: id, assigned_name: name }: QueueRow): Agent | null {
  return id !== null && name !== null ? { id, name } : null;
}

/** How many records a filter finds on all pages. */
export async function countFound(
  db: Database,
  { table }: QueueOf,
  condition: Condition,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many records there are in all, of each status and in each part of the queue. */
export async function countQueue<S extends string>(
  db: Database,
  of: QueueOf,
  agent: CurrentUser,
  statuses: readonly S[],
): Promise<{ total: number; byStatus: Record<S, number>; queues: QueueCounts }> {
  const parts = inQueue(of, agent);
  const counts = Object.entries(parts).map(
    ([name, condition]) =>
      sql`count(*) filter (where ${condition})::int as ${sql.id(name as Queue)}`,
  );
  const { rows } = await sql<{ status: string; total: number } & QueueCounts>`
    select status, count(*)::int as total, ${sql.join(counts)}
    from ${sql.table(of.table)} where ${mayOpen(of, agent)} group by status`.execute(db);
  const sum = (name: Queue | 'total', among = rows) =>
    among.reduce((all, row) => all + row[name], 0);
  const byStatus = Object.fromEntries(
    statuses.map((status) => [
      status,
      sum(
        'total',
        rows.filter((row) => row.status === status),
      ),
    ]),
  ) as Record<S, number>;
  const queues = Object.fromEntries(
    Object.keys(parts).map((name) => [name, sum(name as Queue)]),
  ) as QueueCounts;
  return { total: sum('total'), byStatus, queues };
}

function column({ table }: QueueOf, name: string) {
  return sql.ref(`${table}.${name}`);
}
