import { toast } from '#kit/toasts/toast-store.ts';
import type { Language } from '#platform/text/language.ts';
import { addToCart, type CartItem, countPieces } from '../cart.ts';
import { loadCart, saveCart, setAsideOtherProvince } from '../cart-storage.ts';
import { cartMessages } from '../messages.ts';
import { openCart } from './cart-panel.ts';

/** Puts one of a product into the cart, says so, and opens the panel. */
export function addProduct(item: Omit<CartItem, 'quantity'>, language: Language): void {
  setAsideOtherProvince(item.province);
  const before = loadCart();
  const after = addToCart(before, item);
  saveCart(after);
  if (countPieces(after) > countPieces(before)) sayAdded(item.productName, language);
  else toast({ title: cartMessages[language].full, description: cartMessages[language].fullText });
  openCart();
}

export function sayAdded(productName: string, language: Language): void {
  const t = cartMessages[language];
  toast({ title: t.added, description: t.addedText(productName), tone: 'success' });
}
