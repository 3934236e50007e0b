import type { CartItem } from './cart.ts';
import { readMirror } from './cart-mirror.ts';
import { isMirrorAhead, loadCart, saveCart, setAsideUnfit } from './cart-storage.ts';
import { readMirrorCookie } from './mirror-cookie.ts';

export function followMirror(): boolean {
  if (!isMirrorAhead()) return true;
  const mirror = readMirror(readMirrorCookie());
  if (!mirror || mirror.unread > 0) return false;
  const known = [...drawnItems(), ...loadCart().items];
  const items: CartItem[] = [];
  for (const { productId, quantity } of mirror.lines) {
    const item = known.find((each) => each.productId === productId);
    if (!item) return false;
    items.push({ ...item, quantity });
  }
  // The province changed: the cart before can be brought back.
  setAsideUnfit(mirror.province);
  saveCart({ items, savedAt: new Date(Number.parseInt(mirror.stamp, 36)).toISOString() });
  return true;
}

function drawnItems(): CartItem[] {
  return JSON.parse(document.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn ?? '[]');
}
