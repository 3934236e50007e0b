import { type RawBuilder, sql } from 'kysely';
import { silentAfterDays } from '../stages.ts';

/** In a query: the last news is so old that the clock of Cuba shows their hour again, `silentAfterDays` later. */
export const isSilent = (
  lastNews: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown> = sql`now()`,
): RawBuilder<boolean> => sql<boolean>`(${now}::timestamptz >=
  ((${lastNews} at time zone 'America/Havana') + make_interval(days => ${silentAfterDays}::int))
    at time zone 'America/Havana')`;
