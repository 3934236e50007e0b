import { mirrorCookie } from './mirror-cookie.ts';

/** How many pieces the cookie says there are: before any other code of the cart is there. */
export function countMirrored(): number {
  let pieces = 0;
  for (const [, quantity] of mirrorCookie().matchAll(/\.\w{32}\.(\d+)/g))
    pieces += Number(quantity);
  return pieces;
}
