import { useEffect } from 'react';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { addProductToCart } from '#features/shop/cart/ui/add-product.ts';
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
      if (card) addProductToCart(card.item, card.maxQuantity, language);
    };
    document.addEventListener('click', add);
    return () => document.removeEventListener('click', add);
  }, [language, province]);
}
