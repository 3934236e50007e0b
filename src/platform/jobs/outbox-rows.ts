import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';

export interface Job {
  id: string;
  topic: string;
  payload: unknown;
  /** 1 at the first try. */
  attempt: number;
}

/** What came of a try: done, or failed and due again in `retryMs` (never by itself without). */
export interface Outcome {
  error?: unknown;
  retryMs?: number;
}

/** Takes the oldest due job of these topics for `leaseMs`, counting the try before it is made. */
export async function claim(
  db: Database,
  topics: string[],
  leaseMs: number,
): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update outbox set attempts = attempts + 1, locked_until = now() + ${leaseMs} * interval '1 ms'
    where id = (
      select id from outbox
      where done_at is null and run_after <= now() and topic = any(${topics})
        and (locked_until is null or locked_until <= now())
      order by run_after, created_at limit 1 for update skip locked
    )
    returning id, topic, payload, attempts as attempt`.execute(db);
  return rows[0];
}

/** Keeps a running job from being taken over. */
export async function renew(db: Database, job: Job, leaseMs: number): Promise<void> {
  await sql`update outbox set locked_until = now() + ${leaseMs} * interval '1 ms'
    where id = ${job.id} and attempts = ${job.attempt} and locked_until is not null`.execute(db);
}

/** Marks a job done, or due again, or given up (`run_after` infinity). */
export async function settle(db: Database, job: Job, { error, retryMs }: Outcome): Promise<void> {
  if (error === undefined) {
    await sql`update outbox set done_at = now(), locked_until = null, last_error = null
      where id = ${job.id} and done_at is null`.execute(db);
    return;
  }
  // PostgreSQL takes no NUL in a text; a worker that has taken the job over since decides now.
  const text = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '');
  const next =
    retryMs === undefined
      ? sql`'infinity'::timestamptz`
      : sql`now() + ${retryMs} * interval '1 ms'`;
  await sql`update outbox set run_after = ${next}, locked_until = null, last_error = ${text.slice(0, 1000)}
    where id = ${job.id} and attempts = ${job.attempt} and done_at is null`.execute(db);
}
