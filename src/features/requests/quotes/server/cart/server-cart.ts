import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { type CartCookie, writeCartCookie } from '#features/shop/cart/cart-cookie.ts';
import { toCard } from '#features/shop/catalogue/card-product.ts';
import { partsInCuba } from '#features/shop/catalogue/landed-cost/landed-cost.ts';
import { readRulesToday } from '#features/shop/catalogue/landed-cost/server/read-tariff.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { wireCents } from '#platform/money.ts';
import type { CartLine, ServerCart } from '../../cart/cart-schema.ts';
import { currentLines, toCurrentProduct } from '../../quote.ts';
import type { CartCookies } from './cart-cookies.ts';

export async function readServerCart(
  db: Database,
  { province, cart, former }: Pick<CartCookies, 'province' | 'cart' | 'former'>,
): Promise<ServerCart> {
  const fits = !cart || cart.lines.length === 0 || cart.province === province;
  const aside = fits ? former : cart;
  const lines = fits ? (cart?.lines ?? []) : [];
  const items = await readLines(db, lines, province);
  return {
    province,
    items,
    savedAt: savedAt(cart),
    unread: fits ? (cart?.unread ?? 0) + lines.length - items.length : 0,
    former: aside?.lines.length ? { province: aside.province, products: aside.lines.length } : null,
  };
}

/** Finds the lines whose product is in the database; a deleted one still has its name. */
export async function readLines(
  db: Database,
  lines: CartCookie['lines'],
  province: ProvinceCode,
): Promise<CartLine[]> {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'wire', 'deleted_at'])
    .where(
      'id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute();
  const rules = await readRulesToday(db, province);
  return lines.flatMap(({ productId, quantity }) => {
    const row = rows.find(({ id }) => id === productId);
    if (!row) return [];
    const product: Product = JSON.parse(row.wire);
    const { name: productName, price, category } = product;
    const wanted = { productId, productName, price, quantity };
    const current = row.deleted_at ? [] : [toCurrentProduct(product)];
    const { state = 'gone', most = 0 } = currentLines([wanted], current, province)[0] ?? {};
    return {
      productId,
      productName,
      price: price === null ? null : Number(price),
      quantity: state === 'short' ? Math.max(1, most) : quantity,
      province,
      specifications: Object.fromEntries(toCard(product, province).specifications),
      most,
      picture: product.images?.[0] ?? null,
      goods: { category, inCuba: partsInCuba(category, wireCents(price), rules) },
      // The page shows the current price, so its reader sees no change.
      state: state === 'price' ? 'same' : state,
    };
  });
}

function savedAt(cart: CartCookie | undefined): string {
  const { stamp = '' } = cart ?? {};
  const at = /^[\da-z]{1,9}$/.test(stamp) ? Number.parseInt(stamp, 36) : Date.now();
  return new Date(at).toISOString();
}

export function emptyCartCookie(province: ProvinceCode): string {
  return writeCartCookie([], province, Date.now());
}
