import { readMirror } from '#features/cart/cart-mirror.ts';
import type { PostedForm } from '#web/page.ts';
import type { LineChange } from './cart-check.ts';
import { cartField, pricesField } from './cart-posted.ts';
import type { DrawnCart } from './cart-schema.ts';
import { seenCents } from './quote.ts';

/** What is no longer as the page showed it that was posted; without one, what cannot be had. */
export function drawnChanges({ items }: DrawnCart, posted: PostedForm | null): LineChange[] {
  const seen = readMirror(posted?.values[cartField], Date.now())?.lines ?? [];
  const prices = posted?.values[pricesField]?.split(',');
  return items.flatMap(({ productId, productName, price, state }): LineChange[] => {
    const at = seen.findIndex((line) => line.productId === productId);
    const now = seenCents(price) ?? null;
    const before = prices && at >= 0 ? (seenCents(prices[at]) ?? null) : now;
    const change = { productId, productName, before, now };
    if (state !== 'same') return [{ ...change, state }];
    return before === now ? [] : [{ ...change, state: 'price' }];
  });
}
