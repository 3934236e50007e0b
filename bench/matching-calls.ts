/**
 * How quick is "Conciliar" in a shop with 100,000 payments?
 *
 *   node bench/matching-calls.ts [rounds]
 *
 * On a temporary PostgreSQL (or DATABASE_URL of an empty database): 20,000 orders with five payments
 * each, every payment from a bank line, 300 lines that wait and 200 claims. Medians of what the
 * page's calls ask of the database.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readMoney } from '#features/orders/offers/server/money/read-money.ts';
import { findLine, listLines } from '#features/payments/matching/server/lines.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { startPostgres } from './temporary-postgres.ts';

const rounds = Number(process.argv[2] ?? 10);
const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const database = await openDatabase({
  url: process.env.DATABASE_URL ?? server?.url,
  folder: 'memory://',
  withoutTimeout: true,
});
const { db } = database;
await migrate(db, readMigrations());
await seed(db);
const agent = { id: randomUUID(), role: 'agente', email: 'a@b.test' } as Parameters<
  typeof findLine
>[1];
const [line] = (await listLines(db, agent, {})).lines;
const one = await sql<{ id: string }>`select quote_id as id from ledger_entry limit 1`.execute(db);
const calls: Record<string, () => Promise<unknown>> = {
  'lines that wait, the first page': () => listLines(db, agent, {}),
  'lines that wait, page 6': () => listLines(db, agent, { page: 6 }),
  'lines that are recorded, the first page': () => listLines(db, agent, { state: 'used' }),
  'a line with its proposals': () => findLine(db, agent, line?.id ?? ''),
  'the money of an order': () => readMoney(db, one.rows[0]?.id ?? ''),
};
const found: Record<string, { 'median ms': number }> = {};
for (const [name, call] of Object.entries(calls)) {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    await call();
    if (round > 0) times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  found[name] = { 'median ms': Math.round(median * 10) / 10 };
}
console.table(found);
await database.close();
await server?.stop();

/** Writes rows that the rules would let in, without asking them one by one. */
async function seed(to: Database): Promise<void> {
  await to.transaction().execute(async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    await run("set local session_replication_role = 'replica'");
    await run(`insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
      values (gen_random_uuid(), 1, 'zelle', 'Mariel', 'a', 'A', gen_random_uuid(), gen_random_uuid(), now())`);
    await run(`create temp table made on commit drop as select n, gen_random_uuid() as quote, gen_random_uuid() as offer,
      gen_random_uuid() as acceptance, 'MA-TX-2026-' || lpad(n::text, 6, '0') as reference,
      (array['Ana','Jorge','Eva','Luis','Marta'])[1 + n % 5] || ' ' || (array['Pérez','Ruiz','Gómez','Peña'])[1 + n % 4]
        || ' ' || (array['Roque','Díaz','Mesa'])[1 + n % 3] as name from generate_series(1, 20000) n`);
    await run(`insert into quote (id, reference, customer_name, customer_email, province, language, subtotal_cents, total_cents)
      select quote, reference, name, 'ana@correo.test', 'HAB', 'es', 1000000, 1000000 from made`);
    await run(`insert into offer (id, quote_id, version, number, language, valid_until, terms_version, total_cents, made_by, state, sent_at, answered_at)
      select offer, quote, 1, reference || '-O1', 'es', '2099-01-01', '1', 1000000, quote, 'accepted', now(), now() from made`);
    await run(`insert into offer_acceptance (id, offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
      select acceptance, offer, '{}', 1000000, sha256('a'), '1', 'Ana', quote from made`);
    await run(`insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
      select acceptance, p, 'Parte', case p when 5 then 500000 else 100000 end, 'purchase' from made, generate_series(0, 5) p`);
    await run(`insert into bank_statement_line (account_key, nth, moved_on, amount_cents, description, imported_by)
      select 'A', p, '2026-01-01'::date + n % 300, 100000, 'ZELLE ' || name || ' ' || n, quote from made, generate_series(1, 5) p`);
    await run(`insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, instruction_id, account_key, bank_reference, reference_key, bank_line_id, recorded_by)
      select made.quote, 'payment', 100000, 'zelle', line.moved_on, (select id from payment_instruction), 'A', 'EC-' || line.seq, 'EC' || line.seq, line.id, made.quote
      from made join bank_statement_line line on line.description = 'ZELLE ' || name || ' ' || n`);
    await run("update bank_statement_line set state = 'used'");
    await run(`insert into bank_statement_line (account_key, nth, moved_on, amount_cents, description, imported_by)
      select 'A', n, '2026-11-20', 100000, 'ZELLE ' || upper(name) || case n % 4 when 0 then ' ' || reference else '' end, quote from made where n <= 300`);
    await run(`insert into verification (ticket, code, email, language, answer_due_at, order_id, paid_cents, paid_on)
      select 'MA-T-20261120-' || n, 'x', 'ana@correo.test', 'es', now(), quote, 100000, '2026-11-20' from made where n <= 200`);
  });
  await sql`analyze`.execute(to);
}
