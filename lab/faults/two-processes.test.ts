// Two processes of the built shop on one PostgreSQL, behind a load balancer that sends each
// request to the other one: no state of the shop lives in a process. The clock of one is wrong.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { receiptPdf } from '#features/payments/verifications/server/testing/verifications.ts';
import { enter, me } from '#features/people/accounts/server/testing/sign-in.ts';
import { callAddress } from '#platform/calls/client.ts';
import { CookieJar } from '#platform/testing/cookie-jar.ts';
import { staffApi } from '#staff-api.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { admit, type Customer } from './customer.ts';
import { leavePictures, openShopDatabase, type ShopDatabase } from './database.ts';
import { customersFor, sendLoad } from './load.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type CatalogueProduct, findProducts, newQuote } from './products.ts';
import { createShopProcess, type ShopProcess } from './shop-process.ts';

/** So many requests while both processes are restarted; FAULT_REQUESTS=10000 for the long run. */
const requests = Number(process.env.FAULT_REQUESTS ?? 600);

let database: ShopDatabase;
let mail: MailServer;
let shops: [ShopProcess, ShopProcess];
let balancer: Balancer;
let yanet: Customer;
let raul: Customer;
let products: CatalogueProduct[];
const data = mkdtempSync(join(tmpdir(), 'mariel-files-'));

