import { useEffect } from 'react';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { CartItem } from '#features/shop/cart/cart.ts';
import { putIntoCart } from '#features/shop/cart/cart-storage.ts';
import { cartTexts } from '#features/shop/cart/messages.ts';
import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import type { Language } from '#platform/text/language.ts';
import { readCard } from './card/read-card.ts';

/**
 * Handles taps on all `data-add` buttons, also in static HTML. Uses the province of the visit: a
 * card may still show the former one.
 */
export function useAdding(language: Language, province: ProvinceCode): void {
  useEffect(() => {
    const add = (event: MouseEvent) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('[data-add]');
      if (button) event.preventDefault();
      const card = button && readCard(button, province);
      if (card) putAndSay(card.item, card.maxQuantity, language);
    };
    document.addEventListener('click', add);
    return () => document.removeEventListener('click', add);
  }, [language, province]);
}

function putAndSay(
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
