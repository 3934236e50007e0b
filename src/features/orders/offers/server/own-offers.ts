import { sql } from 'kysely';
import { isOwnQuote, readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../errors.ts';
import type { Offer } from '../schema.ts';
import type { Answerer } from './answerer.ts';
import { readOffers, toOffer } from './store.ts';

/** Newest first. Throws AppError: not found. */
export async function listOwnOffers(
  db: Database,
  personId: string,
  quoteId: string,
): Promise<Offer[]> {
  await readOwnQuote(db, personId, quoteId);
  return listSent(db, quoteId);
}

export async function listSent(db: Database, quoteId: string): Promise<Offer[]> {
  const stored = await readOffers(db, sql`offer.quote_id = ${quoteId} and offer.state <> 'draft'`);
  return stored.map((offer) => toOffer(offer));
}

/** Throws AppError: not found, somebody else's, or a draft. */
export async function findForAnswerer(db: Database, by: Answerer, number: string): Promise<Offer> {
  const scope = by.link
    ? sql`offer.quote_id = ${by.link.quoteId}`
    : sql`offer.quote_id in (select id from quote where ${isOwnQuote(by.person.id)})`;
  const [offer] = await readOffers(
    db,
    sql`offer.number = ${number.toUpperCase()} and offer.state <> 'draft' and ${scope}`,
  );
  if (!offer) throw new AppError(offerErrors.notFound);
  return toOffer(offer);
}
