import { toProvince } from '#features/provinces/provinces.ts';
import type { CartItem } from './cart.ts';
import { isMirrorAhead, loadCart, saveCart, setAsideOtherProvince } from './cart-storage.ts';
import { mirrorCookie } from './mirror-cookie.ts';

/**
 * Takes over what forms did to the cart: the cookie then has another stamp. The names and prices of
 * what is new stand in the page that the server drew. False: some are not known here.
 */
export function followMirror(): boolean {
  if (!isMirrorAhead()) return true;
  const [stamp = '', province, ...rest] = mirrorCookie().split('.');
  const cart = loadCart();
  const known = [...drawnItems(), ...cart.items];
  const items: CartItem[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const item = known.find(({ productId }) => productId.replaceAll('-', '') === rest[at]);
    if (!item) return false;
    items.push({ ...item, quantity: Number(rest[at + 1]) });
  }
  // Set aside because the province changed: it can be brought back.
  setAsideOtherProvince(toProvince(province));
  saveCart({ items, savedAt: new Date(Number.parseInt(stamp, 36)).toISOString() });
  return true;
}

function drawnItems(): CartItem[] {
  return JSON.parse(document.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn ?? '[]');
}
