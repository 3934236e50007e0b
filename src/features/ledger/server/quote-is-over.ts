import { type RawBuilder, sql } from 'kysely';

/**
 * A condition of a query: the quotation, under this alias, was rejected or cancelled. The ledger
 * has this rule because it is the first subject that asks; those after it ask here too.
 */
export const quoteIsOver = (quote = 'quote'): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${quote}.cancelled_at`)} is not null or ${sql.ref(`${quote}.status`)} = 'rejected')`;
