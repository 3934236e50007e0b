import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { FilesUnavailable } from '#platform/files/files.ts';
import { type Outage, outageOf } from '#platform/http/errors.ts';
import { startWorker } from '#platform/jobs/outbox.ts';
import { TaskFailed } from '#platform/tasks/task.ts';
import { awayDatabase } from '#platform/testing/away-database.ts';
import { openTestShop, setUpShop, shop } from '../testing/test-shop.ts';

const token = 'una-llave-de-prueba';
const env = { METRICS_TOKEN: token };
const shown = { authorization: `Bearer ${token}` };

setUpShop({ env });
beforeEach(() => shop.reset());

async function read(of = shop): Promise<Map<string, number>> {
  const answer = await of.as('anonymous').fetch('/metrics', { headers: shown });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  // The format: a comment, or a name with labels and a number; every line ended.
  expect(lines.pop()).toBe('');
  const samples = lines.filter((line) => !/^# (HELP|TYPE) [a-z_]+ \S/.test(line));
  return new Map(
    samples.map((line) => {
      const [, name = '', value] =
        /^([a-z_]+(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)+\})?) (-?[\d.]+(?:e[+-]?\d+)?)$/.exec(line) ??
        [];
      expect([line, value]).not.toEqual([line, undefined]);
      return [name, Number(value)];
    }),
  );
}

