import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { lastAttempt } from '#platform/jobs/outbox.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { counter, gauge, type Sample, summary } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';

/**
 * Serves `/metrics` in the text format of Prometheus to whoever sends METRICS_TOKEN, and 404 to all
 * others. It describes this process, but the outbox is shared.
 */
export function metricsRoutes({ config, db, database, metrics }: Services): Hono {
  const app = new Hono();
  const token = config.metricsToken;
  if (!token) return app;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.get('/metrics', async (context) => {
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      throw new AppError(commonErrors.notFound);
    }
    const parts = [
      metrics.text(),
      await outboxGauges(db),
      poolGauges(database),
      processGauges(),
      summary('nodejs_eventloop_delay_seconds', 'Since the last look.', [
        [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
        [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
        [{ quantile: '1' }, delay.max / 1e9],
      ]),
    ];
    delay.reset();
    return context.body(parts.join(''), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  return app;
}

/** Compares in constant time. */
function isSame(actual: string, expected: string): boolean {
  const [one, other] = [actual, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

interface Queue {
  topic: string;
  waiting: number;
  retrying: number;
  given_up: number;
  refused: number;
  oldest: number;
}

/** Without a database the metrics say only that, and the status is still 200. */
async function outboxGauges(db: Database): Promise<string> {
  const queues = await readQueues(db).catch(() => undefined);
  const up = gauge('shop_database_up', 'Whether the database answers.', [[{}, queues ? 1 : 0]]);
  if (!queues) return up;
  const each = (name: string, help: string, of: (queue: Queue) => number) =>
    gauge(
      name,
      help,
      queues.map((queue) => [{ topic: queue.topic }, of(queue)]),
    );
  return [
    up,
    each('shop_outbox_waiting', 'Jobs that are still to be done.', (queue) => queue.waiting),
    each('shop_outbox_retrying', 'Of these, tried before and failed.', (queue) => queue.retrying),
    each('shop_outbox_given_up', 'Jobs that were tried for four days.', (queue) => queue.given_up),
    each('shop_outbox_refused', 'Jobs that have no second try.', (queue) => queue.refused),
    each(
      'shop_outbox_oldest_seconds',
      'How long the oldest due job waits.',
      ({ oldest }) => oldest,
    ),
  ].join('');
}

async function readQueues(db: Database): Promise<Queue[]> {
  // A mail that is scheduled for later does not wait yet. A failed one has waited since it was
  // queued.
  const { rows } = await sql<Queue>`
    select topic, count(id) filter (where run_after < 'infinity')::integer as waiting,
      count(id) filter (where attempts > 0 and run_after < 'infinity')::integer as retrying,
      count(id) filter (where run_after = 'infinity' and attempts >= ${lastAttempt})::integer as given_up,
      count(id) filter (where run_after = 'infinity' and attempts < ${lastAttempt})::integer as refused,
      coalesce(extract(epoch from max(now() - case attempts when 0 then run_after else created_at end)
        filter (where run_after < 'infinity' and (attempts > 0 or run_after <= now()))), 0)::float as oldest
    from (values (${mailTopic})) as always (topic)
      full join (select * from outbox where done_at is null) as undone using (topic)
    group by topic order by topic`.execute(db);
  return rows;
}

function poolGauges(database: OpenDatabase): string {
  const pools = Object.entries(database.load());
  return [
    gauge(
      'shop_database_connections',
      'Connections to the database, by what they are for.',
      pools.flatMap(([pool, { connections, idle }]): Sample[] => [
        [{ pool, state: 'busy' }, connections - idle],
        [{ pool, state: 'idle' }, idle],
      ]),
    ),
    gauge(
      'shop_database_waiting',
      'Requests that wait for a connection.',
      pools.map(([pool, { waiting }]) => [{ pool }, waiting]),
    ),
  ].join('');
}

function processGauges(): string {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', [[{}, memory.rss]]),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', [[{}, memory.heapUsed]]),
    counter('process_cpu_seconds_total', 'Processor time.', [[{}, (user + system) / 1e6]]),
    gauge('process_start_time_seconds', 'When it started, since 1970.', [
      [{}, performance.timeOrigin / 1000],
    ]),
  ].join('');
}
