import { type RawBuilder, sql } from 'kysely';

/** In a query, where the quotation goes by this alias: it was rejected or cancelled. */
export const quoteIsOver = (quote = 'quote'): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${quote}.cancelled_at`)} is not null or ${sql.ref(`${quote}.status`)} = 'rejected')`;
