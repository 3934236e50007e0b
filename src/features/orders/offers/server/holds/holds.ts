import { sql } from 'kysely';
import {
  holdPieces,
  isFree,
  lockPieces,
  type ProductPieces,
  readPieces,
} from '#features/shop/catalogue/server/holds.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { offerLimits } from '../../offer-rules.ts';
import { shownState } from '../../offer-state.ts';
import type { OfferPage } from '../../schema.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';

function holdUntil({ plan }: Pick<StoredOffer, 'plan'>, now: Date): string {
  const today = dayInHavana(now);
  const due = plan[0]?.due === 'date' ? plan[0].dueOn : null;
  const planned = due && due > today ? due : daysLater(today, offerLimits.usualHoldDays);
  const latest = daysLater(today, offerLimits.holdDays);
  if (planned > latest) return latest;
  return planned;
}

export interface HeldProducts {
  until: string | null;
  held: string[];
}

/**
 * Locks the products of accepted pieces, and returns what writes their holds: those of products that
 * are counted. If one of them is sold nothing is held, and their names come back.
 */
export async function lockToHold(
  tx: Tx,
  { row, offer }: LockedOffer,
  chosen: readonly number[],
  until = holdUntil(offer, sharedNow()),
): Promise<{ holds: HeldProducts; hold(): Promise<unknown> } | { soldNames: string[] }> {
  const accepted = acceptedPieces(offer, chosen);
  const products = await lockPieces(tx, [...accepted.keys()]);
  const soldNames = [...accepted].flatMap(([id, { text, quantity }]) => {
    const product = products.find((each) => each.id === id);
    return product && isFree(product, quantity) ? [] : [text];
  });
  if (soldNames.length > 0) return { soldNames };
  const held = products.filter(isCounted).map(({ id }) => accepted.get(id)?.text ?? '');
  const hold = (product: ProductPieces) => {
    const quantity = accepted.get(product.id)?.quantity ?? 0;
    return holdPieces(tx, product, quantity, { quoteId: row.id, offerId: offer.id, until });
  };
  return {
    holds: { until: held.length > 0 ? until : null, held },
    hold: () => together(...products.map(hold)),
  };
}

const isCounted = ({ stock }: ProductPieces): boolean => stock !== null;

function acceptedPieces({ lines }: StoredOffer, chosen: readonly number[]) {
  const pieces = new Map<string, { text: string; quantity: number }>();
  lines.forEach(({ productId, text, quantity, optional }, at) => {
    if (!productId || (optional && !chosen.includes(at))) return;
    const before = pieces.get(productId)?.quantity ?? 0;
    pieces.set(productId, { text, quantity: before + quantity });
  });
  return pieces;
}

/**
 * Finds the sold lines of an open offer and those that would be held until the last day, or the
 * held lines of an accepted offer.
 */
export async function readHolds(
  db: Database,
  offer: StoredOffer,
): Promise<Pick<OfferPage, 'gone' | 'holds'>> {
  const now = sharedNow();
  const state = shownState(offer, now);
  if (state === 'accepted') return { gone: [], holds: await heldOf(db, offer) };
  if (state !== 'sent') return { gone: [], holds: null };
  const ids = offer.lines.flatMap(({ productId }) => productId ?? []);
  const products = await readPieces(db, ids);
  const gone = linesOf(offer, (id, at) => {
    const product = products.find((each) => each.id === id);
    const pieces = acceptedPieces(offer, [at]).get(id)?.quantity ?? 0;
    return !product || !isFree(product, pieces);
  });
  const counted = new Set(products.filter(isCounted).map(({ id }) => id));
  const lines = linesOf(offer, (id, at) => counted.has(id) && !gone.includes(at));
  return { gone, holds: lines.length > 0 ? { lines, until: holdUntil(offer, now) } : null };
}

export async function findSold(db: Database, offer: StoredOffer): Promise<string[]> {
  const { gone } = await readHolds(db, offer);
  const lines = gone.flatMap((at) => offer.lines[at] ?? []);
  return lines.some(({ optional }) => !optional) ? lines.map(({ text }) => text) : [];
}

async function heldOf(db: Database, offer: StoredOffer): Promise<OfferPage['holds']> {
  const { heldUntil: until, acceptance } = offer;
  if (!until || !acceptance) return null;
  const { rows } = await sql<{ id: string }>`
    select product_id as id from product_hold
    where offer_id = ${offer.id} and released_at is null`.execute(db);
  const held = rows.map(({ id }) => id);
  const isAccepted = (at: number) => !offer.lines[at]?.optional || acceptance.chosen.includes(at);
  return { until, lines: linesOf(offer, (id, at) => held.includes(id) && isAccepted(at)) };
}

function linesOf(
  { lines }: StoredOffer,
  condition: (productId: string, at: number) => boolean,
): number[] {
  return lines.flatMap(({ productId }, at) => (productId && condition(productId, at) ? at : []));
}
