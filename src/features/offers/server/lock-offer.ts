import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { CaseRef } from '#features/cases/server/case-ref.ts';
import { lockCase, refuseOwn } from '#features/cases/server/case-store.ts';
import { quoteCases } from '#features/quotes/server/quote-cases.ts';
import type { QuoteRow } from '#features/quotes/server/tables.ts';
import { quoteType } from '#features/quotes/statuses.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../errors.ts';
import { type Answerer, isOpenLink } from './answerer.ts';
import { readOffers, type StoredOffer } from './store.ts';

/** An offer and its quote, both as they stay until the transaction ends; the quote is locked first. */
export interface LockedOffer {
  of: CaseRef;
  /** The quote's reference. */
  name: string;
  row: QuoteRow;
  offer: StoredOffer;
}

/** Who may not open the quote is told that the offer is not there: that is what they named. */
const ofOffer = { ...quoteCases, notFound: offerErrors.notFound };

/** For whoever of staff may open its quote. Throws AppError: not found, the agent's own. */
export async function lockForStaff(tx: Tx, agent: CurrentUser, id: string): Promise<LockedOffer> {
  const found = await tx
    .selectFrom('offer')
    .select('quote_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError(offerErrors.notFound);
  const locked = await lockCase(tx, ofOffer, found.quote_id, agent);
  refuseOwn(quoteCases, agent, locked.row);
  return { ...locked, offer: await lockRow(tx, sql`offer.id = ${id}`) };
}

/**
 * For its customer, by account or by link. Throws AppError: not found, also where it is somebody
 * else's, a draft, or the link was revoked meanwhile.
 */
export async function lockForAnswer(tx: Tx, by: Answerer, number: string): Promise<LockedOffer> {
  const found = await tx
    .selectFrom('offer')
    .select('quote_id')
    .where('number', '=', number.toUpperCase())
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!found) throw new AppError(offerErrors.notFound);
  const quote = await lockQuote(tx, by, found.quote_id);
  return lockedBy(quote, await lockRow(tx, sql`offer.number = ${number.toUpperCase()}`));
}

/** For a job: whoever the quote is of. Undefined: one of them is gone. */
export async function lockForSystem(tx: Tx, id: string): Promise<LockedOffer | undefined> {
  const { rows } = await sql<QuoteRow>`
    select * from quote where id = (select quote_id from offer where id = ${id})
    for update`.execute(tx);
  const [offer] = await readOffers(tx, sql`offer.id = ${id}`);
  const [row] = rows;
  return row && offer && lockedBy(row, offer);
}

function lockedBy(row: QuoteRow, offer: StoredOffer): LockedOffer {
  return { of: { type: quoteType, id: row.id }, name: row.reference, row, offer };
}

async function lockQuote(tx: Tx, by: Answerer, id: string): Promise<QuoteRow> {
  const scope = by.link
    ? sql`quote.id = ${by.link.quoteId} and quote.detached_at is null`
    : quoteCases.ownedBy(by.person.id);
  const { rows } = await sql<QuoteRow>`
    select * from quote where id = ${id} and ${scope} for update`.execute(tx);
  const [quote] = rows;
  // Only now, and not with the lock: whoever revoked it meanwhile had the quote until a moment ago.
  if (!quote || (by.link && !(await isOpen(tx, by.link.id)))) {
    throw new AppError(offerErrors.notFound);
  }
  return quote;
}

async function isOpen(tx: Tx, linkId: string): Promise<boolean> {
  const { rows } = await sql`
    select from quote_link where quote_link.id = ${linkId} and ${isOpenLink}`.execute(tx);
  return rows.length > 0;
}

async function lockRow(tx: Tx, which: ReturnType<typeof sql>): Promise<StoredOffer> {
  await sql`select from offer where ${which} for update`.execute(tx);
  const [offer] = await readOffers(tx, which);
  if (!offer) throw new AppError(offerErrors.notFound);
  return offer;
}