describe('to whom', () => {
  test.each([
    ['nobody', {}],
    ['a wrong token', { authorization: `Bearer ${token}x` }],
    ['half a token', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['another kind', { authorization: `Basic ${token}` }],
    ['the token alone', { authorization: token }],
  ])('there is no such address for %s', async (_, headers) => {
    const known = await shop.as('anonymous').fetch('/metrics', { headers });
    expect([known.status, (await known.json()).code]).toEqual([404, 'not_found']);
  });

  test('not for staff either, and for nobody where no token is set', async () => {
    expect((await shop.as('administrador').fetch('/metrics')).status).toBe(404);
    const closed = await openTestShop({ database: shop.services.database });
    for (const headers of [
      shown,
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ]) {
      expect((await closed.as('anonymous').fetch('/metrics', { headers })).status).toBe(404);
    }
  });
});

test('answers are counted by route and status, with how long they took', async () => {
  const visitor = shop.as('anonymous');
  const before = await read();
  await visitor.fetch('/products/automobiles/corolla');
  await visitor.fetch('/products/automobiles/otro');
  await visitor.fetch('/api/quotes/0b9f2bd2-56d5-4ba1-8c87-8b1c1ff1d2a0');
  await visitor.fetch('/nada/de/nada', { method: 'DELETE' });
  await visitor.fetch('/nada/de/nada');
  const after = await read();
  const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const route = 'route="/products/:category/:slug"';
  expect(more(`http_requests_total{method="GET",${route},status="404"}`)).toBe(2);
  expect(more('http_requests_total{method="GET",route="/api/quotes/:id",status="401"}')).toBe(1);
  expect(more('http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  expect(more('http_requests_total{method="DELETE",route="none",status="404"}')).toBe(1);
  const duration = `http_request_duration_seconds`;
  expect(more(`${duration}_count{method="GET",${route}}`)).toBe(2);
  expect(more(`${duration}_sum{method="GET",${route}}`)).toBeGreaterThan(0);
  const steps = [...after].filter(([name]) =>
    name.startsWith(`${duration}_bucket{method="GET",${route}`),
  );
  const counts = steps.map(([, value]) => value);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(2);
});

test('the outbox: what waits, since when, what failed and what was given up', async () => {
  const { db } = shop.services;
  expect((await read()).get('shop_outbox_waiting{topic="mail"}')).toBe(0);
  const minutes = (count: number) => sql`now() - ${count} * interval '1 minute'`;
  const add = (dedupe: string, attempts: number, created: number, due: ReturnType<typeof sql>) =>
    sql`insert into outbox (topic, dedupe, payload, attempts, created_at, run_after)
      values ('mail', ${dedupe}, '{}', ${attempts}, ${minutes(created)}, ${due})`.execute(db);
  await add('due', 0, 5, minutes(5));
  await add('failed', 3, 20, sql`now() + interval '1 hour'`);
  await add('for later', 0, 60, sql`now() + interval '1 hour'`);
  await add('given up', 400, 9000, sql`'infinity'`);
  await add('refused', 1, 9000, sql`'infinity'`);
  await add('refused later', 3, 9000, sql`'infinity'`);
  const queue = await read();
  expect(queue.get('shop_outbox_waiting{topic="mail"}')).toBe(3);
  expect(queue.get('shop_outbox_retrying{topic="mail"}')).toBe(1);
  expect(queue.get('shop_outbox_given_up{topic="mail"}')).toBe(1);
  expect(queue.get('shop_outbox_refused{topic="mail"}')).toBe(2);
  const oldest = queue.get('shop_outbox_oldest_seconds{topic="mail"}') ?? 0;
  expect(Math.round(oldest / 60)).toBe(20);
});

test('jobs, by what came of them', async () => {
  const { db, log, metrics } = shop.services;
  await sql`insert into outbox (topic, dedupe, payload, attempts) values
    ('good', 'a', '{}', 0), ('bad', 'b', '{}', 0), ('bad', 'c', '{}', 399)`.execute(db);
  const fail = () => Promise.reject(new Error('no'));
  const worker = startWorker({
    db,
    log,
    metrics,
    handlers: { good: async () => {}, bad: fail },
    // A second try of the failed one would count too.
    backoff: () => 3_600_000,
  });
  const runs = async (topic: string, outcome: string) =>
    (await read()).get(`shop_job_runs_total{topic="${topic}",outcome="${outcome}"}`);
  await expect.poll(() => runs('good', 'done')).toBe(1);
  await expect.poll(() => runs('bad', 'failed')).toBe(1);
  await expect.poll(() => runs('bad', 'given-up')).toBe(1);
  await worker.stop();
});

test('the process and its connections', async () => {
  const now = await read();
  const at = (name: string) => now.get(name) ?? Number.NaN;
  expect(at('shop_database_up')).toBe(1);
  expect(at('shop_database_connections{pool="all",state="busy"}')).toBeGreaterThanOrEqual(0);
  expect(at('shop_database_connections{pool="all",state="idle"}')).toBeGreaterThan(0);
  expect(at('shop_database_waiting{pool="all"}')).toBe(0);
  expect(at('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(at('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(at('process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
  expect(at('nodejs_eventloop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
});

test('requests that the database failed are counted by what it lacked', async () => {
  const away = await openTestShop({ env, database: awayDatabase() });
  const why = async (of: string) => (await read(away)).get(`shop_outages_total{why="${of}"}`);
  expect([await why('away'), await why('full')]).toEqual([0, 0]);
  await away.as('anonymous').fetch('/api/products');
  expect([await why('away'), await why('full')]).toEqual([1, 0]);
  await away.close();
});

test.each<[Outage | undefined, Error]>([
  ['full', broken('53100')],
  ['full', broken('58030')],
  ['no_connection', broken('53300')],
  ['no_connection', new Error('timeout exceeded when trying to connect')],
  ['in_the_way', broken('55P03')],
  ['too_slow', broken('57014')],
  ['away', broken('ECONNREFUSED')],
  ['away', broken('57P01')],
  ['away', new Error('Connection terminated unexpectedly')],
  ['files', new FilesUnavailable('the bucket refuses')],
  ['task', new TaskFailed('ended')],
  [undefined, broken('42P01')],
  [undefined, broken('23505')],
])('an outage is told by what was lacking: %s', (why, error) => {
  expect(outageOf(error)).toBe(why);
});

function broken(code: string): Error {
  return Object.assign(new Error('the database said no'), { code });
}

test('without its database the process still tells of itself', async () => {
  const away = await openTestShop({ env, database: awayDatabase() });
  const now = await read(away);
  expect(now.get('shop_database_up')).toBe(0);
  expect(now.has('shop_outbox_waiting{topic="mail"}')).toBe(false);
  expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  await away.close();
});
