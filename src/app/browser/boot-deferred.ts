import { toProvince } from '#features/company/provinces/provinces.ts';
import { isCartCookieAhead, loadCart, putIntoCart } from '#features/shop/cart/cart-storage.ts';
import { followCartCookie } from '#features/shop/cart/follow-cart-cookie.ts';
import { readCard } from '#features/shop/catalogue/ui/card/read-card.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { avoidContent } from '#web/browser/avoid-content.ts';
import { expectReact } from '#web/browser/expect-react.ts';
import { depthNow } from '#web/browser/fragment.ts';
import { openFragment } from '#web/browser/open-fragment.ts';
import { showBusy } from '#web/browser/show-busy.ts';
import { showNews } from '#web/browser/show-news.ts';
import { bringForFew, lastSignOut } from './bring-for-few.ts';

// The part of the boot script that loads after the page, or sooner on demand: it answers taps
// before React and does all that the first view can wait for.

if (window.bootState) window.bootState.deferred = { answer, openFragment, signOut: lastSignOut() };
// After a reload the fragment is closed, and its history entries lead nowhere.
if (depthNow()) history.go(-depthNow());
followCartCookie();
followStorage();
addEventListener('storage', followStorage);
// The back button may restore the page as it was.
addEventListener('pageshow', () => followCartCookie() && dispatchEvent(new Event('storage')));
addEventListener('submit', showBusy);
showNews();
avoidContent();
expectReact(isStored(waitsForReact));

/**
 * Answers a tap on a link, the cart or a card's button. Returns the address of the fragment that
 * opens, if one does.
 */
function answer(control: HTMLElement): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href;
  const { form } = control as HTMLButtonElement;
  const page = form?.action ?? '';
  if (!control.matches('[data-add]')) return page;
  // The browser's storage lacks lines of the cookie, so the form is posted instead.
  if (isCartCookieAhead()) {
    form?.requestSubmit(control);
    return undefined;
  }
  const { province } = document.querySelector('main')?.dataset ?? {};
  const card = readCard(control, toProvince(province));
  const name = card?.item.productName;
  const outcome = card && putIntoCart(card.item, card.maxQuantity);
  if (outcome === 'added') say(outcome, control.dataset.add?.replace('{}', name ?? ''));
  if (outcome === 'again') say(outcome, name);
  if (window.bootState) window.bootState.note = outcome === 'full' ? undefined : name;
  return outcome === 'added' ? `${page}?agregado=${card?.item.productId}` : page;
}

/** Says the same as React would (`resume` in main.tsx). */
function say(what: 'added' | 'again', text = ''): void {
  const status = document.getElementById('early');
  if (!status) return;
  status.dataset.title = status.dataset[what];
  status.textContent = text;
}

function followStorage(): void {
  bringForFew();
  const lines = loadCart().items.map(({ productName, quantity }) => {
    const line = document.createElement('li');
    line.textContent = `${quantity} × ${productName}`;
    return line;
  });
  document.querySelector('[data-lines]')?.replaceChildren(...lines);
}
