import { readCartCookie } from '#features/shop/cart/cart-cookie.ts';
import type { ActionData } from '#web/page.ts';
import { isAvailable, seenCents } from '../quote.ts';
import type { LineChange } from './cart-check.ts';
import type { ServerCart } from './cart-schema.ts';
import { cartField, pricesField } from './form-fields.ts';

/**
 * Returns the changes since the posted page was rendered; without one, the lines that are not
 * available.
 */
export function changesInCart({ items }: ServerCart, actionData: ActionData | null): LineChange[] {
  const seen = readCartCookie(actionData?.values[cartField])?.lines ?? [];
  const prices = actionData?.values[pricesField]?.split(',');
  return items.flatMap(({ productId, productName, price, most, state }): LineChange[] => {
    const at = seen.findIndex((line) => line.productId === productId);
    const now = seenCents(price) ?? null;
    const before = prices && at >= 0 ? (seenCents(prices[at]) ?? null) : now;
    const change = { productId, productName, most, before, now };
    const repriced: LineChange = { ...change, state: 'price' };
    return [
      ...(state === 'same' ? [] : [{ ...change, state }]),
      ...(before === now || !isAvailable(state) ? [] : [repriced]),
    ];
  });
}
