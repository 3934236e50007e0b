import { type ProvinceCode, toProvince } from '#features/company/provinces/provinces.ts';
import { cartEntry } from '#platform/browser/registry/every-page.ts';

export interface CartItem {
  productId: string;
  productName: string;
  price: number | null;
  quantity: number;
  province: ProvinceCode;
  specifications: Record<string, string>;
}

/** For one province, as a quotation is. */
export interface Cart {
  items: CartItem[];
  /** When it last changed; it expires after a week. */
  savedAt: string;
}

export const maxQuantity = 99;
export const maxLines = 50;

export const emptyCart: Cart = { items: [], savedAt: '' };

/**
 * Adds one piece, to the product's line or as a new line. Returns the same cart where no more lines
 * fit or the line has `most` pieces.
 */
export function addToCart(cart: Cart, added: Omit<CartItem, 'quantity'>, most = maxQuantity): Cart {
  const same = cart.items.findIndex(
    (item) => item.productId === added.productId && item.province === added.province,
  );
  const line = cart.items[same];
  if (line) return line.quantity < most ? setQuantity(cart, same, line.quantity + 1) : cart;
  if (cart.items.length >= maxLines) return cart;
  return cartOf([...cart.items, { ...added, quantity: 1 }]);
}

export function setQuantity(cart: Cart, index: number, quantity: number): Cart {
  return cartOf(
    cart.items.map((item, at) =>
      at === index ? { ...item, quantity: wholeNumber(quantity) } : item,
    ),
  );
}

export function isInCart(cart: Cart, { productId }: Pick<CartItem, 'productId'>): boolean {
  return cart.items.some((item) => item.productId === productId);
}

export function countPieces(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** A stored cart; empty where it has expired. */
export function readCart(stored: string | null, now: number): Cart {
  const cart = readAnyCart(stored, now);
  return isExpired(cart, now) ? emptyCart : cart;
}

/** Also where a week lies ahead of the phone's clock: one of the two dates is wrong. */
function isExpired({ savedAt }: Pick<Cart, 'savedAt'>, now: number): boolean {
  return !(Math.abs(now - Date.parse(savedAt)) < cartEntry.days * 86_400_000);
}

/** A stored cart of any age, as an object or (formerly) an array. */
export function readAnyCart(stored: string | null, now: number): Cart {
  const parsed = parse(stored);
  const found: Partial<Cart> | null = Array.isArray(parsed) ? { items: parsed } : parsed;
  if (!Array.isArray(found?.items)) return emptyCart;
  const savedAt = text(found.savedAt) ?? new Date(now).toISOString();
  const items = found.items.flatMap(readItem).slice(0, maxLines);
  return { items, savedAt };
}

function readItem(stored: Partial<CartItem> | null): CartItem[] {
  if (stored === null) return [];
  const productId = text(stored.productId);
  const productName = text(stored.productName);
  if (!productId || !productName) return [];
  const price = number(stored.price);
  return [
    {
      productId,
      productName,
      // An absurd price would make the total infinite.
      price: Math.abs(price) < 1e9 ? price : null,
      quantity: wholeNumber(number(stored.quantity)),
      province: toProvince(text(stored.province)),
      specifications: readSpecifications(stored.specifications),
    },
  ];
}

export function wholeNumber(quantity: number): number {
  return Math.min(maxQuantity, Math.max(1, Math.floor(quantity) || 1));
}

function readSpecifications(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => typeof value === 'string'),
  );
}

export function cartOf(items: CartItem[]): Cart {
  return { items, savedAt: new Date().toISOString() };
}

function parse(stored: string | null): Partial<Cart> | CartItem[] | null {
  try {
    return JSON.parse(String(stored));
  } catch {
    return null;
  }
}

/** NaN where it is neither a number nor a text; an object might throw when it becomes a text. */
function number(value: unknown): number {
  return Number.parseFloat(String(typeof value === 'number' ? value : text(value)));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
