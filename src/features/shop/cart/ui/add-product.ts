import { toast } from '#kit/toasts/toast-store.ts';
import type { Language } from '#platform/text/language.ts';
import type { CartItem } from '../cart.ts';
import { putIntoCart } from '../cart-storage.ts';
import { cartTexts } from '../messages.ts';
import { openCart } from './cart-drawer.ts';

export function addProductToCart(
  item: Omit<CartItem, 'quantity'>,
  most: number | undefined,
  language: Language,
): void {
  const t = cartTexts[language];
  const outcome = putIntoCart(item, most);
  if (outcome === 'added') {
    toast({ title: t.added, description: t.addedText(item.productName), tone: 'success' });
  } else if (outcome === 'again') toast({ title: t.again, description: item.productName });
  else toast({ title: t.full, description: t.fullText });
  openCart();
}
