import { cartMirrorEntry } from '#platform/browser/registry/every-page.ts';

export function readMirrorCookie(): string {
  const cookie = document.cookie
    .split('; ')
    .find((each) => each.includes(`${cartMirrorEntry.name}=`));
  return cookie?.split('=')[1] ?? '';
}

/** The pieces in the cart, for the boot script, which has no other code of the cart. */
export function countMirrored(): number {
  let pieces = 0;
  for (const [, quantity] of readMirrorCookie().matchAll(/\.\w{32}\.(\d+)/g))
    pieces += Number(quantity);
  return pieces;
}
