/**
 * How long does a bank's statement take to be planned and imported, and for how long is the shop's
 * process held meanwhile?
 *
 *   node bench/statement-import.ts [new lines] [stored lines] [embedded|PostgreSQL]   20,000 of each
 *
 * On the embedded database and on a temporary PostgreSQL: an account with stored lines, and a file
 * of new ones of the same days, first spread over a month, then all of one day and one
 * amount. Prints the time of a dry run and of the import beside that of reading the file from the
 * disk, the load of the machine, the processor's time of the shop's process, the longest that this
 * process answered nothing, and the longest that a query beside had to wait.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { importStatement } from '#features/payments/matching/server/import-statement.ts';
import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { createLog } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { createTaskProcesses } from '#platform/tasks/task-process.ts';
import { startPostgres } from './temporary-postgres.ts';

const [newLines = 20_000, storedLines = 20_000] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
const folder = mkdtempSync(join(tmpdir(), 'mariel-statement-'));
const found: Record<string, Record<string, number | string>> = {};
if (only !== 'PostgreSQL') await measure('embedded', undefined);
if (only !== 'embedded') {
  const server = await startPostgres();
  await measure('PostgreSQL', server.url);
  await server.stop();
}
console.table(found);
rmSync(folder, { recursive: true });

async function measure(engine: string, url: string | undefined): Promise<void> {
  const database = await openDatabase({ url, folder: join(folder, 'data') });
  const { db } = database;
  await migrate(db, readMigrations());
  const log = createLog(() => {});
  const entry = new URL('../src/app/server/start/task-main.ts', import.meta.url);
  const tasks = createTaskProcesses({ entry, log });
  const config = readConfig({ NODE_ENV: 'test' }, { serving: false });
  const services = { database, db, tasks, config, log } as unknown as Services;
  for (const days of [30, 1]) {
    const account = await seedAccount(db, days);
    const file = join(folder, `${engine}-${days}.csv`);
    writeFileSync(file, fileOf(days));
    const began = performance.now();
    const bytes = readFileSync(file);
    const readMs = performance.now() - began;
    for (const dryRun of [true, false]) {
      const watch = watchProcess(() => sql`select 1`.execute(db));
      const cpu = process.cpuUsage();
      const from = performance.now();
      const { counts } = await importStatement(services, {
        ...{ account, bytes, dryRun, language: 'es' },
        agent: { id: randomUUID(), role: 'agente', email: 'a@b.test' } as never,
      });
      const ms = performance.now() - from;
      const { user, system } = process.cpuUsage(cpu);
      found[`${engine}, ${days} days, ${dryRun ? 'dry run' : 'import'}`] = {
        ms: Math.round(ms),
        'times reading the file': Math.round(ms / readMs),
        load: Number(loadavg()[0]?.toFixed(1)),
        'cpu ms of the process': Math.round((user + system) / 1000),
        ...(await watch()),
        counts: `${counts.new} new, ${counts.known} known, ${counts.refused} refused`,
      };
    }
  }
  await tasks.stop();
  await database.close();
}

/** Looks every 2 ms whether the process answers, and asks the database one thing after the other. */
function watchProcess(ask: () => Promise<unknown>) {
  let [longestBlock, longestQuery, over] = [0, 0, false];
  const ticking = (async () => {
    for (let last = performance.now(); !over; last = performance.now()) {
      await wait(2);
      longestBlock = Math.max(longestBlock, performance.now() - last - 2);
    }
  })();
  const asking = (async () => {
    while (!over) {
      const from = performance.now();
      await ask();
      longestQuery = Math.max(longestQuery, performance.now() - from);
      await wait(5);
    }
  })();
  return async () => {
    over = true;
    await Promise.all([ticking, asking]);
    return {
      'longest block ms': Math.round(longestBlock),
      'longest query ms': Math.round(longestQuery),
    };
  };
}

function dayOf(at: number, days: number): string {
  return `2026-10-${String((at % days) + 1).padStart(2, '0')}`;
}

function centsOf(at: number, days: number): number {
  return days === 1 ? 50_000 : 10_000 + (at % 997) * 100;
}

function fileOf(days: number): string {
  const rows = Array.from({ length: newLines }, (_, at) => {
    const one = storedLines + at;
    return `${dayOf(one, days)},ZELLE FROM PEREZ MUNOZ ANA ${one},${centsOf(one, days) / 100}.00,ZN${one}`;
  });
  return `Date,Description,Amount,Reference\n${rows.join('\n')}\n`;
}

async function seedAccount(db: Services['db'], days: number): Promise<string> {
  const id = randomUUID();
  const key = id.replaceAll('-', '').toUpperCase();
  const layout = {
    ...{ day: 'Date', amount: 'Amount', description: 'Description', reference: 'Reference' },
    ...{ credit: null, debit: null, direction: null, payer: null, status: null, balance: null },
    ...{ currency: null, headless: false, dayStyle: 'auto', decimalStyle: 'auto' },
    ...{ separator: 'auto', encoding: 'auto' },
  };
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    await sql`insert into payment_instruction (id, way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
      values (${id}, ${id}, 1, 'bank', 'Mariel', ${key}, ${key}, ${id}, ${id}, now())`.execute(tx);
    await sql`insert into statement_layout (account_key, layout, changed_by)
      values (${key}, ${JSON.stringify(layout)}::jsonb, ${id})`.execute(tx);
    await sql`insert into bank_statement_line (account_key, moved_on, amount_cents, description, bank_reference, reference_key, imported_by)
      select ${key}, '2026-10-01'::date + at % ${days}::int, case ${days}::int when 1 then 50000 else 10000 + (at % 997) * 100 end,
        'ZELLE FROM PEREZ MUNOZ ANA ' || at, 'ZN' || at, 'ZN' || at, ${id}
      from generate_series(0, ${storedLines}::int - 1) at`.execute(tx);
  });
  await sql`analyze bank_statement_line`.execute(db);
  return id;
}
