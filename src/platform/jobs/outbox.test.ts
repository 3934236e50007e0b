import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defaultBackoff, defer, type Job, lastAttempt } from './outbox.ts';
import {
  database,
  events,
  jobRow,
  loggedLines,
  nameOf,
  putJob,
  runUntil,
  setUpOutbox,
} from './testing/outbox.ts';

setUpOutbox();

const recordId = '0b8f3c1e-6d2a-4f57-9c1b-2f6f3f3a9d10';

test('work of a transaction that is rolled back never runs', async () => {
  const cancelled = database.db.transaction().execute(async (tx) => {
    await defer(tx, { topic: 'note', dedupe: 'cancelled', payload: {} });
    throw new Error('cancelled');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  await putJob('kept');
  expect(await runUntil('kept')).toEqual(['kept']);
});

test('one event makes one piece of work, the first', async () => {
  await putJob('same', { n: 1 });
  await database.db.transaction().execute(async (tx) => {
    await defer(tx, { topic: 'note', dedupe: 'same', payload: { name: 'same', n: 2 } });
    await defer(tx, { topic: 'note', dedupe: 'same', payload: { name: 'same', n: 3 } });
  });
  const jobs: Job[] = [];
  await runUntil('same', { seen: (job) => jobs.push(job) });
  await putJob('same', { n: 4 });
  await putJob('later');
  await runUntil('later', { seen: (job) => jobs.push(job) });
  expect(jobs.map((job) => job.payload)).toEqual([{ name: 'same', n: 1 }, { name: 'later' }]);
});

test('work waits for its time', async () => {
  await putJob('tomorrow', {}, new Date(Date.now() + 86_400_000));
  await putJob('now');
  expect(await runUntil('now')).toEqual(['now']);
});

test('work that failed lets the next one pass, tries again, and its row says what is true', async () => {
  await putJob('first');
  await putJob('second');
  const rows: unknown[] = [];
  const ran = await runUntil('first again', {
    async seen(job) {
      // A query of its own: the handler runs outside any transaction, over a pool of one.
      rows.push(await jobRow('first'));
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
  expect(await jobRow('first')).toMatchObject({ attempts: 2, done: true, last_error: null });
  expect(events).toEqual(['job-failed']);
});

test('each try is counted by what came of it, and the log names nobody', async () => {
  const counted: string[] = [];
  const metrics = {
    jobRan: (topic: string, outcome: string) => counted.push(`${topic} ${outcome}`),
  };
  await putJob('twice');
  await runUntil('twice again', {
    metrics,
    seen(job) {
      if (job.attempt === 1) throw Object.assign(new Error('yanet@correo.test'), { code: 'E550' });
    },
  });
  await putJob('hopeless');
  await sql`update outbox set attempts = ${lastAttempt} where dedupe = 'hopeless'`.execute(
    database.db,
  );
  await runUntil('hopeless again', {
    metrics,
    seen: () => Promise.reject('neither an error nor short '.repeat(100)),
  });
  expect(counted).toEqual(['note failed', 'note done', 'note given-up']);
  expect(loggedLines).toEqual([
    expect.objectContaining({ event: 'job-failed', topic: 'note', attempt: 1, code: 'E550' }),
    expect.objectContaining({ event: 'job-given-up', topic: 'note', attempt: lastAttempt + 1 }),
  ]);
  expect(loggedLines[0]).toHaveProperty('job', expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(JSON.stringify(loggedLines)).not.toMatch(/yanet|neither/);
  // The row keeps as much of the message as helps.
  const { last_error: errorText } = (await jobRow('hopeless')) as { last_error: string };
  expect(errorText).toMatch(/^neither an error nor short neither/);
  expect(errorText).toHaveLength(1000);
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
  await putJob('hopeless');
  await putJob('next');
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
