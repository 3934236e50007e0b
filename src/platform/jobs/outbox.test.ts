import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { createLog } from '../monitoring/log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  defaultBackoff,
  defer,
  type Handler,
  type Job,
  lastAttempt,
  startWorker,
  type Worker,
  type WorkerOptions,
} from './outbox.ts';

const recordId = '0b8f3c1e-6d2a-4f57-9c1b-2f6f3f3a9d10';
let database: OpenDatabase;
let events: string[] = [];
let lines: { event: string }[] = [];
const log = createLog((line) => {
  lines.push(JSON.parse(line));
  events.push(JSON.parse(line).event);
});

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  events = [];
  lines = [];
  await sql`truncate outbox`.execute(database.db);
});
afterAll(() => database.close());

test('work of a transaction that is rolled back never runs', async () => {
  const cancelled = database.db.transaction().execute(async (tx) => {
    await defer(tx, { topic: 'note', dedupe: 'cancelled', payload: {} });
    throw new Error('cancelled');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  await put('kept');
  expect(await runUntil('kept')).toEqual(['kept']);
});

test('one event makes one piece of work, the first', async () => {
  await put('same', { n: 1 });
  await database.db.transaction().execute(async (tx) => {
    await defer(tx, { topic: 'note', dedupe: 'same', payload: { name: 'same', n: 2 } });
    await defer(tx, { topic: 'note', dedupe: 'same', payload: { name: 'same', n: 3 } });
  });
  const jobs: Job[] = [];
  await runUntil('same', { seen: (job) => jobs.push(job) });
  await put('same', { n: 4 });
  await put('later');
  await runUntil('later', { seen: (job) => jobs.push(job) });
  expect(jobs.map((job) => job.payload)).toEqual([{ name: 'same', n: 1 }, { name: 'later' }]);
});

test('work waits for its time', async () => {
  await put('tomorrow', {}, new Date(Date.now() + 86_400_000));
  await put('now');
  expect(await runUntil('now')).toEqual(['now']);
});

test('work that failed lets the next one pass, tries again, and its row says what is true', async () => {
  await put('first');
  await put('second');
  const rows: unknown[] = [];
  const ran = await runUntil('first again', {
    async seen(job) {
      // A query of its own: the handler runs outside any transaction, over a pool of one.
      rows.push(await row('first'));
      if (nameOf(job) === 'first' && job.attempt === 1) throw new Error('no \0 luck');
    },
  });
  expect(ran).toEqual(['first', 'second', 'first again']);
  expect(rows[1]).toMatchObject({
    attempts: 1,
    done: false,
    last_error: 'no  luck',
    locked: false,
  });
  expect(await row('first')).toMatchObject({ attempts: 2, done: true, last_error: null });
  expect(events).toEqual(['job-failed']);
});

test('two workers share the work and never do the same piece at the same time', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `job-${index}`);
  for (const name of names) await put(name);
  const inHand = new Set<string>();
  const twice: string[] = [];
  const done: string[] = [];
  const all = gate();
  const handler: Handler = async (job) => {
    const name = nameOf(job);
    if (inHand.has(name)) twice.push(name);
    inHand.add(name);
    await row(name);
    inHand.delete(name);
    if (job.attempt === 1 && /[05]$/.test(name)) throw new Error('once more');
    done.push(name);
    if (done.length === names.length) all.open();
  };
  const workers = [start({ note: handler }), start({ note: handler })];
  await all.opened;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(twice).toEqual([]);
  expect(done.sort()).toEqual(names.sort());
});

test('a job of a process that died is taken over when its lease has run out, not before', async () => {
  await put('orphan');
  await put('held');
  const lease = (name: string, until: string) =>
    sql`update outbox set attempts = 1, locked_until = now() + ${until}::interval where dedupe = ${name}`;
  await lease('orphan', '-1 second').execute(database.db);
  await lease('held', '1 hour').execute(database.db);
  expect(await runUntil('orphan again')).toEqual(['orphan again']);
  expect(await row('held')).toMatchObject({ attempts: 1, done: false });
});

test('a job that takes long has its lease renewed before it runs out', async () => {
  await put('long');
  const lease = async () => {
    const { rows } = await sql<{ until: string }>`
      select locked_until::text as until from outbox where dedupe = 'long'`.execute(database.db);
    return rows[0]?.until;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await runUntil('long', {
      leaseMs: 60_000,
      async seen() {
        const first = await lease();
        vi.advanceTimersByTime(59_000);
        await expect.poll(lease).not.toBe(first);
      },
    });
  } finally {
    vi.useRealTimers();
  }
  expect(await row('long')).toMatchObject({ attempts: 1, done: true });
});

