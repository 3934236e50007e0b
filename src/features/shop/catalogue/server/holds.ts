import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { AppError } from '#platform/http/errors.ts';
import { belowHeldError, heldError } from '../errors.ts';
import type { ProductStatus } from '../schema.ts';
import { holders } from './holders.ts';
import type { HoldEnd } from './tables.ts';

export interface ProductPieces {
  id: string;
  status: ProductStatus;
  /** Null where it is ordered on demand, so that nothing can be held. */
  stock: number | null;
  held: number;
}

const heldPieces = sql<number>`(select coalesce(sum(live.quantity), 0)::int from product_hold live
  where live.product_id = product.id and live.released_at is null)`;

/** A column of a query of products: `ProductPieces` as JSON. */
export const piecesColumn = sql<ProductPieces>`json_build_object('id', product.id,
  'status', product.status, 'stock', product.stock, 'held', ${heldPieces})`;

/** A condition of a query of products: the quotation in this column holds pieces. */
export const isHeldBy = (quoteId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from product_hold own where own.product_id = product.id
    and own.quote_id = ${sql.ref(quoteId)} and own.released_at is null)`;

export async function readPieces(db: Database, ids: readonly string[]): Promise<ProductPieces[]> {
  const { rows } = await sql<ProductPieces>`
    select id, status, stock, ${heldPieces} as held from product
    where id = any(${ids}::uuid[]) and deleted_at is null order by id`.execute(db);
  return rows;
}

/**
 * A product that staff reserved by hand is not free: it is kept for somebody whom the shop does not
 * know.
 */
export function isFree(
  { status, stock, held }: Omit<ProductPieces, 'id'>,
  quantity: number,
): boolean {
  return status === 'available' && (stock === null || held + quantity <= stock);
}

/** Locks the pieces until the transaction ends (decision 011). */
export async function lockPieces(tx: Tx, ids: readonly string[]): Promise<ProductPieces[]> {
  const [, pieces] = await together(
    sql`select from product where id = any(${ids}::uuid[]) and deleted_at is null
      order by id for update nowait`.execute(tx),
    readPieces(tx, ids),
  );
  return pieces;
}

interface Hold {
  quoteId: string;
  offerId: string;
  /** The last day, up to its end in Havana. */
  until: string;
}

/** The product must be locked and free. What is ordered on demand is not held. */
export async function holdPieces(
  tx: Tx,
  { id, stock, held }: ProductPieces,
  quantity: number,
  { quoteId, offerId, until }: Hold,
): Promise<void> {
  if (stock === null) return;
  await together(
    sql`insert into product_hold (product_id, quote_id, offer_id, quantity, single, until)
      values (${id}, ${quoteId}, ${offerId}, ${quantity}, ${stock === 1}, ${until})`.execute(tx),
    held + quantity === stock && setStatus(tx, id, 'available', 'reserved'),
  );
}

/**
 * Returns the offers that held them. A product that was reserved because all of it was held is for
 * sale again; what staff reserved by hand stays reserved.
 */
export async function releaseHolds(
  tx: Tx,
  condition: RawBuilder<unknown>,
  reason: HoldEnd,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where id in (
      select product_id from product_hold where ${condition} and released_at is null)
    order by id for update nowait`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const { rows: allHeld } = await sql<{ id: string }>`
    select id from product
    where id = any(${ids}::uuid[]) and stock <= ${heldPieces} order by id`.execute(tx);
  const { rows: endedHolds } = await sql<{ offer: string }>`
    update product_hold set released_at = now(), reason = ${reason}
    where ${condition} and released_at is null returning offer_id as offer`.execute(tx);
  // Staff may have counted fewer pieces since.
  const { rows: freeProducts } = await sql<{ id: string }>`
    select id from product where id = any(${allHeld.map(({ id }) => id)}::uuid[])
      and stock > ${heldPieces} order by id`.execute(tx);
  for (const { id } of freeProducts) await setStatus(tx, id, 'reserved', 'available');
  return [...new Set(endedHolds.map(({ offer }) => offer))];
}

interface StockChange {
  id: string;
  before: { status: ProductStatus; stock: number | null };
  after: { name: string; status: ProductStatus; stock: number | null };
}

/**
 * Finds changes after which a product would be for sale although holds take all of its pieces: they
 * must end first. The constraint `product_held_is_reserved` guarantees it.
 */
export async function findHeld(
  db: Database,
  changes: readonly StockChange[],
): Promise<StockChange[]> {
  const forSale = changes.filter(
    ({ before, after }) =>
      after.status === 'available' &&
      (before.status !== 'available' || before.stock !== after.stock),
  );
  if (forSale.length === 0) return [];
  const pieces = await readPieces(
    db,
    forSale.map(({ id }) => id),
  );
  const heldOf = new Map(pieces.map((each) => [each.id, each.held]));
  return forSale.filter(
    ({ id, after: { stock } }) => stock !== null && stock <= (heldOf.get(id) ?? 0),
  );
}

/** Throws AppError with the names of the products. */
export async function refuseHeld(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const held = await findHeld(tx, changes);
  if (held.length > 0) throw new AppError(heldError(held.map(({ after }) => after.name)));
}

interface Shortage {
  id: string;
  stock: number;
  held: number;
  references: string[];
}

export async function findShortages(
  db: Database,
  changes: readonly StockChange[],
): Promise<Shortage[]> {
  const stockChanges = changes.flatMap(({ id, before, after: { stock } }) =>
    stock === null || stock === before.stock ? [] : { id, stock },
  );
  if (stockChanges.length === 0) return [];
  const { rows } = await sql<{ id: string; held: number; quoteIds: string[] }>`
    select product_id as id, sum(quantity)::int as held, array_agg(quote_id) as "quoteIds"
    from product_hold
    where released_at is null and product_id = any(${stockChanges.map(({ id }) => id)}::uuid[])
    group by product_id`.execute(db);
  const short = stockChanges.flatMap(({ id, stock }) => {
    const hold = rows.find((row) => row.id === id);
    return hold && stock < hold.held ? { ...hold, stock } : [];
  });
  if (short.length === 0) return [];
  const holding = await holders.get().read(
    db,
    short.flatMap(({ quoteIds }) => quoteIds),
  );
  return short.map(({ quoteIds, ...shortage }) => ({
    ...shortage,
    references: holding.filter(({ id }) => quoteIds.includes(id)).map(({ name }) => name),
  }));
}

/** Throws AppError with the quotations. */
export async function refuseShortage(tx: Tx, change: StockChange): Promise<void> {
  const [shortage] = await findShortages(tx, [change]);
  if (shortage) throw new AppError(belowHeldError(shortage));
}

async function setStatus(
  tx: Tx,
  id: string,
  from: ProductStatus,
  to: ProductStatus,
): Promise<void> {
  await tx
    .updateTable('product')
    .set({ status: to, updated_at: nextVersion })
    .where('id', '=', id)
    .where('status', '=', from)
    .execute();
}
