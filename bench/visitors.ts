/**
 * What do so many visitors a day cost, and how long do they wait?
 *
 *   node bench/visitors.ts [visitors a day, 1,000,000] [minutes, 10]
 *
 * Serves the built shop (`node scripts/build.ts` first) from one process on PostgreSQL. Visitors come at the
 * day's rate, whether or not those before are done: each opens two pages that caches know, two lists that
 * nobody asked for before and two products. Every second one has a new phone, which also fetches what
 * the pages name, as if it tapped on each; one in a hundred asks for a quotation. Prints CPU, bytes and memory
 * for a visitor, and how long an answer took. The client is not counted. Linux only.
 */
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { createSession } from '#platform/auth/session.ts';
import { overPool } from '#platform/database/database.ts';
import { demoProducts } from '../demo/products.ts';
import { openBenchShop } from './bench-shop.ts';
import { cpuMs } from './cpu.ts';
import { dice, pick } from './draw-history.ts';
import { memoryOf } from './process-memory.ts';
import { startPostgres } from './temporary-postgres.ts';

const perDay = Number(process.argv[2] ?? 1_000_000);
const minutes = Number(process.argv[3] ?? 10);
const pauseMs = 86_400_000 / perDay;
const newPhones = 2;
const quotations = 100;
const connections = 6;
/** Of the widths of a picture a phone takes one. */
const named = /(?:src="|["\s])(\/assets\/[\w.-]+|(?<=src=")\/pictures\/[\w.-]+)/g;

const categories = ['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos'];
const words = ['toyota', 'honda', 'refrigerador', 'eléctrico', 'suzuki', 'kia', 'gasolina'];
const kinds = ['known page', 'new list', 'product', 'file', 'quotation'] as const;
type Kind = (typeof kinds)[number];

const random = dice(11);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const took: Record<Kind, number[]> = {
  'known page': [],
  'new list': [],
  product: [],
  file: [],
  quotation: [],
};
/** By status; 0 where no answer came. */
const failed = new Map<number, number>();
let [bytes, under] = [0, 0];

const server = await startPostgres();
const shop = await openBenchShop({ DATABASE_URL: server.url, TRUSTED_PROXIES: '1' });
const pool = new pg.Pool({ connectionString: server.url, max: 2 });
const customer = await signIn();
const product = await firstProduct();
// Compilers and caches are warm on a day like any other.
for (let at = 0; at < 60; at += 1) await visit(at);
for (const kind of kinds) took[kind].length = 0;
failed.clear();
bytes = 0;

const pids = () => ({ shop: [shop.process.pid], database: server.processes() });
const cpuBefore = cpuOf();
const started = performance.now();
const visits = Math.round((minutes * 60_000) / pauseMs);
for (let at = 0; at < visits; at += 1) {
  await wait(Math.max(0, started + at * pauseMs - performance.now()));
  void visit(at);
}
while (under > 0) await wait(20);
const cpu = cpuOf();
const seconds = (performance.now() - started) / 1000;
const each = (ms: number) => Math.round((ms / visits) * 100) / 100;

console.table({
  visitors: visits,
  'visitors a second': Math.round((visits / seconds) * 100) / 100,
  'answers a second': Math.round(kinds.reduce((sum, kind) => sum + took[kind].length, 0) / seconds),
  failed: [...failed].map(([status, times]) => `${status}: ${times}`).join(', ') || 'none',
  'ms of CPU for a visitor, shop': each(cpu.shop - cpuBefore.shop),
  'ms of CPU for a visitor, database': each(cpu.database - cpuBefore.database),
  'KB for a visitor': Math.round(bytes / visits / 1024),
  'MB of the shop and its processes':
    memoryOf(shop.process.pid ?? 0).shop + memoryOf(shop.process.pid ?? 0).children,
});
console.table(
  Object.fromEntries(
    kinds.map((kind) => {
      const sorted = took[kind].sort((one, other) => one - other);
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      return [
        kind,
        { answers: sorted.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'p99.9 ms': at(0.999) },
      ];
    }),
  ),
);
await pool.end();
await shop.close();
await server.stop();
process.exit();

function cpuOf() {
  const sum = (list: readonly (number | undefined)[]) =>
    list.reduce((total: number, pid) => total + cpuMs(pid), 0);
  return { shop: sum(pids().shop), database: sum(pids().database) };
}

async function visit(at: number): Promise<void> {
  under += 1;
  const category = pick(categories, random);
  const price = Math.floor(random() * 100_000);
  const pages: [Kind, string][] = [
    ['known page', '/'],
    ['known page', `/products/${category}`],
    ['new list', `/products/${category}?minPrice=${price}`],
    ['new list', `/products?search=${encodeURIComponent(pick(words, random))}&minPrice=${price}`],
    ['product', productPage()],
    ['product', productPage()],
  ];
  const files = new Set<string>();
  const octet = () => Math.floor(random() * 256);
  // Places are shared out among networks.
  const from = `10.${octet()}.${octet()}.${octet()}`;
  for (const [kind, path] of pages) {
    const html = await ask(kind, path, from);
    for (const [, file = ''] of html.matchAll(named)) files.add(file);
  }
  if (at % newPhones === 0) {
    const left = [...files];
    const connection = async () => {
      for (let file = left.pop(); file; file = left.pop()) await ask('file', file, from);
    };
    await Promise.all(Array.from({ length: connections }, connection));
  }
  if (at % quotations === 0) await askForQuotation();
  under -= 1;
}

function productPage(): string {
  const { category, slug } = pick(demoProducts, random);
  return `/products/${category}/${slug}`;
}

/** Returns the text of a page; counts what crosses the line. */
function ask(kind: Kind, path: string, from: string): Promise<string> {
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
    get(shop.origin + path, { agent, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const line = response.rawHeaders.join('').length + response.rawHeaders.length * 2;
      keep(kind, began, response.statusCode ?? 0, body.length + line);
      const isPage = kind !== 'file' && response.headers['content-encoding'] === 'br';
      resolve(isPage ? brotliDecompressSync(body).toString() : '');
    }).on('error', () => {
      keep(kind, began, 0, 0);
      resolve('');
    });
  });
}

async function askForQuotation(): Promise<void> {
  const began = performance.now();
  const price = (Number(product.price_cents) / 100).toFixed(2);
  const answer = await fetch(`${shop.origin}/api/quotes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      cookie: customer,
    },
    body: JSON.stringify({
      province: 'HAB',
      items: [{ productId: product.id, productName: product.name, price, quantity: 1 }],
      subtotal: price,
      total: price,
    }),
  });
  keep('quotation', began, answer.status, (await answer.arrayBuffer()).byteLength);
}

function keep(kind: Kind, began: number, status: number, size: number): void {
  took[kind].push(performance.now() - began);
  bytes += size;
  if (status !== 200 && status !== 201) failed.set(status, (failed.get(status) ?? 0) + 1);
}

async function signIn(): Promise<string> {
  const { rows } = await pool.query(
    `insert into person (issuer, subject, email, first_name, phone, whatsapp, email_verified)
     values ('bench', '0', 'bench@example.com', 'Bench', '+5351234567', '+5351234567', true) returning id`,
  );
  return `mariel-auto-session=${await createSession(overPool(pool), rows[0].id, undefined)}`;
}

async function firstProduct() {
  const { rows } = await pool.query(
    `select id, name, price_cents from product
     where status = 'available' and price_cents is not null and 'HAB' = any(provinces) limit 1`,
  );
  return rows[0];
}
