import { cartMirrorEntry } from '#platform/browser/registry/every-page.ts';

export function readMirrorCookie(): string {
  const cookie = document.cookie
    .split('; ')
    .find((each) => each.includes(`${cartMirrorEntry.name}=`));
  return cookie?.split('=')[1] ?? '';
}
