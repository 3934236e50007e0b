import { type RawBuilder, sql } from 'kysely';

/**
 * A value for `updated_at` that is always later than before, whatever the clock says, so that it
 * names a version.
 */
export const nextVersion = sql<Date>`greatest(clock_timestamp(), updated_at + interval '1 microsecond')`;

/** Writes a moment to the microsecond, so that two changes within a millisecond differ. */
export function momentText(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
