import { cartMirrorEntry } from '#platform/browser/registry/every-page.ts';

/** What the cart's cookie says: a stamp, the province, and each product's id and quantity. */
export function readMirrorCookie(): string {
  const cookie = document.cookie
    .split('; ')
    .find((each) => each.includes(`${cartMirrorEntry.name}=`));
  return cookie?.split('=')[1] ?? '';
}
