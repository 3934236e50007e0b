import { addToCart, countPieces, holds } from '#features/cart/cart.ts';
import { loadCart, saveCart, setAsideOtherProvince } from '#features/cart/cart-storage.ts';
import { readCard } from '#features/catalogue/ui/read-card.ts';
import { onStored } from '#platform/browser/storage.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { boot } from '#web/browser/boot.ts';
import { offerEnglish } from './offer-english.ts';

// The script in every page: shows the cart's count, and puts a product into the cart at the first tap.

offerEnglish();
showCart();
onStored(showCart);
boot({
  answers: '[data-add]',
  answer: addProduct,
  opensPanel: '[data-add],[data-cart]',
  isSomethingWaiting: () => isStored(waitsForReact) ?? false,
});

/** Gives the name of the product that is in the cart now; until React says so, `#early` does. */
function addProduct(button: HTMLElement): string | undefined {
  const card = readCard(button);
  if (!card) return undefined;
  const { item, most } = card;
  const { productName } = item;
  setAsideOtherProvince(item.province);
  const before = loadCart();
  const after = addToCart(before, item, most);
  if (!holds(after, item)) return undefined;
  const isNew = after !== before;
  if (isNew) saveCart(after);
  const status = document.getElementById('early');
  if (status) {
    const { added, again } = status.dataset;
    status.dataset.title = isNew ? added : again;
    status.textContent = isNew
      ? (button.dataset.add?.replace('{}', productName) ?? '')
      : productName;
  }
  return productName;
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
