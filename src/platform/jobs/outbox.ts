import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../database/database.ts';
import '../database/machinery-tables.ts';
import { errorFacts, type Log } from '../monitoring/log.ts';
import type { JobOutcome, Metrics } from '../monitoring/metrics.ts';
import { claim, type Job, type Outcome, renew, settle } from './outbox-rows.ts';

export type { Job };

/** Work to be done once the transaction that asks for it has committed. */
export interface Deferred {
  /** Which handler does it. */
  topic: string;
  /**
   * Names the event; a second piece of work under the same name is dropped while the first is
   * there.
   */
  dedupe: string;
  payload: object;
  /** The id of the record it belongs to. */
  about?: string;
  /** At once by default. */
  runAfter?: Date;
}

/**
 * Does a job, outside any transaction; a throw means "later again". It may be called twice for one
 * job (a crash after the action, before the mark), so the action must bear that. `signal` aborts
 * when the job took too long: the outcome no longer counts.
 */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface Worker {
  /** Looks at once instead of at the next poll. */
  wakeWorker(): void;
  /** Takes no more work and waits for what is in hand. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  db: Database;
  log: Log;
  /** Counts the tries; nobody watches by default. */
  metrics?: Pick<Metrics, 'jobRan'>;
  /** By topic; work of other topics is left to other processes. */
  handlers: Readonly<Record<string, Handler>>;
  pollMs?: number;
  /** How long a job of a process that died stays locked; renewed while it runs. */
  leaseMs?: number;
  /** A handler that takes longer has failed. */
  longestMs?: number;
  /** Milliseconds until the next try after `attempt` failed ones. */
  backoff?: (attempt: number) => number;
}

/** Writes work beside the records that cause it: both are committed, or neither. */
export async function defer(tx: Tx, work: Deferred): Promise<void> {
  await deferAll(tx, [work]);
}

/** The same for many at once, in one statement. */
export async function deferAll(tx: Tx, works: readonly Deferred[]): Promise<void> {
  if (works.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      works.map(({ topic, dedupe, payload, about, runAfter }) => ({
        topic,
        dedupe,
        payload: JSON.stringify(payload),
        about: about ?? null,
        ...(runAfter && { run_after: runAfter }),
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

/** 2 s, 4 s, 8 s … at most 15 minutes. */
export function defaultBackoff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15 * 60_000);
}

/**
 * At a quarter of an hour each these are four days; then a person must look (`run_after` is
 * infinity).
 */
export const lastAttempt = 400;

/**
 * Starts to drain the outbox. One poll asks for all topics, so an idle worker costs one look at an
 * index a second; each topic has one lane of its own, so a slow topic (pictures) never holds back
 * another (mail). Any number of processes may drain the same table.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { db, log, handlers, pollMs = 1000, leaseMs = 30_000 } = options;
  const lanes = new Map<string, Promise<void>>();
  const bell = createBell();
  const reachable = createReachable(log);
  let stopped = false;

  async function poll(): Promise<void> {
    while (!stopped) {
      const free = Object.keys(handlers).filter((topic) => !lanes.has(topic));
      const job = free.length > 0 ? await reachable(() => claim(db, free, leaseMs)) : undefined;
      const handler = job && handlers[job.topic];
      if (handler) {
        const lane = work(job, handler).finally(() => {
          lanes.delete(job.topic);
          bell.ring();
        });
        lanes.set(job.topic, lane);
      } else {
        await bell.rest(pollMs);
      }
    }
    await Promise.all(lanes.values());
  }

  async function work(job: Job, handler: Handler): Promise<void> {
    const outcome = await attempt(job, handler, options);
    // The action is done or failed: a database that is gone now must not make us forget which.
    while (!(await reachable(() => settle(db, job, outcome).then(() => true)))) {
      if (stopped) return;
      await wait(pollMs);
    }
    options.metrics?.jobRan(job.topic, nameOf(outcome));
    if (outcome.error === undefined) return;
    log.error(`job-${nameOf(outcome)}`, {
      topic: job.topic,
      job: job.id,
      attempt: job.attempt,
      // The message may name a person; it stays in the row.
      code: errorFacts(outcome.error).code,
    });
  }

  const polling = poll();
  return {
    wakeWorker: bell.ring,
    async stop() {
      stopped = true;
      bell.ring();
      await polling;
    },
  };
}

function nameOf({ error, retryMs }: Outcome): JobOutcome {
  if (error === undefined) return 'done';
  return retryMs === undefined ? 'given-up' : 'failed';
}

/** Runs the handler, keeping the lease alive, and says what came of it; never throws. */
async function attempt(job: Job, handler: Handler, options: WorkerOptions): Promise<Outcome> {
  const { db, leaseMs = 30_000, longestMs = 10 * 60_000, backoff = defaultBackoff } = options;
  const overdue = new AbortController();
  const deadline = setTimeout(() => overdue.abort(new Error('took too long')), longestMs);
  const renewal = setInterval(() => renew(db, job, leaseMs).catch(() => {}), leaseMs / 3);
  try {
    const aborted = new Promise<never>((_, reject) => {
      overdue.signal.addEventListener('abort', () => reject(overdue.signal.reason));
    });
    await Promise.race([handler(job, overdue.signal), aborted]);
    return {};
  } catch (error) {
    return job.attempt >= lastAttempt ? { error } : { error, retryMs: backoff(job.attempt) };
  } finally {
    clearTimeout(deadline);
    clearInterval(renewal);
  }
}

/** A rest that a ring ends early; a ring before the rest is not lost. */
function createBell() {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async rest(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}

/** Asks the database; undefined when it does not answer, said in the log once per change. */
function createReachable(log: Log) {
  let lost = false;
  return async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      const answer = await ask();
      if (lost) log.info('outbox-database-back');
      lost = false;
      return answer;
    } catch (error) {
      if (!lost) log.error('outbox-database-lost', errorFacts(error));
      lost = true;
      return undefined;
    }
  };
}
