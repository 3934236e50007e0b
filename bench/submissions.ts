/**
 * Does every intent become exactly one quotation, and what does that cost?
 *
 *   node bench/submissions.ts
 *
 * Twenty customers at once send 1,000 submissions over HTTP, each key three times at the same moment.
 * Then the database tells how many quotes there are and if a number is missing. To compare, the same
 * run writes the same rows by bare SQL over the same number of connections. It runs on PostgreSQL
 * (DATABASE_URL of an empty database, or a temporary one).
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createSession } from '#platform/auth/session.ts';
import { overPool } from '#platform/database/database.ts';
import { openBenchShop } from './bench-shop.ts';
import { startPostgres } from './temporary-postgres.ts';

const customers = 20;
const intents = 1000;
const repeats = 3;

const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const url = process.env.DATABASE_URL ?? server?.url ?? '';
const shop = await openBenchShop({ DATABASE_URL: url });
const pool = new pg.Pool({ connectionString: url, max: 10 });
const sessions = await signInAll();
const {
  rows: [product],
} = await pool.query(
  `select id, name, price_cents from product
   where status = 'available' and price_cents is not null and 'HAB' = any(provinces) limit 1`,
);

const shopSeconds = await submitAll();
const bareSeconds = await writeAll();
const { rows } = await pool.query(
  `select count(*)::int as quotes, count(distinct submission_key)::int as keys,
     max(right(reference, 6)::int) - min(right(reference, 6)::int) + 1 - count(*)::int as gaps,
     (select count(*)::int from outbox where topic = 'mail') as mails
   from quote where submission_key is not null`,
);
console.table({
  [`${intents} intents, each sent ${repeats} times`]: rows[0],
});
console.table({
  'shop: quotes per second': Math.round(intents / shopSeconds),
  'shop: requests per second': Math.round((intents * repeats) / shopSeconds),
  'bare SQL: quotes per second': Math.round(intents / bareSeconds),
  'bare SQL ÷ shop': Math.round((shopSeconds / bareSeconds) * 100) / 100,
});
await pool.end();
await shop.close();
await server?.stop();

async function signInAll(): Promise<string[]> {
  const db = overPool(pool);
  const made = Array.from({ length: customers }, async (_, at) => {
    const { rows: people } = await pool.query(
      `insert into person (issuer, subject, email, first_name, phone, whatsapp,
         email_verified)
       values ('bench', $1, $2, 'Bench', '+5351234567', '+5351234567', true) returning id`,
      [String(at), `bench${at}@example.com`],
    );
    return `mariel-auto-session=${await createSession(db, people[0].id, undefined)}`;
  });
  return Promise.all(made);
}

/** Sends one intent of each customer after the other, each as `repeats` requests at once. */
async function submitAll(): Promise<number> {
  const started = performance.now();
  let left = intents;
  await Promise.all(
    sessions.map(async (cookie) => {
      while (left-- > 0) {
        const key = randomBytes(16).toString('hex');
        const answers = await Promise.all(
          Array.from({ length: repeats }, () => submit(cookie, key)),
        );
        if (new Set(answers).size !== 1) throw new Error(`answers differ: ${answers}`);
      }
    }),
  );
  return (performance.now() - started) / 1000;
}

async function submit(cookie: string, key: string): Promise<string> {
  const price = (Number(product.price_cents) / 100).toFixed(2);
  const response = await fetch(`${shop.origin}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    body: JSON.stringify({
      province: 'HAB',
      items: [{ productId: product.id, productName: product.name, price, quantity: 1 }],
      subtotal: price,
      total: price,
    }),
  });
  const body = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${body}`);
  return body;
}

/** Writes the same rows, with the same counter, by statements alone. */
async function writeAll(): Promise<number> {
  // Two mails, and the paper that is to be drawn.
  const { rows: jobs } = await pool.query(
    `(select payload from outbox where topic = 'mail' order by created_at desc limit 2)
     union all (select payload from outbox where topic = 'paper' limit 1)`,
  );
  const { rows: people } = await pool.query(`select id from person where issuer = 'bench'`);
  const started = performance.now();
  let left = intents;
  await Promise.all(
    people.map(async ({ id }) => {
      while (left-- > 0)
        await writeOne(
          id,
          jobs.map(({ payload }) => payload),
        );
    }),
  );
  return (performance.now() - started) / 1000;
}

async function writeOne(person: string, jobs: object[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select price_cents from product where id = $1 for share', [product.id]);
    const { rows: numbers } = await client.query(
      `insert into counter (name, value) values ('bench', 1)
       on conflict (name) do update set value = counter.value + 1 returning value`,
    );
    const { rows: quotes } = await client.query(
      `insert into quote (reference, person_id, customer_name, customer_email, province, language,
         subtotal_cents, total_cents)
       values ($1, $2, 'Bench', 'bench@example.com', 'HAB', 'es', $3, $3) returning id`,
      [`BENCH-${numbers[0].value}`, person, product.price_cents],
    );
    const { id } = quotes[0];
    await client.query(
      `insert into quote_line (quote_id, position, product_id, product_name, quantity, unit_price_cents)
       values ($1, 0, $2, $3, 1, $4)`,
      [id, product.id, product.name, product.price_cents],
    );
    await client.query(
      `insert into event (quote_id, actor_id, actor, kind) values ($1, $2, 'customer', 'created')`,
      [id, person],
    );
    for (const [at, job] of jobs.entries()) {
      await client.query(
        `insert into outbox (topic, dedupe, payload, done_at) values ('bench', $1, $2, now())`,
        [`${id} ${at}`, JSON.stringify(job)],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
