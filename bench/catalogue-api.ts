/**
 * What does a list of 24 products cost, and does it cost more in a big catalogue?
 *
 *   node bench/catalogue-api.ts [1000 100000 1000000]
 *
 * Compares GET /api/products (category, brand, lowest price) with a bare node:http server that asks
 * one named statement. CPU is that of server and database together, from /proc; it means more than
 * requests per second on a machine that does other things. DATABASE_URL names a server where
 * databases may be created; without it a temporary PostgreSQL is started.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { overPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { cpuMs } from './cpu.ts';
import { seededBrands, seedProducts } from './seed-products.ts';
import { startPostgres } from './temporary-postgres.ts';

const requests = 3000;
const rounds = 3;
const clients = 4;

type Measurement = Record<'req/s' | 'server ms' | 'database ms' | 'CPU ms' | 'products', number>;

async function measureSize(size: number): Promise<void> {
  const database = `bench_${size}`;
  const address = await createDatabase(database, size);
  const results: Record<string, Measurement> = {};
  for (const [name, kind, queries] of [
    ['bare, columns', 'bare-columns', unseen],
    ['bare, ready JSON', 'bare-json', unseen],
    ['shop, never asked before', 'shop', unseen],
    ['shop, asked before', 'shop', repeated],
  ] as const) {
    const server = await startServer(kind, address);
    try {
      await load(server.port, queries(0), 1000);
      const runs: Measurement[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        runs.push(await measure(server, database, queries(round)));
      }
      results[name] = medians(runs);
    } finally {
      server.process.kill();
    }
  }
  console.table(results);
  console.table(await measureQuestions(address));
  await dropDatabase(database);
}

/**
 * Other questions that people ask, with the worst cases; each is new, so that no cache answers it.
 */
const questions = {
  'newest of a category': 'category=automobiles',
  'newest of all': '',
  'lowest price first': 'category=automobiles&sort=price',
  'highest price first, of all': 'sort=-price',
  'newest year first': 'category=automobiles&sort=year',
  'a brand, newest year first': 'category=automobiles&brand=Toyota&sort=year',
  'reaches Holguín first': 'category=automobiles&nearest=HOL',
  'reaches Isla de la Juventud only (1 %)': 'category=automobiles&province=IJV',
  'year, engine and highest price':
    'category=automobiles&year=2019&engineType=diesel&maxPrice=4000',
  'a price that none has': 'category=automobiles&minPrice=59999&maxPrice=60001',
  'search: a brand': 'search=toyota',
  'search: two words': 'search=toyota%20edicion%20123',
  'search: a word in every product': 'search=unidad',
  'search: a slip': 'search=toyoya',
  'search: no such word': 'search=xylofon',
  'search: a slip, by price': 'category=motocicletas&search=kawazaki&sort=price',
};

async function measureQuestions(address: string): Promise<Record<string, { ms: number }>> {
  const server = await startServer('shop', address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const results: Record<string, { ms: number }> = {};
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = [];
    // A different limit makes each one a question of its own.
    for (let limit = 24; limit > 15; limit -= 1) {
      const started = performance.now();
      await request(agent, server.port, `/api/products?${query}&limit=${limit}`);
      times.push(performance.now() - started);
    }
    results[name] = { ms: round(times.sort((a, b) => a - b)[4] ?? 0) };
  }
  agent.destroy();
  server.process.kill();
  return results;
}

async function createDatabase(name: string, size: number): Promise<string> {
  await dropDatabase(name);
  await ask(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href, max: 1 });
  // Seeding a million takes longer than the shop lets a statement run.
  const db = overPool(pool);
  const folder = join(import.meta.dirname, '../db/migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  await migrate(
    db,
    files.map((file) => ({ name: file, sql: readFileSync(join(folder, file), 'utf8') })),
  );
  await seedProducts(db, size);
  await db.destroy();
  return address.href;
}

async function dropDatabase(name: string): Promise<void> {
  await ask(`drop database if exists ${name} with (force)`);
}

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

interface Server {
  process: ChildProcess;
  port: number;
}

async function startServer(kind: string, database: string): Promise<Server> {
  const script = join(import.meta.dirname, 'catalogue-server.ts');
  const child = spawn(process.execPath, [script, kind, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, port: Number(line) };
  }
  throw new Error(`the server ${kind} did not start`);
}

/**
 * Asks for the two commonest brands of each category, and a lowest price that most products exceed.
 */
function* asked(price: (at: number) => number): Generator<string> {
  const pairs = Object.entries(seededBrands).flatMap(([category, brands]) =>
    brands.slice(0, 2).map((brand) => `category=${category}&brand=${brand}`),
  );
  for (let at = 0; ; at += 1) {
    yield `/api/products?${pairs[at % pairs.length]}&minPrice=${price(at).toFixed(2)}`;
  }
}

/** Makes addresses that come only once: the lowest price differs by a cent at least. */
const unseen = (round: number) =>
  asked((at) => 500 + ((at * 7919 + round * 101) % 1_000_000) / 100);
const repeated = (_round: number) => asked((at) => 500 + (at % 64) * 100);

async function measure(
  server: Server,
  database: string,
  addresses: Generator<string>,
): Promise<Measurement> {
  const backends = await backendsOf(database);
  const before = { server: cpuMs(server.process.pid), database: sum(backends.map(cpuMs)) };
  const started = performance.now();
  const products = await load(server.port, addresses, requests);
  const seconds = (performance.now() - started) / 1000;
  const serverMs = (cpuMs(server.process.pid) - before.server) / requests;
  const databaseMs = (sum(backends.map(cpuMs)) - before.database) / requests;
  return {
    'req/s': Math.round(requests / seconds),
    'server ms': round(serverMs),
    'database ms': round(databaseMs),
    'CPU ms': round(serverMs + databaseMs),
    products: round(products / requests),
  };
}

async function backendsOf(database: string): Promise<number[]> {
  const rows = await ask<{ pid: number }>(
    `select pid from pg_stat_activity where datname = '${database}' and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

async function load(port: number, addresses: Generator<string>, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let left = count;
  let products = 0;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const came = await request(agent, port, addresses.next().value);
      products += came;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return products;
}

function request(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${body}`));
        else resolve(body.split('"slug"').length - 1);
      });
    }).on('error', reject);
  });
}

function medians(runs: readonly Measurement[]): Measurement {
  const middle = (name: keyof Measurement) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    'req/s': middle('req/s'),
    'server ms': middle('server ms'),
    'database ms': middle('database ms'),
    'CPU ms': middle('CPU ms'),
    products: middle('products'),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const round = (number: number) => Math.round(number * 1000) / 1000;

const sizes = process.argv.slice(2).map(Number);
const own = process.env.DATABASE_URL ? undefined : await startPostgres();
const url = process.env.DATABASE_URL ?? own?.url ?? '';
try {
  for (const size of sizes.length > 0 ? sizes : [1000, 100_000, 1_000_000]) {
    console.log(`\n${size.toLocaleString('en')} products`);
    await measureSize(size);
  }
} finally {
  await own?.stop();
}
