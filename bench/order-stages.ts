/**
 * How long does it take to say where 100,000 orders stand?
 *
 *   node bench/order-stages.ts [quotations] [rounds] [postgres]
 *
 * On the embedded database (unless told not to) and on a temporary PostgreSQL: reads the facts of all of them once, as
 * after an upgrade, then counts them by stage, as the dashboard does; medians, without a request around them. The goal of
 * a screen is 200 ms.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { composeAreas } from '#app/server/composition-root.ts';
import {
  countStages,
  isInStage,
  keepAllStages,
  keepStages,
} from '#features/orders/order/server/order-stages.ts';
import { overPool } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { fillOrders } from './order-set.ts';
import { startPostgres } from './temporary-postgres.ts';

const [quotations = 100_000, rounds = 9] = process.argv.slice(2, 4).map(Number);
composeAreas();
if (process.argv[4] !== 'postgres') await measure('embedded');
const server = await startPostgres();
process.env.TEST_DATABASE_URL = server.url;
await measure('PostgreSQL');
await server.stop();

async function measure(name: string): Promise<void> {
  const { db, url, close } = await openTestDatabase();
  // Filling takes longer than the shop lets a statement run.
  const slow = url ? overPool(new pg.Pool({ connectionString: url, max: 1 })) : db;
  await fillOrders(slow, quotations);
  const started = performance.now();
  await keepAllStages({ db });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await sql`vacuum analyze order_stage`.execute(db);
  console.log(`${name}, ${quotations} quotations: the facts of all of them in ${seconds} s`);
  console.table(await countStages(db, { role: 'administrador' }, new Date()));
  const asks = {
    'reads those that a day can move': () => keepStages(db),
    'counts by stage, for the dashboard': () =>
      countStages(db, { role: 'administrador' }, new Date()),
    'a page of those to be paid': () =>
      sql`select id from quote where ${isInStage('toPay')} order by seq desc limit 50`.execute(db),
  };
  const found: Record<string, { 'median ms': number }> = {};
  for (const [what, ask] of Object.entries(asks)) found[what] = { 'median ms': await median(ask) };
  console.table(found);
  await close();
}

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0);
}
