import type { BootState } from './boot-state.ts';

const { main = '', preloads = '', panel } = document.getElementById('boot')?.dataset ?? {};
let isRequested = false;
/**
 * Set when the connection was cut while React was loading. Its module then fails until the next
 * document.
 */
export let isReactLost = false;

/** Loads React once; `withPanel` also loads the code of the panel that a tap opens. */
export function loadReact(state: BootState, withPanel = false): void {
  if (isRequested) return;
  isRequested = true;
  link(withPanel ? `${preloads} ${panel}` : preloads, 'modulepreload', 'stylesheet');
  import(/* @vite-ignore */ main).catch(() => {
    isReactLost = true;
    for (const control of [...state.taps]) releaseTap(state, control);
  });
}

/** Brings the files of React into the browser's cache without running them. */
export function prefetchReact(): void {
  link(`${preloads} ${main}`, 'modulepreload', 'prefetch');
}

/** Holds a tap until React has started, but not for ever. */
export function holdTap(state: BootState, control: HTMLElement): void {
  control.ariaBusy = 'true';
  state.taps.push(control);
  const timeoutMs = control instanceof HTMLAnchorElement ? 1200 : 8000;
  setTimeout(() => state.taps.includes(control) && releaseTap(state, control), timeoutMs);
}

/** Gives the control back to the browser: links and GET buttons work without React. */
function releaseTap(state: BootState, control: HTMLElement): void {
  state.taps.splice(state.taps.indexOf(control), 1);
  control.ariaBusy = null;
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (isReactLost && control.matches('[formmethod]')) control.click();
}

function link(files: string, scriptRel: string, styleRel: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = href.endsWith('css') ? styleRel : scriptRel;
    link.href = href;
    document.head.append(link);
  }
}
