// One of two processes is stuck inside a quotation, with the lock of the reference numbers, or
// somebody else keeps what everybody writes to, or everybody accepts at once: who only reads from the
// other process notices nothing, and what was asked for is done once.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { acts } from '#app/server/demo/acts/acts.ts';
import type { ActingShop, Told } from '#app/server/demo/acts/story-order.ts';
import { overPool } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { admit, type Customer } from './customer.ts';
import { leavePictures, openShopDatabase, type ShopDatabase } from './database.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import type { ProxyServer } from './line-proxy.ts';
import { type CatalogueProduct, findProducts, newQuote } from './products.ts';
import { createShopProcess, type ShopProcess } from './shop-process.ts';
import { createTrap } from './trap.ts';

/** How long somebody else keeps a lock, in seconds; FAULT_LOCK=60 for the long run. */
const lockSeconds = Number(process.env.FAULT_LOCK ?? 7);

/** More than a process has connections. */
const crowd = 20;

/** FAULT_ACCEPTANCES=100 for the long run. */
const acceptances = Number(process.env.FAULT_ACCEPTANCES ?? 30);

let database: ShopDatabase;
let line: ProxyServer;
let stuck: ShopProcess;
let healthy: ShopProcess;
let product: CatalogueProduct;
let customers: Customer[];
let raul: Customer;
const data = mkdtempSync(join(tmpdir(), 'mariel-files-'));

let strike = async () => {};
const trap = createTrap(() => strike());

beforeAll(async () => {
  database = await openShopDatabase();
  line = await startDatabaseProxy(database.server.port, trap);
  const env = (port: number) => ({
    DATABASE_URL: database.urlAt(port),
    PUBLIC_URL: 'http://127.0.0.1:1',
    ALLOW_EMBEDDED_PROVIDER: 'yes',
    ALLOW_LOCAL_INBOX: 'yes',
    TRUSTED_PROXIES: '1',
    DATA_DIR: data,
  });
  stuck = await createShopProcess(env(line.port));
  healthy = await createShopProcess(env(database.server.port));
  await healthy.start();
  await leavePictures(database);
  await stuck.start();
  raul = await admit(database.pool, 'raul', 'agente');
  const [first] = await findProducts(database.pool, 1);
  if (!first) throw new Error('no products');
  product = first;
}, 120_000);
beforeEach(async ({ task }) => {
  const names = Array.from({ length: crowd + 1 }, (_, at) => `${task.id}-${at}`);
  customers = await Promise.all(names.map((name) => admit(database.pool, name)));
});
afterAll(async () => {
  await stuck.kill();
  await healthy.stop();
  await line.close();
  await database.close();
  rmSync(data, { recursive: true, force: true });
}, 60_000);

const faults: [string, () => void][] = [
  ['frozen', () => void process.kill(stuck.pid(), 'SIGSTOP')],
  ['behind a silent line', () => {}],
];
test.each(faults)(
  'a process that is %s with the lock of the numbers',
  { tags: 'long' },
  async (_, fault) => {
    const struck = new Promise<void>((resolve) => {
      strike = () => {
        fault();
        resolve();
        // Whatever the trap holds back is never answered.
        return new Promise(() => {});
      };
    });
    void trap.arm('after', (statement) => /^\s*insert into counter/.test(statement));
    const [unlucky, ...others] = customers;
    const lost = ask(stuck, unlucky, randomUUID()).catch(() => undefined);
    await struck;
    const failed = await readWhile(() => Promise.all(others.map(askUntilMade)));
    expect(failed).toEqual([]);
    await stuck.kill();
    await lost;
    await stuck.start();
  },
);

test(`a foreign lock of ${lockSeconds} s on quotations, the ledger and the numbers`, {
  tags: 'long',
}, async () => {
  const foreign = await database.pool.connect();
  await foreign.query('begin; lock table quote, ledger_entry, counter in exclusive mode');
  const asked = Promise.all(customers.map(askUntilMade));
  const failed = await readWhile(() => wait(lockSeconds * 1000));
  await foreign.query('rollback');
  foreign.release();
  expect(failed).toEqual([]);
  await asked;
  const { rows } = await database.pool.query(
    'select count(*)::int as quotes, count(distinct reference)::int as numbers from quote',
  );
  expect(rows[0].numbers).toBe(rows[0].quotes);
});

