import { addToCart, countPieces } from '#features/cart/cart.ts';
import {
  isMirrorAhead,
  loadCart,
  saveCart,
  setAsideOtherProvince,
} from '#features/cart/cart-storage.ts';
import { followMirror } from '#features/cart/follow-mirror.ts';
import { readCard } from '#features/catalogue/ui/read-card.ts';
import { onStored } from '#platform/browser/storage.ts';
import { href, routes } from '#routes.ts';
import { avoidContent } from '#web/browser/avoid-content.ts';
import { openDrawn } from '#web/browser/drawn-panel.ts';
import { sayBusy } from '#web/browser/say-busy.ts';
import { offerEnglish } from './offer-english.ts';

// What the boot script brings once the page has loaded, and sooner where it is wanted: what a tap
// does before React, and what need not be there at the first sight.

if (window.mariel) window.mariel.late = { answer, openDrawn };
followMirror();
showLines();
onStored(showLines);
// The browser gives a page back as it was left.
addEventListener('pageshow', () => followMirror() && dispatchEvent(new Event('storage')));
addEventListener('submit', sayBusy);
avoidContent();
offerEnglish();

/** What a tap on the cart or on a card's button does: gives where the server draws the cart then. */
function answer(control: HTMLElement): string | undefined {
  const page = href(routes.cart);
  if (!control.matches('[data-add]')) return page;
  // What the server alone knows would be lost: the form is posted.
  if (isMirrorAhead()) {
    if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
    return undefined;
  }
  const name = addProduct(control);
  if (window.mariel) window.mariel.note = name;
  return name ? `${page}?agregado=${control.getAttribute('value')}` : page;
}

/** Gives the name of the product that is now in the cart. */
function addProduct(button: HTMLElement): string | undefined {
  const card = readCard(button);
  if (!card) return undefined;
  setAsideOtherProvince(card.province);
  const before = loadCart();
  const after = addToCart(before, card);
  if (countPieces(after) === countPieces(before)) return undefined;
  saveCart(after);
  const status = document.getElementById('early');
  if (status) status.textContent = button.dataset.add?.replace('{}', card.productName) ?? '';
  return card.productName;
}

/** The cart's lines, where the page without a connection has room for them. */
function showLines(): void {
  const lines = loadCart().items.map(({ productName, quantity }) => {
    const line = document.createElement('li');
    line.textContent = `${quantity} × ${productName}`;
    return line;
  });
  document.querySelector('[data-lines]')?.replaceChildren(...lines);
}
