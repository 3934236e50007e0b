/**
 * How quick are the reports and the work list with 100,000 payments in the ledger?
 *
 *   node bench/reports.ts [payments] [rounds] [postgres]
 *
 * On a temporary PostgreSQL (or that of DATABASE_URL, whose database is empty) and on the embedded
 * database (unless told not to); medians of queries, without a request around them. The goal is 100 ms.
 */

import { sql } from 'kysely';
import { hasOverdue } from '#features/ledger/entries/server/money-rules.ts';
import { readCollected, readReports } from '#features/office/reports/server/read-reports.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { fillLedger } from './ledger-set.ts';
import { startPostgres } from './temporary-postgres.ts';

const [payments = 100_000, rounds = 15] = process.argv.slice(2, 4).map(Number);
const onlyPostgres = process.argv[4] === 'postgres';
const today = '2026-11-22';

if (!onlyPostgres) await measure('embedded');
const server = process.env.DATABASE_URL ? undefined : await startPostgres();
process.env.TEST_DATABASE_URL = process.env.DATABASE_URL ?? server?.url;
await measure('PostgreSQL');
await server?.stop();

async function measure(name: string): Promise<void> {
  const { db, close } = await openTestDatabase();
  await fillLedger(db, payments);
  const asks = {
    'all of the page': () => readReports(db, undefined, new Date()),
    'collected, for the file': () => readCollected(db),
    'part of the queue: overdue': () =>
      sql`select count(*) from quote where ${hasOverdue('quote.id', today)}`.execute(db),
  };
  const found: Record<string, { 'median ms': number }> = {};
  for (const [what, ask] of Object.entries(asks)) {
    await ask();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    found[what] = { 'median ms': Math.round(median) };
  }
  await close();
  console.log(`${name}, ${payments} payments`);
  console.table(found);
}
