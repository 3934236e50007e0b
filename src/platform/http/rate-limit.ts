import { createHash } from 'node:crypto';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { CompiledQuery } from 'kysely';
import type { Database } from '../database/database.ts';
import { AppError, type ErrorKind } from './errors.ts';

declare module '../database/database.ts' {
  interface Tables {
    rate_limit: { key: string; points: number; expire: string | null };
  }
}

/** At most so many `points` in so many `seconds`, counted from the first, under a `name`. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts one more of `key`, in all processes together; in a transaction only what is committed
 * counts. Throws Refusal (429) when it is too many.
 */
export async function consumeLimit(db: Database, limit: Limit, key: string): Promise<void> {
  refuseWhile(await count(db, limit, key));
}

/** Throws Refusal (429) when the next one would be too many; counts nothing. */
export async function checkLimit(db: Database, limit: Limit, key: string): Promise<void> {
  const so = await (await limiterOf(db, limit)).get(hashOf(limit, key));
  const full = so && so.consumedPoints >= limit.points && !isOfAnotherClock(so, limit);
  refuseWhile(full ? so.msBeforeNext : 0);
}

/** As `keepLimit`, for what can be left out: whether there was room for one more. */
export async function tryConsume(db: Database, limit: Limit, key: string): Promise<boolean> {
  return (await count(db, limit, key)) === 0;
}

/**
 * A caller's network as a key: an IPv6 network hands out whole /64s. All who have no address that we
 * can read are one network.
 */
export function networkOf(written: string): string {
  const bare = withoutPort(written);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return '';
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  // One that carries an IPv4 address is that address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  return [...groups, ...Array(missing).fill('0'), ...behind].slice(0, 4).join(':');
}

/** Some proxies write '203.0.113.7:5678' or '[2001:db8::1]:5678'; a link has a zone ('fe80::1%eth0'). */
function withoutPort(address: string): string {
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return (v4 ?? v6 ?? address).replace(/%.*$/, '');
}

/** Deletes what no longer counts; for the worker, now and then. */
export async function purgeLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', String(Date.now())).execute();
}

/** Milliseconds until there is room again; 0: there is, and it was counted. */
async function count(db: Database, limit: Limit, key: string): Promise<number> {
  const limiter = await limiterOf(db, limit);
  const one = hashOf(limit, key);
  const consume = async () => {
    try {
      const { msBeforeNext } = await limiter.consume(one);
      return { msBeforeNext, full: false };
    } catch (full) {
      if (full instanceof Error) throw full;
      return { msBeforeNext: (full as Counted).msBeforeNext, full: true };
    }
  };
  let counted = await consume();
  if (isOfAnotherClock(counted, limit)) {
    await limiter.delete(one);
    counted = await consume();
  }
  return counted.full ? Math.max(1, counted.msBeforeNext) : 0;
}

interface Counted {
  msBeforeNext: number;
}

/**
 * Counted while this machine's clock, or another one's, was far ahead: nobody is refused for ten
 * years because a clock was wrong for a minute.
 */
function isOfAnotherClock({ msBeforeNext }: Counted, { seconds }: Limit): boolean {
  return msBeforeNext > seconds * 1000 + 60_000;
}

async function limiterOf(db: Database, { points, seconds }: Limit) {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible');
  return new RateLimiterPostgres({
    // The one thing it asks of a pool, over our own connection or transaction.
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: seconds,
  });
}

function hashOf({ name }: Limit, key: string): string {
  return createHash('sha256').update(`${name} ${key}`).digest('base64url');
}

function refuseWhile(milliseconds: number): void {
  if (milliseconds === 0) return;
  const seconds = Math.ceil(milliseconds / 1000);
  throw new AppError(tooMany(seconds), { headers: { 'retry-after': String(seconds) } });
}

/** What a call that keeps a limit may refuse. */
export const tooManyRequests = { status: 429, code: 'too_many' } as const;

function tooMany(seconds: number): ErrorKind {
  const [es, en] = span(seconds);
  return {
    ...tooManyRequests,
    message: {
      es: `Llegaron demasiados pedidos seguidos. Intente de nuevo en ${es}. No se pierde nada de lo que escribió.`,
      en: `Too many requests came in a row. Try again in ${en}. Nothing that you wrote is lost.`,
    },
  };
}

/** '1 minuto', '12 minutos', '3 horas'; rounded up. */
function span(seconds: number): [es: string, en: string] {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) {
    return minutes === 1 ? ['1 minuto', '1 minute'] : [`${minutes} minutos`, `${minutes} minutes`];
  }
  const hours = Math.ceil(minutes / 60);
  return [`${hours} horas`, `${hours} hours`];
}
