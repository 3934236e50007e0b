import { type RawBuilder, sql } from 'kysely';

/**
 * A moment as the wire has it, ISO 8601 in UTC: of a column, `quote.made_at`, or of an expression;
 * null where it is. Also inside of JSON, where PostgreSQL would write it in a manner of its own.
 */
export function isoMoment(moment: string | RawBuilder<unknown>): RawBuilder<string> {
  const at = typeof moment === 'string' ? sql.ref(moment) : moment;
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
