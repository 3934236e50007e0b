import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../database/database.ts';
import '../database/machinery-tables.ts';
import { errorFacts, jobErrorFacts, type Log } from '../monitoring/log.ts';
import type { JobOutcome, Metrics } from '../monitoring/metrics.ts';
import { claim, type Job, type Outcome, renew, settle } from './outbox-rows.ts';

export type { Job };

export interface DeferredJob {
  /** Picks the handler. */
  topic: string;
  /** Names the event; a second job with the name is dropped while this one exists. */
  dedupe: string;
  payload: object;
  about?: string;
  /** Default at once. */
  runAfter?: Date;
}

/**
 * Does a job, outside of any transaction. If it throws, the job is tried again. It may run twice (a
 * crash before the job is marked), so its action must be repeatable. When the job takes too long,
 * `signal` aborts and the result no longer counts.
 */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>;

/**
 * Thrown by a handler whose trouble is the job's own, and not that of what all such jobs need. A
 * `final` one is not tried again: a person must look at it.
 */
export class JobRefused extends Error {
  readonly final: boolean;

  constructor(message: string, { final, ...options }: ErrorOptions & { final: boolean }) {
    super(message, options);
    this.final = final;
  }
}

export interface Worker {
  /** Polls at once. */
  wakeWorker(): void;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  db: Database;
  log: Log;
  metrics?: Pick<Metrics, 'jobRan'>;
  /** Handlers by topic. Other processes do the jobs of other topics. */
  handlers: Readonly<Record<string, Handler>>;
  pollMs?: number;
  /** In milliseconds: how long the job of a dead process stays locked. Renewed while a job runs. */
  leaseMs?: number;
  maxMs?: number;
  backoff?: (attempt: number) => number;
}

/** Writes a job in the transaction of the records that cause it. */
export async function defer(tx: Tx, work: DeferredJob): Promise<void> {
  await deferAll(tx, [work]);
}

export async function deferAll(tx: Tx, works: readonly DeferredJob[]): Promise<void> {
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

/** Waits 2 s, 4 s, 8 s … at most 15 minutes. */
export function defaultBackoff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15 * 60_000);
}

/** About four days at 15 minutes each. Then somebody must look at it (`run_after` is infinity). */
export const lastAttempt = 400;

/**
 * Starts a worker. One poll covers all topics, so an idle worker costs one index lookup a second.
 * Each topic has its own lane, so a slow one (pictures) never delays another (mail). Any number of
 * processes may work on the same table.
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
    // The result is known: it must be recorded even if the database is away now.
    while (!(await reachable(() => settle(db, job, outcome).then(() => true)))) {
      if (stopped) return;
      await wait(pollMs);
    }
    const name = nameOf(outcome);
    options.metrics?.jobRan(job.topic, name);
    if (name === 'done') return;
    const level = outcome.error instanceof JobRefused ? 'info' : 'error';
    log[level](`job-${name}`, {
      topic: job.topic,
      job: job.id,
      attempt: job.attempt,
      ...jobErrorFacts(outcome.error),
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
  if (error instanceof JobRefused) return error.final ? 'refused' : 'deferred';
  return retryMs === undefined ? 'given-up' : 'failed';
}

/** Runs the handler and renews the lease. Never rejects. */
async function attempt(job: Job, handler: Handler, options: WorkerOptions): Promise<Outcome> {
  const { db, leaseMs = 30_000, maxMs = 10 * 60_000, backoff = defaultBackoff } = options;
  const overdue = new AbortController();
  const deadline = setTimeout(() => overdue.abort(new Error('took too long')), maxMs);
  const renewal = setInterval(() => renew(db, job, leaseMs).catch(() => {}), leaseMs / 3);
  try {
    const aborted = new Promise<never>((_, reject) => {
      overdue.signal.addEventListener('abort', () => reject(overdue.signal.reason));
    });
    await Promise.race([handler(job, overdue.signal), aborted]);
    return {};
  } catch (error) {
    const over = job.attempt >= lastAttempt || (error instanceof JobRefused && error.final);
    return over ? { error } : { error, retryMs: backoff(job.attempt) };
  } finally {
    clearTimeout(deadline);
    clearInterval(renewal);
  }
}

/** A pause that `ring` ends early. A ring before the pause is not lost. */
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

/** Queries the database. Undefined when it does not answer, which is logged once. */
function createReachable(log: Log) {
  let isAway = false;
  return async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      const answer = await ask();
      if (isAway) log.info('outbox-database-back');
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway) log.error('outbox-database-lost', errorFacts(error));
      isAway = true;
      return undefined;
    }
  };
}
