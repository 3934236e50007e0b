import { type RawBuilder, sql } from 'kysely';
import { isInHand } from '#features/ledger/entries/server/money-rules.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { type QuoteStatus, quoteType, shippedQuotes } from '#features/requests/quotes/statuses.ts';
import {
  holdPieces,
  isFree,
  lockPieces,
  releaseHolds,
} from '#features/shop/catalogue/server/holds.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { offerNote } from '../../offer-note.ts';

const rejected = 'rejected' satisfies QuoteStatus;

interface StatusMove {
  from: string | null;
  to: string | null;
}

/**
 * Releases or renews the holds of a quotation after a change of status. Goods that have left for
 * Cuba are never for sale again, even if the quotation is rejected then, nor is what is paid for.
 */
export async function moveHolds(tx: Tx, quoteId: string, { from, to }: StatusMove): Promise<void> {
  if (from === to) return;
  const shipped = from !== null && shippedQuotes.includes(from);
  if (to === rejected && !shipped) await endHolds(tx, [quoteId]);
  else if (from === rejected) await holdAgain(tx, quoteId);
}

/**
 * Undoes `moveHolds`: a quotation that is rejected again holds no more than before it was reopened.
 * `event`: the entry of the history that is undone.
 */
export async function moveHoldsBack(
  tx: Tx,
  quoteId: string,
  { event, from, to }: StatusMove & { event: string },
): Promise<void> {
  if (from !== rejected) return moveHolds(tx, quoteId, { from: to, to: from });
  const opened = sql`(select at from event where id = ${event})`;
  await end(tx, sql`quote_id = ${quoteId} and made_at >= ${opened}`);
}

const bySystem = { id: null, as: 'system' as const };

export async function endHolds(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  await end(tx, sql`quote_id = any(${quoteIds}::uuid[])`);
}

/**
 * What is paid for stays held (`paid_hold_stays`). Once that money went back, this ends the holds of
 * an order that is over, but for goods that had left for Cuba. Returns true where it ended any.
 */
export async function endHoldsAfterMoney(tx: Tx, { of: { id } }: LockedQuote) {
  if (!(await findEnding(tx, id))) return false;
  return end(
    tx,
    sql`quote_id = ${id} and not exists (select from event where event.quote_id = ${id}
      and to_status = ${rejected} and from_status = any(${shippedQuotes}::text[]))`,
  );
}

async function end(tx: Tx, which: RawBuilder<unknown>): Promise<boolean> {
  const unpaid = sql`${which} and not ${isInHand('product_hold.quote_id')}`;
  const ended = await releaseHolds(tx, unpaid, 'closed');
  for (const { number, quoteId } of await numbersOfOffers(tx, ended)) {
    const of = { type: quoteType, id: quoteId };
    await addEvent(tx, { of, actor: bySystem, kind: 'hold_lapsed', note: offerNote({ number }) });
  }
  return ended.length > 0;
}

async function numbersOfOffers(
  db: Database,
  ids: readonly string[],
): Promise<{ number: string; quoteId: string }[]> {
  const { rows } = await sql<{ number: string; quoteId: string }>`
    select number, quote_id as "quoteId" from offer where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

interface EndedHold {
  product: string;
  offer: string;
  number: string;
  quantity: number;
  until: string;
}

/**
 * Renews the hold of a reopened quotation with an accepted offer, until the same day. If somebody
 * else has any of it by now, nothing is held, and its customer is told to write before they pay.
 */
async function holdAgain(tx: Tx, quoteId: string): Promise<void> {
  const { rows: ended } = await sql<EndedHold>`
    select * from (
      select distinct on (product_id) product_id as product, offer_id as offer, number, quantity,
        until::text, reason
      from product_hold join offer on offer.id = offer_id and offer.state = 'accepted'
      where product_hold.quote_id = ${quoteId} order by product_id, made_at desc) as last
    where reason = 'closed' and until >= ${sharedDay()}`.execute(tx);
  const products = await lockPieces(
    tx,
    ended.map(({ product }) => product),
  );
  const free = ended.flatMap((each) => {
    const pieces = products.find(({ id }) => id === each.product);
    return pieces && isFree(pieces, each.quantity) ? [{ ...each, pieces }] : [];
  });
  const [first] = free;
  if (!first || free.length < ended.length) return;
  for (const { pieces, quantity, offer, until } of free) {
    await holdPieces(tx, pieces, quantity, { quoteId, offerId: offer, until });
  }
  const of = { type: quoteType, id: quoteId };
  const note = offerNote(first);
  await addEvent(tx, { of, actor: bySystem, kind: 'hold_renewed', note });
}
