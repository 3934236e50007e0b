/**
 * Does every intent to send a verification become exactly one ticket, over a line that breaks?
 *
 *   node bench/verifications.ts [intents]
 *
 * Each intent has one key, a proof of work and one receipt in three pieces. Pieces and the sending
 * are cut off at random (the browser gives up while the server works), tapped twice and sent again
 * until an answer arrives; then the database is asked. 1,000 intents, twenty at a time, on
 * PostgreSQL (DATABASE_URL of an empty database, or a temporary one).
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openBenchShop } from './bench-shop.ts';
import { sendIntents } from './send-intents.ts';
import { startPostgres } from './temporary-postgres.ts';

const intents = Number(process.argv[2] ?? 1000);
const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const url = process.env.DATABASE_URL ?? server?.url ?? '';
// Each intent comes from a network of its own, because limits are another question.
const shop = await openBenchShop({ DATABASE_URL: url, TRUSTED_PROXIES: '1' });
const pool = new pg.Pool({ connectionString: url, max: 2 });

const run = randomUUID().slice(0, 8);
const sent = await sendIntents((path, init) => fetch(shop.origin + path, init), {
  intents,
  at: 20,
  run,
});
const { rows } = await pool.query(
  `select count(*)::int as tickets, count(distinct submission_key)::int as keys,
     (select count(*)::int from receipt) as receipts,
     (select count(*)::int from event where kind = 'created' and verification_id is not null) as events,
     (select count(*)::int from outbox where topic = 'mail') as mails,
     (select count(*)::int from receipt_part) as parts_left
   from verification where submission_key like $1`,
  [`${run}-%`],
);
console.table({ [`${intents} intents`]: { ...rows[0], ...sent } });
const { tickets, keys, receipts } = rows[0];
await pool.end();
await shop.close();
await server?.stop();
if (tickets !== intents || keys !== intents || receipts !== intents || sent.answers !== intents) {
  console.error('tickets are not intents');
  process.exit(1);
}
