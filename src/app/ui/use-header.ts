import { useEffect } from 'react';
import { countPieces } from '#features/shop/cart/cart.ts';
import { loadCart } from '#features/shop/cart/cart-storage.ts';
import { cartTexts } from '#features/shop/cart/messages.ts';
import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { onStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { currentPlace } from './current-place.ts';
import { signInAddress } from './sign-in-address.ts';
import { useMenus } from './use-menus.ts';

/**
 * Updates header and footer, which no component renders in the browser: the current place, the forms'
 * return address, the person's name, the cart's count.
 */
export function useHeader(): void {
  const { address, language, person } = useApp();
  useMenus(address);
  useEffect(() => {
    const current = currentPlace(address);
    for (const link of all<HTMLAnchorElement>('header nav a')) {
      if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const input of all<HTMLInputElement>('header [name=returnTo],footer [name=returnTo]')) {
      input.value = pathOf(address);
    }
    for (const link of all<HTMLAnchorElement>('header [data-sign-in]')) {
      link.href = signInAddress(address);
    }
  }, [address]);
  useEffect(() => {
    for (const name of all('header [data-person]')) {
      name.textContent = person ? person.firstName || person.email : '';
    }
  }, [person]);
  useEffect(() => {
    const t = cartTexts[language];
    const showCount = () => {
      const pieces = countPieces(loadCart());
      for (const button of all('[data-cart]')) {
        button.setAttribute('aria-label', pieces > 0 ? t.count(pieces) : t.cart);
      }
      for (const badge of all('[data-count]')) badge.textContent = pieces > 0 ? `${pieces}` : '';
    };
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('[data-cart]'))) return;
      event.preventDefault();
      openCart();
    };
    showCount();
    const stop = onStored(showCount);
    document.addEventListener('click', click);
    return () => {
      stop();
      document.removeEventListener('click', click);
    };
  }, [language]);
}

function all<Found extends HTMLElement = HTMLElement>(selector: string): Iterable<Found> {
  return document.querySelectorAll<Found>(selector);
}
