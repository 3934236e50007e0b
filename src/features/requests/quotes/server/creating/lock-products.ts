import type { Tx } from '#platform/database/database.ts';
import { isUuid } from '#platform/text/uuid.ts';
import type { CurrentProduct, RequestedLine } from '../../quote.ts';

/**
 * Locks the products of the lines, found by id or else by exact name, so that no price changes
 * before the quote is written. Throws at once (55P03) where one is locked: see `inTransaction`.
 */
export async function lockProducts(
  tx: Tx,
  requested: readonly RequestedLine[],
): Promise<CurrentProduct[]> {
  const ids = requested.flatMap(({ productId }) => (isUuid(productId) ? [productId] : []));
  const names = requested.flatMap((line) =>
    line.productId === undefined ? [line.productName] : [],
  );
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'name', 'price_cents', 'status', 'stock', 'provinces'])
    .where((is) =>
      // An empty `or` finds nothing.
      is.or([
        ...(ids.length > 0 ? [is('id', 'in', ids)] : []),
        ...(names.length > 0 ? [is('name', 'in', names)] : []),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .noWait()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    priceCents: row.price_cents === null ? null : Number(row.price_cents),
    status: row.status,
    stock: row.stock,
    provinces: row.provinces,
  }));
}
