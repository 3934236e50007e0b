import type { BootState } from './boot-state.ts';
import { bring } from './bring.ts';
import { isReload } from './is-reload.ts';

const { main = '', preloads = '', overlay } = document.getElementById('boot')?.dataset ?? {};
let isRequested = false;
/**
 * Set when the connection was cut while React was loading. Its module then fails until the next
 * document.
 */
export let isReactLost = false;

/** Loads React once; `withOverlay` also loads the code of the overlay that a tap opens. */
export function loadReact(state: BootState, withOverlay = false): void {
  if (isRequested) return;
  isRequested = true;
  const files = withOverlay ? `${preloads} ${overlay}` : preloads;
  for (const href of files.split(' ').filter(Boolean)) {
    addLink(href, href.endsWith('css') ? 'stylesheet' : 'modulepreload');
  }
  state.react = bring(main).then(() => state.started);
  state.react.catch(() => {
    isReactLost = true;
    // Our own code fails: the browser works without it.
    if (isReload()) state.live = true;
    for (const control of [...state.taps]) releaseTap(state, control);
  });
}

/**
 * Brings the code and style of React into the browser's cache without running them. The style by
 * `fetch`: many browsers judge `prefetch` by the `default-src` of our policy.
 */
export function prefetchReact(): void {
  for (const href of `${preloads} ${main}`.split(' ')) {
    if (href.endsWith('css')) fetch(href).catch(() => {});
    else addLink(href, 'modulepreload');
  }
}

/** Holds a tap until React has started; one on a link, which works without it, not for long. */
export function queueTap(state: BootState, control: HTMLElement): void {
  control.ariaBusy = 'true';
  state.taps.push(control);
  if (!(control instanceof HTMLAnchorElement)) return;
  setTimeout(() => state.taps.includes(control) && releaseTap(state, control), 1200);
}

/** Gives the control back to the browser: links and GET buttons work without React. */
function releaseTap(state: BootState, control: HTMLElement): void {
  state.taps.splice(state.taps.indexOf(control), 1);
  control.ariaBusy = null;
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (state.live || control.matches('[formmethod]')) control.click();
}

function addLink(href: string, rel: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
