import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { CaseType } from '../../case-type.ts';
import { readRows } from '../case-store.ts';
import type { CaseTypes, ServerCaseType } from '../server-case-type.ts';
import { type Condition, onPage, queueConditions, queueOrder, toQueueFacts } from './queue-list.ts';

export async function listCases<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  filters: T['filters'],
): Promise<{ cases: T['summary'][]; total: number }> {
  const condition = conditionOf(type, filters, agent);
  const { sort } = filters;
  const order = (sort && type.orders?.[sort]) || queueOrder(type, sort);
  const rows = await readRows(
    db,
    type,
    sql`${onPage(type, condition, order, filters)}
    order by ${order}`,
  );
  const total = await countFound(db, type, condition);
  return { cases: rows.map((row) => type.toSummary(row, toQueueFacts(row))), total };
}

export async function* walkCases<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  filters: T['filters'],
): AsyncGenerator<T['summary'][]> {
  const condition = conditionOf(type, filters, agent);
  let before: Condition = sql`true`;
  for (;;) {
    const rows = await readRows(
      db,
      type,
      sql`${condition} and ${before}
      order by seq desc limit ${batchSize}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => type.toSummary(row, toQueueFacts(row)));
    if (rows.length < batchSize) return;
    before = sql`seq < ${last.seq}`;
  }
}

/** Small enough that others use the database between two batches. */
const batchSize = 500;

export function countCases<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  filters: T['filters'],
): Promise<number> {
  return countFound(db, type, conditionOf(type, filters, agent));
}

function conditionOf<T extends CaseTypes>(
  type: ServerCaseType<T>,
  filters: T['filters'],
  agent: CurrentUser,
): Condition {
  const conditions = [queueConditions(type, filters, agent), ...(type.filter?.(filters) ?? [])];
  return sql`${sql.join(conditions, sql` and `)}`;
}

async function countFound(
  db: Database,
  { name: table }: CaseType,
  condition: Condition,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}
