import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { sharedNow } from '../time/shared-clock.ts';
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
  throwIfLimited(await consume(db, counters, sql`false`));
}

/** Throws AppError (429) if the next one would be too many. Counts nothing. */
export async function checkLimit(db: Database, limit: Limit, key: LimitKey): Promise<void> {
  throwIfLimited(await waitFor(db, countersOf(limit, key)));
}

/** Like `consumeLimit`, but returns false instead of throwing. */
export async function tryConsume(db: Database, limit: Limit, key: LimitKey): Promise<boolean> {
  return tryConsumeAll(db, [[limit, key]]);
}

/**
 * Like `consumeLimits`, but returns false instead of throwing. Where `exempt` holds in the database, it
 * counts nothing and returns true.
 */
export async function tryConsumeAll(
  db: Database,
  limits: readonly (readonly [Limit, LimitKey])[],
  exempt = sql<boolean>`false`,
): Promise<boolean> {
  const counters = limits.flatMap(([limit, key]) => countersOf(limit, key));
  return (await consume(db, counters, exempt)) === 0;
}

/** Deletes counters that are over. The worker calls it now and then. */
export async function purgeLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', String(sharedNow().getTime())).execute();
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

const clock = () => sql`clock as (select ${sharedNow().getTime()}::bigint as ms)`;

/** Rows of `wanted` that are full, with when there is room again. */
const fullOnes = sql`full_one as (select expire from rate_limit join wanted using (key), clock
  where points >= most and expire > ms and expire <= ms + span + ${otherClock}::bigint)`;

/**
 * Returns the milliseconds until there is room again, or 0 if there was room and it was counted, or
 * `exempt` holds.
 */
async function consume(
  db: Database,
  counters: readonly Counter[],
  exempt: RawBuilder<boolean>,
): Promise<number> {
  const live = sql`counted.expire > (select ms from clock)
    and counted.expire <= excluded.expire + ${otherClock}::bigint`;
  // Others may count at the same moment, so it is looked at again afterwards.
  const { rows } = await sql<{ wait: number }>`
    with ${clock()}, ${wanted(counters)} where not ${exempt}), ${fullOnes}, counted as (
      insert into rate_limit as counted (key, points, expire)
      select key, 1, ms + span from wanted, clock where not exists (select from full_one)
      on conflict (key) do update set
        points = case when ${live} then counted.points + 1 else 1 end,
        expire = case when ${live} then counted.expire else excluded.expire end
      returning key, points, expire)
    select coalesce(max(expire - ms), 0)::float8 as wait from clock, (
      select expire from full_one union all
      select expire from counted join wanted using (key) where points > most) as over`.execute(db);
  return rows[0]?.wait ?? 0;
}

/** Returns the milliseconds until there is room again, or 0. */
async function waitFor(db: Database, counters: readonly Counter[]): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    with ${clock()}, ${wanted(counters)}), ${fullOnes}
    select coalesce(max(expire - ms), 0)::float8 as wait from clock, full_one`.execute(db);
  return rows[0]?.wait ?? 0;
}

function wanted(counters: readonly Counter[]) {
  const keys = counters.map(({ key }) => key);
  const mosts = counters.map(({ most }) => most);
  const spans = counters.map(({ milliseconds }) => milliseconds);
  return sql`wanted as (select * from
    unnest(${keys}::text[], ${mosts}::int[], ${spans}::bigint[]) as wanted (key, most, span)`;
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