test(`${acceptances} acceptances of one product at once, each tapped twice`, {
  tags: 'long',
}, async () => {
  const names = Array.from({ length: acceptances }, (_, at) => `acepta-${at}`);
  const people = new Map([['raul', raul]]);
  for (const name of names) people.set(name, await admit(database.pool, name));
  await database.pool.query('update product set stock = $2 where id = $1', [
    product.id,
    acceptances,
  ]);
  const asked = names.map((who, at): Told & { shop: ActingShop } => ({
    ...{ who, agent: 'raul', goods: [product.slug], province: 'HAB', id: '' },
    shop: actingShop(people, `198.51.100.${at}`),
  }));
  for (const order of asked) {
    for (const act of ['asks', 'offers'] as const) await acts[act](order.shop, order, 'halves');
  }
  const failed = await readWhile(() =>
    Promise.all(
      [...asked, ...asked].map((order) => untilDone(() => acts.accepts(order.shop, order, ''))),
    ),
  );
  expect(failed).toEqual([]);
  const { rows } = await database.pool.query(
    `select (select count(*) from offer_acceptance)::int as accepted,
       (select count(*) from unit)::int as units,
       (select sum(quantity) from product_hold where released_at is null)::int as held,
       (select count(*) from event where kind = 'offer_accepted')::int as entries,
       (select count(*) from outbox where dedupe like 'mail:offer-accepted %')::int as mails`,
  );
  const each = acceptances;
  expect(rows[0]).toEqual({ accepted: each, units: each, held: each, entries: each, mails: each });
});

/** The healthy process, whose people act as those of the demo's story do. */
const actingShop = (people: ReadonlyMap<string, Customer>, network: string): ActingShop => ({
  services: { db: overPool(database.pool) } as Services,
  idOf: (who) => people.get(who)?.id ?? '',
  fullNameOf: () => 'Yanet Pérez',
  call: (who, call, input) => {
    const person = people.get(who ?? '');
    if (!person) throw new Error(`nobody is called ${who}`);
    return person.with({ 'x-forwarded-for': network }).call(healthy.origin, call, input);
  },
});

const ask = async (shop: ShopProcess, customer: Customer | undefined, key: string) =>
  customer?.call(shop.origin, api.createQuote, {
    body: newQuote([{ product, quantity: 1 }]),
    key,
  });

/** With the same key again, until the shop says that it is made. */
function askUntilMade(customer: Customer): Promise<void> {
  const key = randomUUID();
  return untilDone(() => ask(healthy, customer, key));
}

/** As the browser does: again, until the shop says that it is done. */
async function untilDone(act: () => Promise<unknown>): Promise<void> {
  while (!(await act().catch(() => undefined))) await wait(500);
}

/** Reads one thing after the other in the healthy process, and tells what did not answer well. */
async function readWhile(action: () => Promise<unknown>): Promise<string[]> {
  const [reader] = customers;
  const looks = [
    ['search', () => fetch(`${healthy.origin}/api/products?search=${randomUUID().slice(0, 4)}`)],
    ['my quotations', () => reader?.fetch(`${healthy.origin}/my-quotes`)],
    ['queue', () => raul.fetch(healthy.origin + staffApi.listQuotes.path)],
    ['readyz', () => fetch(`${healthy.origin}/readyz`)],
    // It asks no database: who waits as long as this one waits for the processor alone.
    ['healthz', () => fetch(`${healthy.origin}/healthz`)],
  ] as const;
  const failed: string[] = [];
  const told: string[] = [];
  let going = true;
  const reading = looks.map(async ([name, look]) => {
    const times: number[] = [];
    while (going) {
      const began = performance.now();
      const answer = await look();
      await answer?.arrayBuffer();
      times.push(performance.now() - began);
      if (!answer?.ok) failed.push(`${name}: ${answer?.status}`);
      await wait(50);
    }
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    told.push(`${name} ${p99.toFixed(0)} ms of ${times.length}`);
  });
  const began = performance.now();
  await action();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  going = false;
  await Promise.all(reading);
  console.log(`${seconds} s, p99 of reads: ${told.join(', ')}`);
  return failed;
}
