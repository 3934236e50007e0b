import { addToCart, countPieces } from '#features/cart/cart.ts';
import {
  isMirrorAhead,
  loadCart,
  saveCart,
  setAsideOtherProvince,
} from '#features/cart/cart-storage.ts';
import { readCard } from '#features/catalogue/ui/read-card.ts';
import { onStored } from '#platform/browser/storage.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { boot } from '#web/browser/boot.ts';

// The script in every page: shows the cart's count, and puts a product into the cart at the first tap.

showCart();
onStored(showCart);
const bringLate = boot({
  answers: '[data-add]',
  answer: addProduct,
  opensPanel: '[data-add],[data-cart]',
  // What the server alone knows would be lost: the form is posted.
  leaves: (control) => control.matches('[data-add]') && isMirrorAhead(),
  panelOf: (control, note) =>
    `/cotizacion${note ? `?agregado=${control.getAttribute('value')}` : ''}`,
  panelOpened: follow,
  isSomethingWaiting: () => isStored(waitsForReact) ?? false,
});

// Also as it was left, where the browser gives a page back.
addEventListener('pageshow', follow);

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

function follow(): void {
  showCart();
  if (!isMirrorAhead()) return;
  bringLate().then(
    (late) => late.follow() && showCart(),
    () => undefined,
  );
}

/** The count; and the lines, where the page without a connection has room for them. */
function showCart(): void {
  const cart = loadCart();
  const count = countPieces(cart);
  const lines = cart.items.map(({ productName, quantity }) => {
    const line = document.createElement('li');
    line.textContent = `${quantity} × ${productName}`;
    return line;
  });
  document.querySelector('[data-lines]')?.replaceChildren(...lines);
  for (const badge of document.querySelectorAll('[data-count]')) {
    badge.textContent = count > 0 ? String(count) : '';
  }
}
