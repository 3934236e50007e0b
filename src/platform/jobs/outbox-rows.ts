import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';

export interface Job {
  id: string;
  topic: string;
  payload: unknown;
  attempt: number;
}

/** The result of a try. After an error the job is due again in `retryMs`, or never without it. */
export interface Outcome {
  error?: unknown;
  retryMs?: number;
}

/** Locks the oldest due job of these topics for `leaseMs`. The try is counted before it is made. */
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

/** Keeps other workers from a running job. */
export async function renew(db: Database, job: Job, leaseMs: number): Promise<void> {
  await sql`update outbox set locked_until = now() + ${leaseMs} * interval '1 ms'
    where id = ${job.id} and attempts = ${job.attempt} and locked_until is not null`.execute(db);
}

/** Marks a job as done, due again, or given up (`run_after` infinity). */
export async function settle(db: Database, job: Job, { error, retryMs }: Outcome): Promise<void> {
  if (error === undefined) {
    await sql`update outbox set done_at = now(), locked_until = null, last_error = null
      where id = ${job.id} and done_at is null`.execute(db);
    return;
  }
  // PostgreSQL cannot store NUL. If another worker has taken over the job, that worker decides.
  const text = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '');
  const next =
    retryMs === undefined
      ? sql`'infinity'::timestamptz`
      : sql`now() + ${retryMs} * interval '1 ms'`;
  await sql`update outbox set run_after = ${next}, locked_until = null, last_error = ${text.slice(0, 1000)}
    where id = ${job.id} and attempts = ${job.attempt} and done_at is null`.execute(db);
}
