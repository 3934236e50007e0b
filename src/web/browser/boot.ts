import { staticElementId } from '../page-state.ts';
import type { BootDeferred, BootState } from './boot-state.ts';
import { bring } from './bring.ts';
import { isReactLost, loadReact, prefetchReact, queueTap } from './load-react.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { whenLoaded } from './when-loaded.ts';

/** The shop's part of the boot script. Each string is a CSS selector of controls. */
export interface BootTasks {
  /** The shop answers a tap on these without React (`BootDeferred.answer`). */
  answers: string;
  /** A tap on these opens a overlay, whose code loads with React. */
  opensOverlay: string;
  /** On a slow line the server renders the overlay that these open. */
  opensFragment: string;
  /** True where something waits to be sent, shown or opened again, which only React can do. */
  isSomethingWaiting(): boolean;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// A document boots once, so its state is the module's.
const { file, deferred = '', eager } = document.getElementById('boot')?.dataset ?? {};
const state: BootState = { renderedFor: addressNow(), taps: [], live: false };
const isSlow = isSlowLine();
let tasks: BootTasks;

/**
 * The only script before the first intent (with low data, boot-low-data.ts comes before it). It lets
 * the shop answer the taps that it can, queues every other tap that needs React, and loads React: at
 * the first intent, and for people signed in also when the browser is idle. On a good connection
 * React's files are fetched before the intent, but they run only with it: reading costs no
 * processor time.
 */
export function boot(shopTasks: BootTasks): void {
  tasks = shopTasks;
  window.bootState = state;
  registerServiceWorker(state);
  addEventListener('click', takeTap, true);
  // After a reload nobody else renders the history entries around the document's own.
  addEventListener('popstate', () => {
    if (!state.live && addressNow() !== state.renderedFor) location.reload();
  });
  for (const intent of ['pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(intent, takeIntent, { passive: true });
  }
  if (tasks.isSomethingWaiting() || eager === 'now') whenLoaded(() => loadReact(state));
  else if (!isSlow) {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    whenLoaded(() => whenIdle(() => (eager ? loadReact(state) : prefetchReact())));
  }
  whenLoaded(() => loadDeferred().catch(() => {}));
}

/** On a slow line neither links nor rendered fragments wait for React. */
function takeIntent({ target }: Event): void {
  const control = controlAt(target);
  if (control && !(isSlow && control.matches(`a,${tasks.opensFragment}`))) loadReactFor(control);
}

function takeTap(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
  showPicture(event.target);
  if (state.live) return;
  const control = controlAt(event.target);
  // A form loads React when somebody enters it, and its buttons take their own taps.
  if (!control || control instanceof HTMLFormElement) return;
  const isFragment = isSlow && control.matches(tasks.opensFragment);
  if (isFragment || control.matches(tasks.answers)) {
    if (!control.ariaBusy) void answerTap(control);
  } else {
    const mustReload = isReactLost && navigator.onLine;
    // Without React a link still works (and on a slow line faster), and the browser posts a form
    // with what was typed.
    const worksAlone = mustReload ? 'a,[method=post] [type=submit]' : 'a,[formmethod]';
    if ((isSlow || isReactLost) && control.matches(worksAlone)) return;
    if (mustReload) location.reload();
    queueTap(state, control);
  }
  event.preventDefault();
  event.stopPropagation();
  if (!isFragment) loadReactFor(control);
}

/** Answers a tap without React. If that fails, the browser follows the link or sends the form. */
async function answerTap(control: HTMLElement): Promise<void> {
  control.ariaBusy = 'true';
  try {
    const { answer, openFragment } = await loadDeferred();
    if (state.live) return control.click();
    const address = answer(control);
    if (isSlow && address) await openFragment(address);
  } catch {
    // Without a connection, the service worker can answer a button that asks for a page.
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (navigator.onLine || control.matches('[formmethod]')) passOn(control);
  } finally {
    control.ariaBusy = null;
  }
}

/** Leaves a tap to the browser, which sends the form of a button. */
function passOn(control: HTMLElement): void {
  state.live = true;
  control.click();
  state.live = false;
}

async function loadDeferred(): Promise<BootDeferred> {
  await bring(deferred);
  return state.deferred as BootDeferred;
}

function loadReactFor(control: HTMLElement): void {
  loadReact(state, control.matches(tasks.opensOverlay));
}

/** Finds the nearest control, at or above the target, that needs React or an answer of the shop. */
function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`[data-live],${isSlow ? tasks.opensFragment : tasks.answers}`)
    : null;
}

/**
 * Shows a picture of low data as the button's background, so that React finds its tree unchanged.
 */
function showPicture(target: EventTarget | null): void {
  const pictures = state.live ? `#${staticElementId} [data-picture]` : '[data-picture]';
  const button = target instanceof Element && target.closest<HTMLElement>(pictures);
  if (!button) return;
  button.style.background = `center / cover url(${button.dataset.picture})`;
  button.dataset.shown = '';
}

/**
 * True with low data, when the page names this script (`file`) instead of carrying it, and on a
 * slow connection.
 */
function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (file || connection?.saveData) return true;
  if (connection) return /2g|3g/.test(connection.effectiveType ?? '');
  // Counts the milliseconds until the first byte for a browser that does not tell the speed of the
  // line.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (page?.responseStart ?? 0) > 1000;
}

function addressNow(): string {
  return location.pathname + location.search;
}