test('a job that has ended and a worker that has stopped leave no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    await put('short');
    // A pool of connections has one of its own.
    const before = vi.getTimerCount();
    await runUntil('short');
    expect(vi.getTimerCount()).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

test('a job that never ends has failed, and what waits behind it runs', async () => {
  await put('endless');
  await put('behind');
  let told: AbortSignal | undefined;
  const ran = await runUntil('behind', {
    longestMs: 5,
    backoff: () => 3_600_000,
    seen(job, signal) {
      if (nameOf(job) !== 'endless') return;
      told = signal;
      return new Promise(() => {});
    },
  });
  expect(ran).toEqual(['endless', 'behind']);
  expect(told?.aborted).toBe(true);
  expect(await row('endless')).toMatchObject({ done: false, last_error: 'took too long' });
});

test('a slow topic does not hold back another one', async () => {
  const slow = gate();
  const quick = gate();
  await put('picture', {}, undefined, 'slow');
  const worker = start({ slow: () => slow.opened, note: async () => quick.open() });
  await expect.poll(() => row('picture')).toMatchObject({ attempts: 1 });
  await put('mail');
  worker.wakeWorker();
  await quick.opened;
  expect(await row('picture')).toMatchObject({ done: false });
  slow.open();
  await worker.stop();
  expect(await row('picture')).toMatchObject({ done: true });
});

test('stop waits for the job in hand and takes no other', async () => {
  await put('in hand');
  await put('waiting');
  const begun = gate();
  const finish = gate();
  let finished = false;
  const worker = start({
    async note() {
      begun.open();
      await finish.opened;
      finished = true;
    },
  });
  await begun.opened;
  const stopping = worker.stop().then(() => finished);
  finish.open();
  expect(await stopping).toBe(true);
  expect(await row('in hand')).toMatchObject({ done: true });
  expect(await row('waiting')).toMatchObject({ attempts: 0, done: false });
});

test('a database that is gone is said once, and work goes on when it is back', async () => {
  await put('survivor');
  await sql`alter table outbox rename to outbox_gone`.execute(database.db);
  const ran = gate();
  const worker = start({ note: async () => ran.open() }, { pollMs: 1 });
  await expect.poll(() => events).toContain('outbox-database-lost');
  for (let look = 0; look < 20; look++) await sql`select 1`.execute(database.db);
  await sql`alter table outbox_gone rename to outbox`.execute(database.db);
  await ran.opened;
  await worker.stop();
  expect(events).toEqual(['outbox-database-lost', 'outbox-database-back']);
});

test('what was done while the database went away is not done again when it is back', async () => {
  await put('deed');
  const ran = gate();
  const worker = start(
    {
      async note() {
        await sql`alter table outbox rename to outbox_gone`.execute(database.db);
        ran.open();
      },
    },
    { pollMs: 1 },
  );
  await ran.opened;
  await expect.poll(() => events).toEqual(['outbox-database-lost']);
  await sql`alter table outbox_gone rename to outbox`.execute(database.db);
  await expect.poll(() => row('deed')).toMatchObject({ done: true });
  await worker.stop();
  expect(await row('deed')).toMatchObject({ attempts: 1, done: true });
});

test('a worker stops while the database is away, in the middle of a job too', async () => {
  await put('deed');
  const ran = gate();
  const counted: string[] = [];
  const worker = start(
    {
      async note() {
        await sql`alter table outbox rename to outbox_gone`.execute(database.db);
        ran.open();
      },
    },
    { pollMs: 1, metrics: { jobRan: (_, outcome) => counted.push(outcome) } },
  );
  await ran.opened;
  await expect.poll(() => events).toEqual(['outbox-database-lost']);
  await worker.stop();
  await sql`alter table outbox_gone rename to outbox`.execute(database.db);
  // Nobody knows that it was done: it will be tried again.
  expect(counted).toEqual([]);
  expect(await row('deed')).toMatchObject({ attempts: 1, done: false, locked: true });
});

test('an idle worker looks once, then only when its time has come or it is nudged', async () => {
  let looks = 0;
  const watched = database.db.withPlugin({
    transformQuery({ node }) {
      looks += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const lookedOnly = async (times: number) => {
    await expect.poll(() => looks).toBe(times);
    for (let ask = 0; ask < 5; ask++) await sql`select 1`.execute(database.db);
    expect(looks).toBe(times);
  };
  const worker = start({ note: async () => {} }, { db: watched });
  await lookedOnly(1);
  worker.wakeWorker();
  await lookedOnly(2);
  await worker.stop();
  expect(looks).toBe(2);
  const impatient = start({ note: async () => {} }, { db: watched, pollMs: 1 });
  await expect.poll(() => looks).toBeGreaterThan(5);
  await impatient.stop();
});

test('a nudge in the middle of a look is not lost: what it tells of may have come too late for it', async () => {
  let looks = 0;
  const watched = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looks += 1;
      if (looks === 1) worker.wakeWorker();
      return result;
    },
  });
  const worker = start({ note: async () => {} }, { db: watched });
  await expect.poll(() => looks).toBe(2);
  await worker.stop();
});

test('each try is counted by what came of it, and the log names nobody', async () => {
  const counted: string[] = [];
  const metrics = {
    jobRan: (topic: string, outcome: string) => counted.push(`${topic} ${outcome}`),
  };
  await put('twice');
  await runUntil('twice again', {
    metrics,
    seen(job) {
      if (job.attempt === 1) throw Object.assign(new Error('yanet@correo.test'), { code: 'E550' });
    },
  });
  await put('hopeless');
  await sql`update outbox set attempts = ${lastAttempt} where dedupe = 'hopeless'`.execute(
    database.db,
  );
  await runUntil('hopeless again', {
    metrics,
    seen: () => Promise.reject('neither an error nor short '.repeat(100)),
  });
  expect(counted).toEqual(['note failed', 'note done', 'note given-up']);
  expect(lines).toEqual([
    expect.objectContaining({ event: 'job-failed', topic: 'note', attempt: 1, code: 'E550' }),
    expect.objectContaining({ event: 'job-given-up', topic: 'note', attempt: lastAttempt + 1 }),
  ]);
  expect(lines[0]).toHaveProperty('job', expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(JSON.stringify(lines)).not.toMatch(/yanet|neither/);
  // What was said stays in the row, as much of it as helps.
  const { last_error: said } = (await row('hopeless')) as { last_error: string };
  expect(said).toMatch(/^neither an error nor short neither/);
  expect(said).toHaveLength(1000);
});

test('work knows the record that it is about', async () => {
  await database.db.transaction().execute(async (tx) => {
    await defer(tx, { topic: 'note', dedupe: 'about', payload: {}, about: recordId });
    await defer(tx, { topic: 'note', dedupe: 'about nothing', payload: {} });
  });
  const { rows } = await sql`select about from outbox order by dedupe`.execute(database.db);
  expect(rows).toEqual([{ about: recordId }, { about: null }]);
});

test('the pause doubles from 2 s to 15 minutes, and all tries together last over three days', () => {
  const pauses = Array.from({ length: lastAttempt - 1 }, (_, index) => defaultBackoff(index + 1));
  expect(pauses.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
  expect(Math.max(...pauses)).toBe(15 * 60_000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400_000);
});

test('after the last try a person must look; nothing is erased', async () => {
  await put('hopeless');
  await put('next');
  await sql`update outbox set attempts = ${lastAttempt - 1} where dedupe = 'hopeless'`.execute(
    database.db,
  );
  await runUntil('next', {
    seen(job) {
      if (nameOf(job) === 'hopeless') throw new Error('never');
    },
  });
  expect(events).toEqual(['job-given-up']);
  const { rows } = await sql<{ waiting: boolean }>`
    select run_after = 'infinity' as waiting from outbox where dedupe = 'hopeless'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ waiting: true }]);
});

async function put(name: string, payload: object = {}, runAfter?: Date, topic = 'note') {
  await database.db.transaction().execute((tx) =>
    defer(tx, {
      topic,
      dedupe: name,
      payload: { name, ...payload },
      ...(runAfter && { runAfter }),
    }),
  );
}

function nameOf(job: Job): string {
  return (job.payload as { name: string }).name;
}

/** Without a pause between tries, and without polls: only rings. */
function start(handlers: WorkerOptions['handlers'], more: Partial<WorkerOptions> = {}): Worker {
  return startWorker({
    db: database.db,
    log,
    handlers,
    pollMs: 3_600_000,
    backoff: () => 0,
    ...more,
  });
}

/** Runs a worker until the named job has ended; gives the order of tries ('x', 'x again'). */
async function runUntil(
  last: string,
  {
    seen,
    ...more
  }: Partial<WorkerOptions> & {
    seen?: (job: Job, signal: AbortSignal) => unknown;
  } = {},
): Promise<string[]> {
  const ran: string[] = [];
  const end = gate();
  const worker = start(
    {
      async note(job, signal) {
        const name = job.attempt > 1 ? `${nameOf(job)} again` : nameOf(job);
        ran.push(name);
        if (name === last) end.open();
        await seen?.(job, signal);
      },
    },
    more,
  );
  await end.opened;
  await worker.stop();
  return ran;
}

async function row(name: string) {
  const { rows } = await sql<object>`
    select attempts, done_at is not null as done, last_error, locked_until is not null as locked
    from outbox where dedupe = ${name}`.execute(database.db);
  return rows[0];
}

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
