import { type RawBuilder, sql } from 'kysely';

/**
 * What names are ordered by in Spanish: without capitals and accents, ñ after n. The embedded
 * database has no Spanish rules, and another one has whichever it was made with.
 */
export function nameOrder(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql`name_order(${name}) collate "C"`;
}
