import { readCookie } from '#platform/browser/read-cookie.ts';
import { cartMirrorEntry } from '#platform/browser/registry/every-page.ts';

export const readMirrorCookie = (): string => readCookie(cartMirrorEntry);

/** The pieces in the cart, for the boot script, which has no other code of the cart. */
export function countMirrored(): number {
  let pieces = 0;
  for (const [, quantity] of readMirrorCookie().matchAll(/\.\w{32}\.(\d+)/g))
    pieces += Number(quantity);
  return pieces;
}
