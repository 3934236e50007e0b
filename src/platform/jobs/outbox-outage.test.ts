import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  database,
  events,
  gate,
  jobRow,
  putJob,
  setUpOutbox,
  startOutbox,
} from './testing/outbox.ts';

setUpOutbox();

test('a database that is gone is said once, and work goes on when it is back', async () => {
  await putJob('survivor');
  await sql`alter table outbox rename to outbox_gone`.execute(database.db);
  const ran = gate();
  const worker = startOutbox({ note: async () => ran.open() }, { pollMs: 1 });
  await expect.poll(() => events).toContain('outbox-database-lost');
  for (let look = 0; look < 20; look++) await sql`select 1`.execute(database.db);
  await sql`alter table outbox_gone rename to outbox`.execute(database.db);
  await ran.opened;
  await worker.stop();
  expect(events).toEqual(['outbox-database-lost', 'outbox-database-back']);
});

test('what was done while the database went away is not done again when it is back', async () => {
  await putJob('work');
  const ran = gate();
  const worker = startOutbox(
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
  await expect.poll(() => jobRow('work')).toMatchObject({ done: true });
  await worker.stop();
  expect(await jobRow('work')).toMatchObject({ attempts: 1, done: true });
});

test('a worker stops while the database is away, in the middle of a job too', async () => {
  await putJob('work');
  const ran = gate();
  const counted: string[] = [];
  const worker = startOutbox(
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
  // Nobody knows that it was done, so it will be tried again.
  expect(counted).toEqual([]);
  expect(await jobRow('work')).toMatchObject({ attempts: 1, done: false, locked: true });
});
