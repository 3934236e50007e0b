/**
 * How much memory does the shop hold, and does it give it back?
 *
 *   node bench/memory.ts [requests] [embedded|PostgreSQL]     20,000 by default; the aims are for 100,000
 *
 * Runs the built shop (`node scripts/build.ts` first) on the embedded database and on PostgreSQL
 * (DATABASE_URL of an empty database, or a temporary one), each from an empty folder. It measures the
 * first start with the demo catalogue until the pictures are made, the shop started again and idle,
 * after the mixed requests, right after 20 photographs and 4 imports, and two minutes later. Prints MB
 * of resident memory, with the options of `scripts/start-options.json`. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { sendMixedRequests } from './mixed-requests.ts';
import { memoryOf } from './process-memory.ts';
import { sendStaffWork } from './staff-work.ts';
import { startPostgres } from './temporary-postgres.ts';

const requests = Number(process.argv[2] ?? 20_000);
const only = process.argv[3];

const aims = {
  embedded: { idle: 250, plateau: 400 },
  PostgreSQL: { idle: 110, plateau: 280 },
} as const;
type Engine = keyof typeof aims;

const metricsToken = 'for the bench only';
const settings = {
  METRICS_TOKEN: metricsToken,
  TRUSTED_PROXIES: '1',
  ALLOW_EMBEDDED_PROVIDER: 'yes',
  ALLOW_LOCAL_INBOX: 'yes',
};

if (only !== 'PostgreSQL') await measure('embedded', {});
if (only !== 'embedded') {
  const server = process.env.DATABASE_URL ? undefined : await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: process.env.DATABASE_URL ?? server?.url ?? '' });
  await server?.stop();
}

async function measure(engine: Engine, env: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-memory-'));
  const { idle, plateau } = aims[engine];
  console.log(engine);
  const open = () => openBenchShop({ ...settings, ...env }, folder);
  const first = await open();
  look(first, 'first start, first answer');
  await picturesMade(first);
  look(first, 'first start, pictures made');
  await wait(60_000);
  look(first, 'first start, a minute later');
  await first.close();

  const shop = await open();
  await wait(10_000);
  look(shop, 'warm, idle', idle);
  console.log(await sendMixedRequests(shop.origin, { requests, more: await filesOf(shop) }));
  look(shop, `after ${requests} requests`, plateau);
  await sendStaffWork(shop.origin);
  look(shop, 'after pictures and imports');
  await wait(120_000);
  look(shop, 'two minutes later', plateau);
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}

function look(bench: BenchShop, when: string, aim?: number): void {
  const { shop, children, peak } = memoryOf(bench.process.pid ?? 0);
  const started = children > 0 ? `, ${children} in its children` : '';
  const wanted = aim === undefined ? '' : ` (aim: ${aim})`;
  console.log(`${when.padEnd(30)} ${shop} MB${wanted}, ${peak} at most${started}`);
}

async function picturesMade(shop: BenchShop): Promise<void> {
  for (;;) {
    const answer = await fetch(`${shop.origin}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const waiting = /shop_outbox_waiting\{topic="picture"\} (\d+)/.exec(await answer.text())?.[1];
    if (!waiting || waiting === '0') return;
    await wait(1000);
  }
}

async function filesOf(shop: BenchShop): Promise<string[]> {
  const pages = ['/', '/products/automobiles', '/products/triciclos', '/offers'];
  const texts = await Promise.all(
    pages.map(async (path) => (await fetch(shop.origin + path)).text()),
  );
  const named = texts.join().matchAll(/\/(?:assets|pictures)\/[\w.-]+/g);
  return [...new Set([...named].map(([path]) => path))];
}
