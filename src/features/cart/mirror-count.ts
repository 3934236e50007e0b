import { readMirrorCookie } from './mirror-cookie.ts';

/** How many pieces the cookie says there are: before any other code of the cart is there. */
export function countMirrored(): number {
  let pieces = 0;
  for (const [, quantity] of readMirrorCookie().matchAll(/\.\w{32}\.(\d+)/g))
    pieces += Number(quantity);
  return pieces;
}
