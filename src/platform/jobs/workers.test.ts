import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Handler } from './outbox.ts';
import {
  database,
  gate,
  jobRow,
  nameOf,
  putJob,
  runUntil,
  setUpOutbox,
  startOutbox,
} from './testing/outbox.ts';

setUpOutbox();

test('two workers share the work and never do the same piece at the same time', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `job-${index}`);
  for (const name of names) await putJob(name);
  const inHand = new Set<string>();
  const twice: string[] = [];
  const done: string[] = [];
  const all = gate();
  const handler: Handler = async (job) => {
    const name = nameOf(job);
    if (inHand.has(name)) twice.push(name);
    inHand.add(name);
    await jobRow(name);
    inHand.delete(name);
    if (job.attempt === 1 && /[05]$/.test(name)) throw new Error('once more');
    done.push(name);
    if (done.length === names.length) all.open();
  };
  const workers = [startOutbox({ note: handler }), startOutbox({ note: handler })];
  await all.opened;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(twice).toEqual([]);
  expect(done.sort()).toEqual(names.sort());
});

test('a job of a process that died is taken over when its lease has run out, not before', async () => {
  await putJob('orphan');
  await putJob('held');
  const lease = (name: string, until: string) =>
    sql`update outbox set attempts = 1, locked_until = now() + ${until}::interval where dedupe = ${name}`;
  await lease('orphan', '-1 second').execute(database.db);
  await lease('held', '1 hour').execute(database.db);
  expect(await runUntil('orphan again')).toEqual(['orphan again']);
  expect(await jobRow('held')).toMatchObject({ attempts: 1, done: false });
});

test('a job that takes long has its lease renewed before it runs out', async () => {
  await putJob('long');
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
  expect(await jobRow('long')).toMatchObject({ attempts: 1, done: true });
});

test('a job that has ended and a worker that has stopped leave no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    await putJob('earlier');
    await runUntil('earlier');
    await putJob('short');
    // Each pool of connections has timers of its own, that of transactions and that of readers.
    const before = vi.getTimerCount();
    await runUntil('short');
    expect(vi.getTimerCount()).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

test('a job that never ends has failed, and what waits behind it runs', async () => {
  await putJob('endless');
  await putJob('behind');
  let received: AbortSignal | undefined;
  const ran = await runUntil('behind', {
    maxMs: 5,
    backoff: () => 3_600_000,
    seen(job, signal) {
      if (nameOf(job) !== 'endless') return;
      received = signal;
      return new Promise(() => {});
    },
  });
  expect(ran).toEqual(['endless', 'behind']);
  expect(received?.aborted).toBe(true);
  expect(await jobRow('endless')).toMatchObject({ done: false, last_error: 'took too long' });
});

test('a slow topic does not hold back another one', async () => {
  const slow = gate();
  const quick = gate();
  await putJob('picture', {}, undefined, 'slow');
  const worker = startOutbox({ slow: () => slow.opened, note: async () => quick.open() });
  await expect.poll(() => jobRow('picture')).toMatchObject({ attempts: 1 });
  await putJob('mail');
  worker.wakeWorker();
  await quick.opened;
  expect(await jobRow('picture')).toMatchObject({ done: false });
  slow.open();
  await worker.stop();
  expect(await jobRow('picture')).toMatchObject({ done: true });
});

test('stop waits for the job in hand and takes no other', async () => {
  await putJob('in hand');
  await putJob('waiting');
  const begun = gate();
  const finish = gate();
  let finished = false;
  const worker = startOutbox({
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
  expect(await jobRow('in hand')).toMatchObject({ done: true });
  expect(await jobRow('waiting')).toMatchObject({ attempts: 0, done: false });
});

test('an idle worker looks once, then only when its time has come or it is woken', async () => {
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
  const worker = startOutbox({ note: async () => {} }, { db: watched });
  await lookedOnly(1);
  worker.wakeWorker();
  await lookedOnly(2);
  await worker.stop();
  expect(looks).toBe(2);
  const impatient = startOutbox({ note: async () => {} }, { db: watched, pollMs: 1 });
  await expect.poll(() => looks).toBeGreaterThan(5);
  await impatient.stop();
});

test('waking it in the middle of a look is not lost: the work may have come too late for that look', async () => {
  let looks = 0;
  const watched = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looks += 1;
      if (looks === 1) worker.wakeWorker();
      return result;
    },
  });
  const worker = startOutbox({ note: async () => {} }, { db: watched });
  await expect.poll(() => looks).toBe(2);
  await worker.stop();
});
