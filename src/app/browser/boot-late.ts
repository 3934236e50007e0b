import { isMirrorAhead, loadCart, putIntoCart } from '#features/cart/cart-storage.ts';
import { followMirror } from '#features/cart/follow-mirror.ts';
import { readCard } from '#features/catalogue/ui/card/read-card.ts';
import { toProvince } from '#features/provinces/provinces.ts';
import { onStored } from '#platform/browser/storage.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { avoidContent } from '#web/browser/avoid-content.ts';
import { depthNow, openDrawn } from '#web/browser/drawn-panel.ts';
import { expectReact } from '#web/browser/expect-react.ts';
import { sayBusy } from '#web/browser/say-busy.ts';
import { saySeen } from './say-seen.ts';
import { suggestEnglish } from './suggest-english.ts';

// What the boot script brings once the page has loaded, and sooner where it is wanted: what a tap
// does before React, and what need not be there at the first sight.

if (window.mariel) window.mariel.late = { answer, openDrawn };
// Loaded anew while a panel was open: its entries would be steps back to nowhere.
if (depthNow()) history.go(-depthNow());
followMirror();
showLines();
onStored(showLines);
// The browser gives a page back as it was left.
addEventListener('pageshow', () => followMirror() && dispatchEvent(new Event('storage')));
addEventListener('submit', sayBusy);
avoidContent();
suggestEnglish();
saySeen();
expectReact(() => isStored(waitsForReact) ?? false);

/**
 * What a tap on a link, on the cart or on a card's button does: returns where the server draws what
 * opens then.
 */
function answer(control: HTMLElement): string | undefined {
  if (control instanceof HTMLAnchorElement) return control.href;
  const { form } = control as HTMLButtonElement;
  const page = form?.action ?? '';
  if (!control.matches('[data-add]')) return page;
  // What the server alone knows would be lost: the form is posted.
  if (isMirrorAhead()) {
    form?.requestSubmit(control);
    return undefined;
  }
  const { province } = document.querySelector('main')?.dataset ?? {};
  const card = readCard(control, toProvince(province));
  const name = card?.item.productName;
  const outcome = card && putIntoCart(card.item, card.maxQuantity);
  if (outcome === 'added') say(outcome, control.dataset.add?.replace('{}', name ?? ''));
  if (outcome === 'again') say(outcome, name);
  if (window.mariel) window.mariel.note = outcome === 'full' ? undefined : name;
  return outcome === 'added' ? `${page}?agregado=${card?.item.productId}` : page;
}

/** Until React says the same (`resume` in main.tsx). */
function say(what: 'added' | 'again', text = ''): void {
  const status = document.getElementById('early');
  if (!status) return;
  status.dataset.title = status.dataset[what];
  status.textContent = text;
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
