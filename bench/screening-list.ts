/**
 * How long does a list of the government's take to import, how much memory does it hold, and does the
 * shop answer meanwhile?
 *
 *   node bench/screening-list.ts [entries] [embedded|PostgreSQL]     20,000 by default
 *
 * Runs the built shop (`node scripts/build.ts` first) on the embedded database and on PostgreSQL,
 * imports a file of an invented list with aliases, some 20 MB, and requests `/healthz` every 50 ms.
 * Linux only.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { seededRandom } from '../lab/faults/seeded-random.ts';
import { openBenchShop } from './bench-shop.ts';
import { memoryOf } from './process-memory.ts';
import { startPostgres } from './temporary-postgres.ts';

const entries = Number(process.argv[2] ?? 20_000);
const only = process.argv[3];
const file = listOf(entries);
console.log(`${entries} entries, ${(file.length / 1_000_000).toFixed(1)} MB`);
if (only !== 'PostgreSQL') await measure('embedded', {});
if (only !== 'embedded') {
  const server = await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: server.url });
  await server.stop();
}

async function measure(engine: string, env: Record<string, string>): Promise<void> {
  const shop = await openBenchShop(env);
  // Waits until the demo's pictures are made.
  await wait(45_000);
  const jar = new CookieJar(shop.origin);
  const people = await jar.visit('/api/login');
  await jar.visit(formOf(people), { form: { email: 'agente@demo.test' } });
  const cookie = jar.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'content-type': 'application/octet-stream',
    'sec-fetch-site': 'same-origin',
  };
  const before = memoryOf(shop.process.pid ?? 0);
  console.log(`${engine}: ${before.shop} MB before`);
  for (const dryRun of ['&dryRun=1', '', '&dryRun=1']) {
    const health = watchHealth(shop.origin, shop.process.pid ?? 0);
    const from = performance.now();
    const response = await fetch(
      `${shop.origin}/api/admin/screening/lists?name=lista.csv&listedOn=2026-11-20${dryRun}`,
      { method: 'POST', body: file, headers },
    );
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const what = `${response.status} ${(await response.text()).slice(0, 120)}`;
    console.log(`  ${dryRun ? 'dry run' : 'import'}: ${seconds} s; ${await health()}; ${what}`);
  }
  await wait(30_000);
  console.log(`  ${memoryOf(shop.process.pid ?? 0).shop} MB half a minute later`);
  await shop.close();
}

/** Asks every 50 ms until somebody asks for the result. */
function watchHealth(origin: string, pid: number): () => Promise<string> {
  const times: number[] = [];
  let most = 0;
  let children = 0;
  let over = false;
  const watching = (async () => {
    while (!over) {
      const from = performance.now();
      await (await fetch(`${origin}/healthz`)).arrayBuffer();
      times.push(performance.now() - from);
      const held = memoryOf(pid);
      most = Math.max(most, held.shop);
      children = Math.max(children, held.children);
      await wait(50);
    }
  })();
  return async () => {
    over = true;
    await watching;
    const sorted = times.toSorted((a, b) => a - b);
    const slowest = Math.round(sorted.at(-1) ?? 0);
    const usual = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
    return `/healthz ${times.length} times, ${usual} ms, ${slowest} ms at most; ${most} MB at most, ${children} MB in its children`;
  };
}

function listOf(count: number): Uint8Array<ArrayBuffer> {
  const random = seededRandom(7);
  const first =
    'Ali Mohammed Ahmed Juan José María Carlos Luis Ana Igor Wei Omar Yusuf Fátima Rosa'.split(' ');
  const known = 'PEREZ GARCIA RODRIGUEZ HERNANDEZ DIAZ RUIZ LOPEZ'.split(' ');
  const invented = Array.from({ length: 6000 }, (_, at) =>
    createHash('sha256')
      .update(String(at))
      .digest('base64')
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 8)
      .toUpperCase(),
  );
  const last = [...invented, ...known.flatMap((name) => Array.from({ length: 30 }, () => name))];
  const name = () => `${random.pick(last)}, ${random.pick(first)} ${random.pick(last)}`;
  const some = (most: number, make: () => string) =>
    Array.from({ length: random.below(most) }, make).join('; ');
  const heading =
    '_id,source,entity_number,type,programs,name,title,addresses,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';
  const rows = Array.from({ length: count }, (_, at) => [
    String(at).padStart(40, '0'),
    'Specially Designated Nationals (SDN) - Treasury Department',
    String(10_000 + at),
    random.pick(['Individual', 'Individual', 'Entity', 'Entity', 'Vessel']),
    'CUBA; SDGT; IFSR',
    name(),
    '',
    some(8, () => `Calle ${random.below(999)} ${random.pick(last)}, ${random.pick(last)}, CU`),
    `(Linked To: ${name()}) ${'additional remark '.repeat(random.below(18))}`,
    'https://lista.example/sdn',
    some(14, name),
    'CU',
    '1960-01-01; 1961-02-03',
    'CU',
    random.pick(last),
    'https://lista.example/sdn',
    `Cedula No., ${random.below(99_999_999)}, CU, , ; Gender, Male, , ,`,
  ]);
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  return new TextEncoder().encode(`${heading}\r\n${text}\r\n`);
}
