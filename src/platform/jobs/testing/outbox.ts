import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { createLog } from '../../monitoring/log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { defer, type Job, startWorker, type Worker, type WorkerOptions } from '../outbox.ts';

export let database: OpenDatabase;
export let events: string[] = [];
export let loggedLines: { event: string }[] = [];
const log = createLog((line) => {
  loggedLines.push(JSON.parse(line));
  events.push(JSON.parse(line).event);
});

export function setUpOutbox(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    events = [];
    loggedLines = [];
    await sql`truncate outbox`.execute(database.db);
  });
  afterAll(() => database.close());
}

export async function putJob(name: string, payload: object = {}, runAfter?: Date, topic = 'note') {
  await database.db.transaction().execute((tx) =>
    defer(tx, {
      topic,
      dedupe: name,
      payload: { name, ...payload },
      ...(runAfter && { runAfter }),
    }),
  );
}

export function nameOf(job: Job): string {
  return (job.payload as { name: string }).name;
}

/** Starts a worker without pauses between tries and without polling. */
export function startOutbox(
  handlers: WorkerOptions['handlers'],
  more: Partial<WorkerOptions> = {},
): Worker {
  return startWorker({
    db: database.db,
    log,
    handlers,
    pollMs: 3_600_000,
    backoff: () => 0,
    ...more,
  });
}

/** Runs a worker until the named job has ended; returns the order of tries ('x', 'x again'). */
export async function runUntil(
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
  const worker = startOutbox(
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

export async function jobRow(name: string) {
  const { rows } = await sql<object>`
    select attempts, done_at is not null as done, last_error, locked_until is not null as locked
    from outbox where dedupe = ${name}`.execute(database.db);
  return rows[0];
}

export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
