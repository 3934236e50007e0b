import { type RawBuilder, sql } from 'kysely';

/** In a query: the last news is so old that the clock of Cuba shows their hour again, seven days later. */
export const isSilent = (
  lastNews: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown> = sql`now()`,
): RawBuilder<boolean> => sql<boolean>`unit_is_silent(${lastNews}, ${now}::timestamptz)`;
