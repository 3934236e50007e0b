import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import type { QuoteEnding } from '../schema.ts';

/** In a query, where the quotation goes by this alias: staff or its customer ended it. */
export const quoteIsOver = (quote = 'quote'): RawBuilder<boolean> => sql<boolean>`(exists (
  select from quote_ending where quote_ending.quote_id = ${sql.ref(`${quote}.id`)}))`;

/** A column of a query: who ended the quotation in this column, when and why; null while it stands. */
export const endingOf = (quoteId: string): RawBuilder<QuoteEnding | null> => sql`(
  select json_build_object('by', event.actor, 'at', ${isoMoment('event.at')}, 'reason', event.note)
  from quote_ending join event on event.id = quote_ending.event_id
  where quote_ending.quote_id = ${sql.ref(quoteId)})`;

export async function findEnding(db: Database, quoteId: string): Promise<QuoteEnding | null> {
  const { rows } = await sql<{ ending: QuoteEnding | null }>`
    select ${endingOf('quote.id')} as ending from quote where quote.id = ${quoteId}`.execute(db);
  return rows[0]?.ending ?? null;
}
