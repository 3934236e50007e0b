// The only script before the first intent (with low data boot-brief.ts comes before it). It shows the cart's count, puts a product into the cart
// at the first tap, keeps every other tap that needs React, and brings React in: at the first
// intent; for people signed in also when idle. On a connection that is neither slow nor saved its
// files are there before the intent, but they run only with it: reading costs no processor.
import { addToCart, countPieces } from '#features/cart/cart.ts';
import { keepToProvince, loadCart, saveCart } from '#features/cart/cart-storage.ts';
import { readCard } from '#features/catalogue/ui/read-card.ts';
import { onStored } from '#platform/browser/storage.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { stillElementId } from '../page-state.ts';
import { avoidControls } from './avoid-controls.ts';
import type { BootState } from './boot-state.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { whenLoaded } from './when-loaded.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const early: BootState = { taps: [], added: undefined, live: false };
window.mariel = early;
const connection = (navigator as { connection?: Connection }).connection;
const {
  main = '',
  preloads = '',
  quote,
  boot,
  eager,
} = document.getElementById('boot')?.dataset ?? {};
/** With low data the page names this script instead of carrying it. */
const slow = boot || connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
let asked = false;
let failed = false;

showCount();
onStored(showCount);
registerServiceWorker();
avoidControls();
addEventListener('click', takeTap, true);
for (const intent of ['pointerdown', 'keydown', 'focusin'] as const) {
  addEventListener(intent, ({ target }) => wants(target) && bringReact(wanted(target)), {
    passive: true,
  });
}
if (isStored(waitsForReact) || eager === 'now') {
  // To be sent, shown, opened again after signing in, or a form of staff: only React can do that.
  whenLoaded(() => bringReact());
} else if (!slow) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenLoaded(() => whenIdle(() => (eager ? bringReact() : fetchAhead())));
}

/** A control that React makes work, at or above the target. */
function wanted(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-live],[data-add]') : null;
}

/** On a slow line a link leads on by itself: what React weighs would only stand in its way. */
function wants(target: EventTarget | null): boolean {
  const control = wanted(target);
  return control !== null && !(slow && control instanceof HTMLAnchorElement);
}

function takeTap(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
  showPicture(event.target);
  if (early.live) return;
  const control = wanted(event.target);
  // A form wants React as soon as somebody is in it, and takes its taps itself.
  if (!control || control instanceof HTMLFormElement) return;
  if (control instanceof HTMLButtonElement && control.hasAttribute('data-add')) {
    addProduct(control);
  } else {
    // A module that failed once fails for as long as the document lives.
    const lost = failed && navigator.onLine;
    // A link leads somewhere without React too (on a slow line that is the faster way), and a form
    // that is posted keeps what was typed only if the browser sends it.
    if ((slow || failed) && control.matches(lost ? 'a,[method=post] [type=submit]' : 'a')) return;
    if (lost) location.reload();
    keepTap(control);
  }
  event.preventDefault();
  event.stopPropagation();
  bringReact(control);
}

/** Keeps a tap for React; who waits too long gets the link followed, or the control back. */
function keepTap(control: HTMLElement): void {
  control.ariaBusy = 'true';
  early.taps.push(control);
  const patience = control instanceof HTMLAnchorElement ? 1200 : 8000;
  setTimeout(() => early.taps.includes(control) && giveBack(control), patience);
}

function giveBack(control: HTMLElement): void {
  early.taps.splice(early.taps.indexOf(control), 1);
  control.ariaBusy = null;
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
}

/** Low data: the picture comes as the button's background, so that React finds its tree unchanged. */
function showPicture(target: EventTarget | null): void {
  const pictures = early.live ? `#${stillElementId} [data-picture]` : '[data-picture]';
  const button = target instanceof Element && target.closest<HTMLElement>(pictures);
  if (!button) return;
  button.style.background = `center / cover url(${button.dataset.picture})`;
  button.dataset.shown = '';
}

function addProduct(button: HTMLButtonElement): void {
  const card = readCard(button);
  if (!card) return;
  keepToProvince(card.province);
  const before = loadCart();
  const after = addToCart(before, card);
  if (countPieces(after) === countPieces(before)) return;
  saveCart(after);
  early.added = card.productName;
  const status = document.getElementById('early');
  if (status) status.textContent = button.dataset.add?.replace('{}', card.productName) ?? '';
}

function showCount(): void {
  const count = countPieces(loadCart());
  for (const badge of document.querySelectorAll('[data-count]')) {
    badge.textContent = count > 0 ? String(count) : '';
  }
}

/** Brings React, and with it what a tap on `control` opens. */
function bringReact(control?: Element | null): void {
  if (asked) return;
  asked = true;
  const opens = control?.matches('[data-add],[data-cart]');
  link(opens ? `${preloads} ${quote}` : preloads, 'modulepreload', 'stylesheet');
  import(/* @vite-ignore */ main).catch(() => {
    // The connection was cut: links still lead on, and the next tap loads the page anew.
    failed = true;
    for (const control of [...early.taps]) giveBack(control);
  });
}

/** Brings the files of React into the browser's cache, and runs none of them. */
function fetchAhead(): void {
  link(`${preloads} ${main}`, 'modulepreload', 'prefetch');
}

function link(files: string, script: string, style: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = href.endsWith('css') ? style : script;
    link.href = href;
    document.head.append(link);
  }
}
