import type { BootState } from './boot-state.ts';
import { bring } from './bring.ts';
import { setBusy } from './busy.ts';
import { reloadsBefore } from './reload.ts';

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
  addLinks(withPanel ? `${preloads} ${panel}` : preloads, ['modulepreload', 'stylesheet']);
  state.react = bring(main).then(() => state.started);
  state.react.catch(() => {
    isReactLost = true;
    // After a reload it is not the line that fails, but our code: the browser works without it.
    if (reloadsBefore() > 0) state.live = true;
    for (const control of [...state.taps]) releaseTap(state, control);
  });
}

/** Brings the files of React into the browser's cache without running them. */
export function prefetchReact(): void {
  addLinks(`${preloads} ${main}`, ['modulepreload']);
  // Not by a link: many browsers judge `prefetch` by the `default-src` of our policy.
  for (const file of filesIn(preloads).filter(isStyle)) {
    fetch(file)
      .then((response) => response.text())
      .catch(() => {});
  }
}

/** Holds a tap until React has started; one on a link, which works without it, not for long. */
export function holdTap(state: BootState, control: HTMLElement): void {
  setBusy(control);
  state.taps.push(control);
  if (!(control instanceof HTMLAnchorElement)) return;
  setTimeout(() => state.taps.includes(control) && releaseTap(state, control), 1200);
}

/** Gives the control back to the browser: links and GET buttons work without React. */
function releaseTap(state: BootState, control: HTMLElement): void {
  state.taps.splice(state.taps.indexOf(control), 1);
  setBusy(control, false);
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (state.live || control.matches('[formmethod]')) control.click();
}

const filesIn = (list: string): string[] => list.split(' ').filter(Boolean);
const isStyle = (file: string): boolean => file.endsWith('css');

function addLinks(files: string, [scriptRel, styleRel]: [string, string?]): void {
  for (const href of filesIn(files)) {
    const rel = isStyle(href) ? styleRel : scriptRel;
    if (rel) document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
