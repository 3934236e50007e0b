import { defaultProvince, type ProvinceCode } from '#features/company/provinces/provinces.ts';
import { maxQuantity } from '#features/shop/cart/cart.ts';
import type { Product, ProductStatus } from '#features/shop/catalogue/schema.ts';
import { fromWire, wireCents } from '#platform/money.ts';

export interface RequestedLine {
  productId?: string | undefined;
  productName: string;
  price?: string | number | null | undefined;
  quantity: number;
}

export interface CurrentProduct {
  id: string;
  name: string;
  priceCents: number | null;
  status: ProductStatus;
  stock: number | null;
  provinces: readonly string[];
}

/** Compares a line with the catalogue. All states but 'same' must be shown to the customer. */
export type LineState = 'same' | 'price' | 'short' | 'sold' | 'reserved' | 'gone' | 'unreachable';

export interface CurrentLine {
  productId: string | null;
  productName: string;
  quantity: number;
  most: number;
  priceCents: number | null;
  state: LineState;
}

/**
 * Compares requested lines with the catalogue, in their order. A line without an id finds its product
 * by name; one whose id is unknown is gone. Earlier lines of the same product use up its stock:
 * `most` is how many pieces they leave, `maxQuantity` at most.
 */
export function currentLines(
  requested: readonly RequestedLine[],
  products: readonly CurrentProduct[],
  province: ProvinceCode,
): CurrentLine[] {
  const wanted = new Map<string, number>();
  return requested.map((line) => {
    const product =
      products.find(({ id }) => id === line.productId) ??
      products.find(({ name }) => line.productId === undefined && name === line.productName);
    const before = wanted.get(product?.id ?? '') ?? 0;
    if (product) wanted.set(product.id, before + line.quantity);
    const most = product ? maxPieces(product, before) : 0;
    return {
      productId: product?.id ?? null,
      productName: product?.name ?? line.productName,
      quantity: line.quantity,
      most,
      priceCents: product?.priceCents ?? null,
      state: product ? compare(line, product, province, most) : 'gone',
    };
  });
}

function compare(
  line: RequestedLine,
  product: CurrentProduct,
  province: ProvinceCode,
  most: number,
): LineState {
  if (product.status !== 'available') return product.status;
  if (!product.provinces.includes(province)) return 'unreachable';
  if (line.quantity > most) return 'short';
  return seenCents(line.price) === product.priceCents ? 'same' : 'price';
}

/** The price that the customer saw, in cents. Null, '' and 0 all mean "to be confirmed". */
export function seenCents(price: RequestedLine['price']): number | null | undefined {
  if (price === null || price === undefined || price === '') return null;
  const cents = fromWire(price);
  return cents === 0 ? null : cents;
}

export function toCurrentProduct({ price, availableProvinces, ...product }: Product) {
  return {
    id: product.id,
    name: product.name,
    status: product.status,
    stock: product.stock,
    priceCents: wireCents(price),
    provinces: availableProvinces.split(','),
  } satisfies CurrentProduct;
}

/** A quotation goes to one province: its own, else that of the first line. */
export function provinceOf({ province, items }: WantedPlaces): ProvinceCode {
  return province ?? items[0]?.province ?? defaultProvince;
}

interface WantedPlaces {
  province?: ProvinceCode | undefined;
  items: readonly { province?: ProvinceCode | undefined }[];
}

export function maxPieces({ stock }: Pick<CurrentProduct, 'stock'>, taken = 0): number {
  return Math.min(maxQuantity, Math.max(0, (stock ?? Number.POSITIVE_INFINITY) - taken));
}

export function sumLines(lines: readonly Pick<CurrentLine, 'priceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, { priceCents, quantity }) => sum + (priceCents ?? 0) * quantity, 0);
}

/** True where it can be quoted, perhaps at another price or in a smaller quantity. */
export function isAvailable(state: LineState): state is 'same' | 'price' | 'short' {
  return state === 'same' || state === 'price' || state === 'short';
}

/** True where the customer saw this amount; a request without an amount counts, too. */
export function sawAmount(seen: string | number | null | undefined, cents: number): boolean {
  return seen === undefined || seen === null || fromWire(seen) === cents;
}
