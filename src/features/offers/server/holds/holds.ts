import { sql } from 'kysely';
import '#features/catalogue/server/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';

/** Of what is paid at acceptance, or at a moment without a date, so many days. */
const holdDays = 3;

/** The last day on which an accepted offer's products are held: when the first instalment is due. */
export function holdUntil({ plan }: Pick<StoredOffer, 'plan'>, now: Date): string {
  const today = dayInHavana(now);
  const due = plan[0]?.due === 'date' ? plan[0].dueOn : null;
  return due && due > today ? due : daysLater(today, holdDays);
}

/**
 * Holds what was accepted, and gives the names of what somebody else has: then nothing is held.
 * Products are locked by id, in one statement (decision 011).
 */
export async function holdProducts(
  tx: Tx,
  { row, offer }: LockedOffer,
  chosen: readonly number[],
): Promise<string[]> {
  const wanted = wantedPieces(offer, chosen);
  if (wanted.size === 0) return [];
  const products = await lockWanted(tx, [...wanted.keys()]);
  const gone = [...wanted].flatMap(([id, { text, quantity }]) => {
    const product = products.find((each) => each.id === id);
    return product && isFree(product, quantity) ? [] : [text];
  });
  if (gone.length > 0) return gone;
  const until = holdUntil(offer, new Date());
  for (const { id, stock, held } of products) {
    const quantity = wanted.get(id)?.quantity ?? 0;
    const all = stock !== null && held + quantity === stock;
    await tx
      .insertInto('product_hold')
      .values({
        product_id: id,
        quote_id: row.id,
        offer_id: offer.id,
        quantity,
        single: stock === 1,
        until,
      })
      .execute();
    if (all) await setStatus(tx, id, 'available', 'reserved');
  }
  return [];
}

/** What of the catalogue was accepted, by product. */
export function wantedPieces(offer: StoredOffer, chosen: readonly number[]) {
  const wanted = new Map<string, { text: string; quantity: number }>();
  offer.lines.forEach(({ productId, text, quantity, optional }, at) => {
    if (!productId || (optional && !chosen.includes(at))) return;
    const before = wanted.get(productId)?.quantity ?? 0;
    wanted.set(productId, { text, quantity: before + quantity });
  });
  return wanted;
}

interface Held {
  id: string;
  status: string;
  stock: number | null;
  /** Pieces that other accepted offers hold. */
  held: number;
}

async function lockWanted(tx: Tx, ids: readonly string[]): Promise<Held[]> {
  await sql`select from product where id = any(${ids}::uuid[]) and deleted_at is null
    order by id for update nowait`.execute(tx);
  const { rows } = await sql<Held>`
    select id, status, stock, (select coalesce(sum(h.quantity), 0)::int from product_hold h
      where h.product_id = product.id and h.released_at is null) as held
    from product where id = any(${ids}::uuid[]) and deleted_at is null order by id`.execute(tx);
  return rows;
}

/** What staff reserved by hand is somebody's: who, we do not know. */
function isFree({ status, stock, held }: Held, quantity: number): boolean {
  return status === 'available' && (stock === null || held + quantity <= stock);
}

/**
 * Frees what an offer holds; what was reserved because all of it was held is for sale again. What
 * staff reserved by hand stays so.
 */
export async function releaseHolds(
  tx: Tx,
  offerId: string,
  reason: 'lapsed' | 'undone',
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select product.id from product join product_hold h on h.product_id = product.id
    where h.offer_id = ${offerId} and h.released_at is null
    order by product.id for update of product nowait`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const { rows: all } = await sql<{ id: string }>`
    select product.id from product where id = any(${ids}::uuid[]) and stock <= (
      select sum(h.quantity) from product_hold h
      where h.product_id = product.id and h.released_at is null) order by id`.execute(tx);
  await tx
    .updateTable('product_hold')
    .set({ released_at: new Date(), reason })
    .where('offer_id', '=', offerId)
    .where('released_at', 'is', null)
    .execute();
  for (const { id } of all) await setStatus(tx, id, 'reserved', 'available');
  return rows.length;
}

async function setStatus(
  tx: Tx,
  id: string,
  from: 'available' | 'reserved',
  to: 'available' | 'reserved',
): Promise<void> {
  await tx
    .updateTable('product')
    .set({ status: to, updated_at: nextVersion })
    .where('id', '=', id)
    .where('status', '=', from)
    .execute();
}
