import { type Outage, outageKinds } from '../http/errors.ts';

export type JobOutcome = 'done' | 'failed' | 'given-up' | 'refused' | 'deferred';

/** Counters of this process. Never pass input of a caller: labels are ours. */
export interface Metrics {
  /** `route` is a pattern such as `/api/quotes/:id`. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void;
  jobRan(topic: string, outcome: JobOutcome): void;
  /** A request failed by an outage of this kind. */
  wentWithout(outage: Outage): void;
  text(): string;
}

type Labels = Readonly<Record<string, string | number>>;
export type Sample = readonly [labels: Labels, value: number];

/** In seconds, from a response out of memory to one on which people give up. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const jobs = new Map<string, number>();
  const outages = new Map(outageKinds.map((why) => [written({ why }), 0]));
  const durations = new Map<string, { counts: number[]; seconds: number; total: number }>();
  return {
    answered({ method, route, status, seconds }) {
      count(requests, { method, route, status });
      const key = written({ method, route });
      const counters = durations.get(key) ?? { counts: buckets.map(() => 0), seconds: 0, total: 0 };
      durations.set(key, counters);
      counters.seconds += seconds;
      counters.total += 1;
      for (const [at, limit] of buckets.entries()) {
        if (seconds <= limit) counters.counts[at] = (counters.counts[at] ?? 0) + 1;
      }
    },
    jobRan(topic, outcome) {
      count(jobs, { topic, outcome });
    },
    wentWithout(why) {
      count(outages, { why });
    },
    text() {
      const duration = 'http_request_duration_seconds';
      const lines = [...durations].flatMap(([labels, { counts, seconds, total }]) => [
        ...buckets.map((limit, at) => `${duration}_bucket{${labels},le="${limit}"} ${counts[at]}`),
        `${duration}_bucket{${labels},le="+Inf"} ${total}`,
        `${duration}_sum{${labels}} ${seconds}`,
        `${duration}_count{${labels}} ${total}`,
      ]);
      return [
        head('http_requests_total', 'counter', 'Answers given, by route and status.'),
        ...linesOf('http_requests_total', requests),
        head(duration, 'histogram', 'From the request to the head of its answer.'),
        ...lines,
        head(
          'shop_job_runs_total',
          'counter',
          'Tries of jobs from the outbox, by what came of them.',
        ),
        ...linesOf('shop_job_runs_total', jobs),
        head('shop_outages_total', 'counter', 'Requests that failed, by what was lacking.'),
        ...linesOf('shop_outages_total', outages),
        '',
      ].join('\n');
    },
  };
}

export function gauge(name: string, help: string, samples: readonly Sample[]): string {
  return family(name, 'gauge', help, samples);
}

export function counter(name: string, help: string, samples: readonly Sample[]): string {
  return family(name, 'counter', help, samples);
}

export function summary(name: string, help: string, samples: readonly Sample[]): string {
  return family(name, 'summary', help, samples);
}

function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => line(name, written(labels), value));
  return [head(name, type, help), ...lines, ''].join('\n');
}

function head(name: string, type: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
}

function linesOf(name: string, counts: Map<string, number>): string[] {
  return [...counts].map(([labels, value]) => line(name, labels, value));
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels && `{${labels}}`} ${value}`;
}

function count(counts: Map<string, number>, labels: Labels): void {
  const key = written(labels);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, escaped)}"`)
    .join(',');
}

function escaped(character: string): string {
  return character === '\n' ? '\\n' : `\\${character}`;
}
