import { toast } from '#kit/toasts/toast-store.ts';
import type { Language } from '#platform/text/language.ts';
import { addToCart, type CartItem, holds } from '../cart.ts';
import { loadCart, saveCart, setAsideOtherProvince } from '../cart-storage.ts';
import { cartMessages } from '../messages.ts';
import { openCart } from './cart-panel.ts';

/** Puts one of a product into the cart unless `most` are there, says so, and opens the panel. */
export function addProduct(
  item: Omit<CartItem, 'quantity'>,
  most: number | undefined,
  language: Language,
): void {
  const t = cartMessages[language];
  setAsideOtherProvince(item.province);
  const before = loadCart();
  const after = addToCart(before, item, most);
  if (after !== before) {
    saveCart(after);
    toast({ title: t.added, description: t.addedText(item.productName), tone: 'success' });
  } else if (holds(before, item)) toast({ title: t.again, description: item.productName });
  else toast({ title: t.full, description: t.fullText });
  openCart();
}
