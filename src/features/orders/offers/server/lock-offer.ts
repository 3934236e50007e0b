import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import {
  isOwnQuote,
  type LockedQuote,
  lockQuoteForStaff,
  lockQuoteWhere,
} from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../errors.ts';
import type { Answerer } from './answerer.ts';
import { isOpenLink } from './links/link-life.ts';
import { readOffers, type StoredOffer } from './store.ts';

/**
 * An offer and its quotation, which stay as they are until the transaction ends. The quotation is
 * locked first.
 */
export interface LockedOffer extends LockedQuote {
  offer: StoredOffer;
}

/**
 * Locks for staff who may open the quotation. Throws AppError: not found, the agent's own
 * quotation.
 */
export async function lockForStaff(tx: Tx, agent: CurrentUser, id: string): Promise<LockedOffer> {
  const quote = sql<string>`(select quote_id from offer where id = ${id})`;
  const [locked, offer] = await together(
    // The agent named the offer, so an error about the quotation would puzzle them.
    lockQuoteForStaff(tx, agent, quote, offerErrors.notFound),
    lockRow(tx, sql`offer.id = ${id}`),
  );
  return { ...locked, offer };
}

/**
 * Locks for the customer, by account or by link. Throws AppError: not found, somebody else's, a
 * draft, or the link was revoked meanwhile.
 */
export async function lockForAnswer(tx: Tx, by: Answerer, number: string): Promise<LockedOffer> {
  const isNamed = sql`offer.number = ${number.toUpperCase()} and offer.state <> 'draft'`;
  const quote = sql<string>`(select quote_id from offer where ${isNamed})`;
  const [locked, offer] = await together(lockForCustomer(tx, by, quote), lockRow(tx, isNamed));
  return { ...locked, offer };
}

/** Locks for a job. Undefined where the offer or its quotation is gone. */
export async function lockForSystem(tx: Tx, id: string): Promise<LockedOffer | undefined> {
  const quote = await lockQuoteWhere(tx, sql`id = (select quote_id from offer where id = ${id})`);
  const [offer] = await readOffers(tx, sql`offer.id = ${id}`);
  return quote && offer && { ...quote, offer };
}

/** Locks the quotation alone. Throws AppError: not found, somebody else's, or the link was revoked meanwhile. */
export async function lockForCustomer(
  tx: Tx,
  by: Answerer,
  id: string | RawBuilder<string>,
): Promise<LockedQuote> {
  const scope = by.link
    ? sql`quote.id = ${by.link.quoteId} and quote.detached_at is null`
    : isOwnQuote(by.person.id);
  const [quote, open] = await together(
    lockQuoteWhere(tx, sql`id = ${id} and ${scope}`),
    // Read after the lock: whoever revoked the link meanwhile had the quotation locked until now.
    !by.link || isOpen(tx, by.link.id),
  );
  if (!quote || !open) throw new AppError(offerErrors.notFound);
  return quote;
}

async function isOpen(tx: Tx, linkId: string): Promise<boolean> {
  const { rows } = await sql`
    select from quote_link where quote_link.id = ${linkId} and ${isOpenLink}`.execute(tx);
  return rows.length > 0;
}

async function lockRow(tx: Tx, which: ReturnType<typeof sql>): Promise<StoredOffer> {
  const [, [offer]] = await together(
    sql`select from offer where ${which} for update`.execute(tx),
    readOffers(tx, which),
  );
  if (!offer) throw new AppError(offerErrors.notFound);
  return offer;
}
