import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { ListPage } from '#platform/http/list-pages.ts';
import type { CaseType } from '../../case-type.ts';
import { readCaseRows } from '../case-store.ts';
import type { CaseTypes, ServerCaseType } from '../server-case-type.ts';
import {
  type CaseCondition,
  onPage,
  queueConditions,
  queueOrder,
  toQueueFacts,
} from './queue-list.ts';

export async function listCases<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  filters: Types['filters'],
): Promise<ListPage<Types['summary']>> {
  const condition = await conditionOf(db, type, filters, agent);
  const { sort } = filters;
  const order = (sort && type.orders?.[sort]) || queueOrder(type, sort);
  const rows = await readCaseRows(
    db,
    type,
    agent,
    sql`${onPage(type, condition, order, filters)}
    order by ${order}`,
  );
  const total = await countFound(db, type, condition);
  return { rows: rows.map((row) => type.toSummary(row, toQueueFacts(row))), total };
}

export async function* walkCases<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  filters: Types['filters'],
): AsyncGenerator<Types['summary'][]> {
  const condition = await conditionOf(db, type, filters, agent);
  let before: CaseCondition = sql`true`;
  for (;;) {
    const rows = await readCaseRows(
      db,
      type,
      agent,
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

export async function countCases<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  filters: Types['filters'],
): Promise<number> {
  return countFound(db, type, await conditionOf(db, type, filters, agent));
}

async function conditionOf<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  filters: Types['filters'],
  agent: CurrentUser,
): Promise<CaseCondition> {
  await type.beforeFilter?.(db, filters);
  const conditions = [queueConditions(type, filters, agent), ...(type.filter?.(filters) ?? [])];
  return sql`${sql.join(conditions, sql` and `)}`;
}

async function countFound(
  db: Database,
  { name: table }: CaseType,
  condition: CaseCondition,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}
