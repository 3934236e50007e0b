/**
 * How long does a voyage of 500 units take to be updated, and how much does it queue?
 *
 *   node bench/voyage.ts [units] [embedded]
 *
 * Puts as many orders of one unit each on a voyage, on a PostgreSQL of its own or on the embedded one.
 * The voyage departs, arrives, and the arrival is taken back. Prints how long each update takes, for
 * how long this process answers nobody meanwhile, and how many jobs then wait.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { composeAreas } from '#app/server/composition-root.ts';
import { makeUnitsOf } from '#features/orders/offers/server/answering/units-of-acceptance.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { exportItems } from '#features/shipping/export-file/items.ts';
import { loadVoyage } from '#features/shipping/units/server/voyages/load-voyage.ts';
import { createVoyage } from '#features/shipping/units/server/voyages/save-voyage.ts';
import { updateVoyage } from '#features/shipping/units/server/voyages/update-voyage.ts';
import type { CheckedVoyageUpdate } from '#features/shipping/units/voyage-schema.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { readConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import { tasksHere } from '#platform/testing/tasks-here.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { startPostgres } from './temporary-postgres.ts';

const [, , units = '500', kind] = process.argv;
const count = Number(units);
const today = dayInHavana(new Date());
composeAreas();
const server = kind === 'embedded' ? undefined : await startPostgres();
// In memory its journal would be copied as it grows, for half a second.
const folder = mkdtempSync(join(tmpdir(), 'mariel-voyage-'));
const database = await openDatabase({ url: server?.url, folder });
const { db } = database;
await migrate(db, readMigrations());
const services = {
  config: {
    ...readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://tienda.test' }, { serving: false }),
    checkKey: 'bench',
  },
  log: createLog(() => {}),
  metrics: createMetrics(),
  database,
  db,
  files: memoryFiles(),
  tasks: tasksHere,
  wakeWorker() {},
};
const agent = { id: crypto.randomUUID(), email: 'a@correo.test', role: 'agente' } as CurrentUser;

const timed = async <T>(what: string, action: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  let [last, silent] = [start, 0];
  const look = () => {
    silent = Math.max(silent, performance.now() - last);
    last = performance.now();
  };
  const looking = setInterval(look, 2);
  const done = await action();
  const took = performance.now() - start;
  await wait(2);
  look();
  clearInterval(looking);
  console.log(`${what}: ${Math.round(took)} ms, silent for ${Math.round(silent)} ms`);
  return done;
};

const made = await timed(`${count} orders with a unit each`, () => fill(db));
// An administrador lets missing papers go, but the files are still asked.
await sql`insert into export_override (unit_id, items, reason, made_by)
  select id, ${[...exportItems]}::text[], 'Medida', ${agent.id}::uuid from unit`.execute(db);
await sql`insert into instalment_override (acceptance_id, position, reason, made_by)
  select acceptance_id, position, 'Medida', ${agent.id}::uuid from acceptance_instalment`.execute(
  db,
);
const facts = { carrier: 'Naviera', ship: 'Azul', number: '1', port: 'Miami', billOfLading: '' };
const dates = { departsOn: daysLater(today, 20), arrivesOn: daysLater(today, 25) };
const id = await createVoyage(services, agent, { ...facts, ...dates }, undefined);
await timed('put on the voyage', () => loadVoyage(services, agent, id, made));
const update = async (what: string, body: CheckedVoyageUpdate, dryRun = false) => {
  const updating = { id, update: body, key: crypto.randomUUID(), dryRun, language: 'es' as const };
  const { moves } = await timed(what, () => updateVoyage(services, agent, updating));
  console.log(`  ${moves.length} units, ${await waiting(db)} jobs wait`);
};
const departed = { kind: 'departed', expected: 1, day: today, earlierToo: true } as const;
await update('preview of the departure', departed, true);
await update('departure', departed);
const later = { departsOn: today, arrivesOn: daysLater(today, 40), cause: 'Mal tiempo' };
await update('another arrival expected', { kind: 'expected', expected: 2, ...later });
await update('arrival', { ...departed, kind: 'arrived', expected: 3 });
const cause = 'No llegó';
await update('arrival taken back', { kind: 'arrival_taken_back', expected: 4, cause });
await database.close();
await server?.stop();
rmSync(folder, { recursive: true });

async function waiting(of: Database): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from outbox`.execute(
    of,
  );
  return rows[0]?.jobs ?? 0;
}

async function fill(of: Database): Promise<string[]> {
  return of.transaction().execute(async (tx) => {
    await sql`insert into quote (reference, customer_name, customer_email, province, language, subtotal_cents, total_cents)
      select 'MA-TX-2026-' || lpad(g::text, 6, '0'), 'Yanet', 'yanet' || g || '@correo.test', 'HAB', 'es', 1000, 1000
      from generate_series(1, ${count}::int) g`.execute(tx);
    await sql`insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
      select id, 0, 'Kia', 1, 1000 from quote`.execute(tx);
    await sql`insert into offer (quote_id, version, number, language, valid_until, terms_version, total_cents, made_by)
      select id, 1, reference || '-O1', 'es', '2099-12-31', '2025-10', 1000, id from quote`.execute(
      tx,
    );
    await sql`insert into offer_line (offer_id, position, kind, text, quantity, unit_cents, optional)
      select id, 0, 'goods', 'Kia', 1, 1000, false from offer`.execute(tx);
    await sql`insert into offer_instalment (offer_id, position, label, basis_points, amount_cents, due)
      select id, 0, 'Todo', 10000, 1000, 'acceptance' from offer`.execute(tx);
    await sql`update offer set state = 'sent', sent_at = now()`.execute(tx);
    await sql`update offer set state = 'accepted', answered_at = now()`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      insert into offer_acceptance (offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
      select id, '{}', 1000, sha256('x'), '2025-10', 'Yanet', id from offer returning id`.execute(
      tx,
    );
    await sql`insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
      select id, 0, 'Todo', 1000, 'acceptance' from offer_acceptance`.execute(tx);
    for (const acceptance of rows) await makeUnitsOf(tx, acceptance.id, new Date());
    const made = await sql<{ id: string }>`select id from unit`.execute(tx);
    return made.rows.map((unit) => unit.id);
  });
}