beforeAll(async () => {
  database = await openShopDatabase();
  mail = await startMailServer();
  balancer = await startBalancer(() => (shops ?? []).map(({ port }) => port));
  const env = {
    DATABASE_URL: database.urlAt(database.server.port),
    SMTP_URL: mail.url,
    PUBLIC_URL: balancer.origin,
    ALLOW_EMBEDDED_PROVIDER: 'yes',
    TRUSTED_PROXIES: '1',
    // A volume that both see.
    DATA_DIR: data,
    DRAIN_SECONDS: '1',
  };
  const clock = join(data, 'five-minutes-ahead');
  writeFileSync(clock, '300000');
  const movesClock = pathToFileURL(join(import.meta.dirname, '../resilience/moved-clock.ts')).href;
  const wrongClock = { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${movesClock}` };
  shops = [await createShopProcess({ ...env, ...wrongClock }), await createShopProcess(env)];
  // At once, on an empty database, where both want to be the first.
  await Promise.all(shops.map((shop) => shop.start()));
  await leavePictures(database);
  yanet = await admit(database.pool, 'yanet');
  raul = await admit(database.pool, 'raul', 'agente');
  products = await findProducts(database.pool, 3);
}, 120_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await balancer.close();
  await mail.close();
  await database.close();
  rmSync(data, { recursive: true, force: true });
  for (const shop of shops) expect(shop.output()).not.toContain('"level":"error"');
}, 60_000);

test('two who start at once on an empty database fill it once', async () => {
  const { rows } = await database.pool.query(
    'select count(*)::int as all, count(distinct (category, slug))::int as once from product',
  );
  expect(rows[0].all).toBeGreaterThan(20);
  expect(rows[0].all).toBe(rows[0].once);
});

test('signing in goes from one process to the other, and the session is known to both', async () => {
  const jar = new CookieJar(balancer.origin);
  await enter(jar, 'cliente@demo.test');
  for (const { origin } of shops) {
    expect(await me(jar)).toMatchObject({ status: 200, person: { email: 'cliente@demo.test' } });
    const cookie = `mariel-auto-session=${jar.value('mariel-auto-session')}`;
    const answer = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    expect(answer.status).toBe(200);
  }
  expect([...balancer.answered.keys()].sort()).toEqual(shops.map(({ port }) => port).sort());
});

test('what staff change through one process shows in the pages of the other', async () => {
  const [first, second] = shops;
  const [product] = products;
  if (!product) throw new Error('no products');
  const path = `/products/${product.category}/${product.slug}`;
  for (const { origin } of shops) expect(await read(origin + path)).toContain(product.name);
  const params = { id: product.id };
  const { updatedAt } = await raul.call(first.origin, staffApi.findStaffProduct, { params });
  const body = { name: `${product.name} revisado`, expected: updatedAt };
  await raul.call(first.origin, staffApi.updateProduct, { params, body });
  // The process that changed it shows it at once, the other one a moment later.
  expect(await read(first.origin + path)).toContain(`${product.name} revisado`);
  await expect.poll(() => read(second.origin + path)).toContain('revisado');
  product.name = `${product.name} revisado`;
});

test('a limit counts what came to either', async () => {
  const send = (at: number) =>
    fetch(`${shops[at % 2]?.origin}${api.createVerification.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': '203.0.113.7',
      },
      body: JSON.stringify({ verificationCode: `MA-VER-${at}`, email: `ana${at}@correo.test` }),
    }).then(({ status }) => status);
  const answers = [];
  for (let at = 0; at < 8; at += 1) answers.push(await send(at));
  // Five an hour for one network without a proof of work.
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test('a receipt that came in pieces to both is one file, which either shows', async () => {
  const [first, second] = shops;
  const uploadId = randomUUID();
  // 64 KB a piece: the first is filled with a comment of the PDF.
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(`%${'x'.repeat(98)}\n`.repeat(1000)),
    receiptPdf.subarray(9),
  ]);
  for (const [part, { origin }] of [first, second].entries()) {
    await yanet.call(origin, api.sendUploadPart, {
      params: { uploadId, part: String(part) },
      bytes: new Blob([new Uint8Array(bytes.subarray(part * 65_536, (part + 1) * 65_536))]),
    });
  }
  await yanet.call(first.origin, api.createVerification, {
    body: {
      verificationCode: 'MA-VER-PDF',
      email: yanet.email,
      receipts: [{ uploadId, parts: 2 }],
    },
    key: randomUUID(),
  });
  const [sent] = await yanet.call(second.origin, api.listMyVerifications, {});
  const detail = await yanet.call(second.origin, api.findMyVerification, {
    params: { id: sent?.id ?? '' },
  });
  const { rows } = await database.pool.query('select id from receipt where verification_id = $1', [
    detail.id,
  ]);
  for (const { origin } of shops) {
    const params = { id: detail.id, receiptId: rows[0].id };
    const answer = await yanet.fetch(origin + callAddress(api.showMyReceipt, { params }));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('a process that stops says so to whoever asks for its health, and still answers', async () => {
  const [, second] = shops;
  const status = (path: string) => fetch(second.origin + path).then((answer) => answer.status);
  expect(await Promise.all(['/healthz', '/readyz', '/'].map(status))).toEqual([200, 200, 200]);
  const stopped = second.stop();
  await expect.poll(() => status('/healthz'), { interval: 20 }).toBe(503);
  expect(await Promise.all(['/readyz', '/'].map(status))).toEqual([503, 200]);
  await stopped;
  await second.start();
  await vi.waitUntil(() => balancer.ready.size === shops.length, { timeout: 60_000 });
});

test('while one after the other is restarted, no request fails', async () => {
  let sent = 0;
  const restarts = async () => {
    for (const [at, shop] of shops.entries()) {
      await vi.waitUntil(() => sent > (requests * (at * 2 + 1)) / 5, { timeout: 600_000 });
      await shop.stop();
      await shop.start();
      // Before the next one restarts, this one must be back.
      await vi.waitUntil(() => balancer.ready.size === shops.length, { timeout: 60_000 });
    }
  };
  const restarted = restarts();
  const { failed, repeated, answered, quotes } = await sendLoad({
    origin: balancer.origin,
    customers: await Promise.all(
      Array.from({ length: customersFor(requests) }, (_, at) =>
        admit(database.pool, `cliente-${at}`),
      ),
    ),
    products,
    requests,
    onSent: () => {
      sent += 1;
    },
  });
  await restarted;
  console.log(`${answered} requests answered, ${failed.length} failed, ${quotes.length} quotes`);
  expect([...failed, ...repeated]).toEqual([]);
  expect(answered).toBe(requests);
  const { rows } = await database.pool.query(
    'select count(*)::int as quotes, count(distinct submission_key)::int as keys from quote',
  );
  expect(rows[0]).toEqual({ quotes: quotes.length, keys: quotes.length });
}, 900_000);

test('what both take at the same moment is made once', async () => {
  const [first, second] = shops;
  for (const product of products) {
    const key = randomUUID();
    const body = newQuote([{ product, quantity: 1 }]);
    const made = await Promise.all(
      [first, second, first, second].map(({ origin }) =>
        yanet.call(origin, api.createQuote, { body, key }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  }
});

test('what either wrote is dated by the clock of the database', async () => {
  const { rows } = await database.pool.query(
    // A clock of its own would be off by five minutes; a transaction may wait for seconds here.
    `select count(*) filter (where abs(extract(epoch from quote.created_at - event.at)) > 60)::int as off,
       count(*)::int as all
     from quote join event on event.quote_id = quote.id and event.kind = 'created'`,
  );
  expect(rows[0].all).toBeGreaterThan(20);
  expect(rows[0].off).toBe(0);
});

test('both have drained the outbox: each mail left once', async () => {
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as waiting from outbox where topic = 'mail' and done_at is null`,
    );
    return rows[0].waiting;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const { rows } = await database.pool.query(`select id from outbox where topic = 'mail'`);
  const ids = rows.map(({ id }) => `<${id}@127.0.0.1>`);
  expect(mail.taken.toSorted()).toEqual(ids.sort());
}, 90_000);

const read = async (address: string): Promise<string> => (await fetch(address)).text();
