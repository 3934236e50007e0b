import { sql } from 'kysely';
import {
  holdPieces,
  isFree,
  lockPieces,
  type Pieces,
  readPieces,
} from '#features/catalogue/server/holds.ts';
import { shownState } from '#features/quotes/offer/offer-state.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { offerLimits } from '../../offer-rules.ts';
import type { OfferPage } from '../../schema.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';

/**
 * The last day on which an accepted offer's products are held: when the first instalment is due, and
 * never for longer than `offerLimits.holdDays`.
 */
function holdUntil({ plan }: Pick<StoredOffer, 'plan'>, now: Date): string {
  const today = dayInHavana(now);
  const due = plan[0]?.due === 'date' ? plan[0].dueOn : null;
  const wanted = due && due > today ? due : daysLater(today, offerLimits.usualHoldDays);
  const [first] = [wanted, daysLater(today, offerLimits.holdDays)].toSorted();
  return first ?? today;
}

/** What could be held, or why nothing was: the names of what somebody else has. */
export type Holding =
  | { gone: string[]; until: null; held: [] }
  | { gone: []; until: string | null; held: string[] };

/** Holds what was accepted of what is counted; where something is gone, nothing. */
export async function holdProducts(
  tx: Tx,
  { row, offer }: LockedOffer,
  chosen: readonly number[],
  until = holdUntil(offer, new Date()),
): Promise<Holding> {
  const wanted = wantedPieces(offer, chosen);
  const products = await lockPieces(tx, [...wanted.keys()]);
  const gone = [...wanted].flatMap(([id, { text, quantity }]) => {
    const product = products.find((each) => each.id === id);
    return product && isFree(product, quantity) ? [] : [text];
  });
  if (gone.length > 0) return { gone, until: null, held: [] };
  for (const product of products) {
    const quantity = wanted.get(product.id)?.quantity ?? 0;
    await holdPieces(tx, product, quantity, { quoteId: row.id, offerId: offer.id, until });
  }
  const counted = products.filter(isCounted);
  const held = counted.map(({ id }) => wanted.get(id)?.text ?? '');
  return { gone: [], until: held.length > 0 ? until : null, held };
}

const isCounted = ({ stock }: Pieces): boolean => stock !== null;

/** How many pieces of each product of the catalogue were accepted. */
function wantedPieces({ lines }: StoredOffer, chosen: readonly number[]) {
  const wanted = new Map<string, { text: string; quantity: number }>();
  lines.forEach(({ productId, text, quantity, optional }, at) => {
    if (!productId || (optional && !chosen.includes(at))) return;
    const before = wanted.get(productId)?.quantity ?? 0;
    wanted.set(productId, { text, quantity: before + quantity });
  });
  return wanted;
}

/**
 * Of an offer that waits: which of its lines cannot be had any more, and which would be held until
 * when; of an accepted one which are.
 */
export async function readHolds(
  db: Database,
  offer: StoredOffer,
): Promise<Pick<OfferPage, 'gone' | 'holds'>> {
  const now = new Date();
  const state = shownState(offer, now);
  if (state === 'accepted') return { gone: [], holds: await heldOf(db, offer) };
  if (state !== 'sent') return { gone: [], holds: null };
  const ids = offer.lines.flatMap(({ productId }) => productId ?? []);
  const products = await readPieces(db, ids);
  const gone = linesOf(offer, (id, at) => {
    const product = products.find((each) => each.id === id);
    const pieces = wantedPieces(offer, [at]).get(id)?.quantity ?? 0;
    return !product || !isFree(product, pieces);
  });
  const counted = new Set(products.filter(isCounted).map(({ id }) => id));
  const lines = linesOf(offer, (id, at) => counted.has(id) && !gone.includes(at));
  return { gone, holds: lines.length > 0 ? { lines, until: holdUntil(offer, now) } : null };
}

/** Of an offer that waits, the lines that cannot be had, by name; none where only optional ones are. */
export async function findGone(db: Database, offer: StoredOffer): Promise<string[]> {
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

/** The positions of the lines of the catalogue that a condition picks. */
function linesOf(
  { lines }: StoredOffer,
  picks: (productId: string, at: number) => boolean,
): number[] {
  return lines.flatMap(({ productId }, at) => (productId && picks(productId, at) ? at : []));
}
