import { readCookie } from '#platform/browser/read-cookie.ts';
import { cartCookieEntry } from '#platform/browser/registry/every-page.ts';

export const cartCookieText = (): string => readCookie(cartCookieEntry);

/** The pieces in the cart, for the boot script, which has no other code of the cart. */
export function countCartPieces(): number {
  let pieces = 0;
  for (const [, quantity] of cartCookieText().matchAll(/\.\w{32}\.(\d+)/g))
    pieces += Number(quantity);
  return pieces;
}
