import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { AppError } from './errors.ts';
import { type Network, pointsOf, type Share } from './networks.ts';
import type { ErrorKind } from './shared/error-kind.ts';

declare module '../database/database.ts' {
  interface Tables {
    rate_limit: { key: string; points: number; expire: string | null };
  }
}

/** At most `points` in `seconds`, counted from the first one, under a `name`. */
export interface Limit extends Share {
  name: string;
  seconds: number;
}

/** A text, or the networks of a caller (`networksOf(address)`). */
export type LimitKey = string | readonly Network[];

/**
 * Counts one more for `key`, across all processes. Within a transaction it counts only after the
 * commit. Throws AppError (429) when it is too many: then nothing is counted.
 */
export function consumeLimit(db: Database, limit: Limit, key: LimitKey): Promise<void> {
  return consumeLimits(db, [[limit, key]]);
}

/** Counts for several limits, or for none of them if one is full. */
export async function consumeLimits(
  db: Database,
  limits: readonly (readonly [Limit, LimitKey])[],
): Promise<void> {
  const counters = limits.flatMap(([limit, key]) => countersOf(limit, key));
  throwIfLimited(await consume(db, counters));
}

/** Throws AppError (429) if the next one would be too many. Counts nothing. */
export async function checkLimit(db: Database, limit: Limit, key: LimitKey): Promise<void> {
  throwIfLimited(await waitFor(db, countersOf(limit, key)));
}

/** Like `consumeLimit`, but returns false instead of throwing. */
export async function tryConsume(db: Database, limit: Limit, key: LimitKey): Promise<boolean> {
  return tryConsumeAll(db, [[limit, key]]);
}

/** Like `consumeLimits`, but returns false instead of throwing. */
export async function tryConsumeAll(
  db: Database,
  limits: readonly (readonly [Limit, LimitKey])[],
): Promise<boolean> {
  const counters = limits.flatMap(([limit, key]) => countersOf(limit, key));
  return (await consume(db, counters)) === 0;
}

/** Deletes counters that are over. The worker calls it now and then. */
export async function purgeLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', String(Date.now())).execute();
}

interface Counter {
  key: string;
  most: number;
  milliseconds: number;
}

function countersOf(limit: Limit, key: LimitKey): Counter[] {
  const milliseconds = limit.seconds * 1000;
  if (typeof key === 'string') {
    return [{ key: limitKeyHash(limit, key), most: limit.points, milliseconds }];
  }
  return key.map((network) => ({
    key: limitKeyHash(limit, network.key),
    most: pointsOf(limit, network),
    milliseconds,
  }));
}

/** Hashed, so that no address or e-mail is in the table. */
export function limitKeyHash({ name }: Pick<Limit, 'name'>, key: string): string {
  return createHash('sha256').update(`${name} ${key}`).digest('base64url');
}

/**
 * In milliseconds. Entries further ahead come from a clock that was wrong: nobody is refused for
 * ten years because of that.
 */
const otherClock = 60_000;

/**
 * Returns the milliseconds until there is room again, or 0 if there was room and it was counted.
 */
async function consume(db: Database, counters: readonly Counter[]): Promise<number> {
  const now = Date.now();
  const live = sql`counted.expire > ${now}::bigint
    and counted.expire <= excluded.expire + ${otherClock}::bigint`;
  const { rows } = await sql<{ key: string; points: number; expire: string }>`
    with ${sqlRows(counters)}, full_one as (${fullOf(now)})
    insert into rate_limit as counted (key, points, expire)
    select key, 1, ${now}::bigint + span from wanted where not exists (select from full_one)
    on conflict (key) do update set
      points = case when ${live} then counted.points + 1 else 1 end,
      expire = case when ${live} then counted.expire else excluded.expire end
    returning key, points, expire`.execute(db);
  if (rows.length === 0) return Math.max(1, await waitFor(db, counters));
  // Others may count at the same moment.
  const most = new Map(counters.map((counter) => [counter.key, counter.most]));
  const over = rows.filter(({ key, points }) => points > (most.get(key) ?? 0));
  return Math.max(0, ...over.map(({ expire }) => Math.max(1, Number(expire) - now)));
}

/** Returns the milliseconds until there is room again, or 0. */
async function waitFor(db: Database, counters: readonly Counter[]): Promise<number> {
  const now = Date.now();
  const { rows } = await sql<{ expire: string }>`
    with ${sqlRows(counters)} ${fullOf(now)}`.execute(db);
  return Math.max(0, ...rows.map(({ expire }) => Number(expire) - now));
}

function sqlRows(counters: readonly Counter[]) {
  const keys = counters.map(({ key }) => key);
  const mosts = counters.map(({ most }) => most);
  const spans = counters.map(({ milliseconds }) => milliseconds);
  return sql`wanted as (select * from
    unnest(${keys}::text[], ${mosts}::int[], ${spans}::bigint[]) as wanted (key, most, span))`;
}

function fullOf(now: number) {
  return sql`select expire from rate_limit join wanted using (key)
    where points >= most and expire > ${now}::bigint
      and expire <= ${now}::bigint + span + ${otherClock}::bigint`;
}

function throwIfLimited(milliseconds: number): void {
  if (milliseconds === 0) return;
  throw tooManyFor(Math.ceil(milliseconds / 1000));
}

export function tooManyFor(seconds: number): AppError {
  return new AppError(tooMany(seconds), { headers: { 'retry-after': String(seconds) } });
}

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
