import { cartMirrorEntry } from '#platform/browser/registry/every-page.ts';

/** How many pieces the cookie says there are: before any other code of the cart is there. */
export function countMirrored(): number {
  const [, lines = ''] =
    new RegExp(`${cartMirrorEntry.name}=\\w+\\.\\w*([^;]*)`).exec(document.cookie) ?? [];
  let pieces = 0;
  for (const [, quantity] of lines.matchAll(/\.\w{32}\.(\d+)/g)) pieces += Number(quantity);
  return pieces;
}
