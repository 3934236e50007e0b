import { staticElementId } from '../page-state.ts';
import type { BootLate, BootState } from './boot-state.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { whenLoaded } from './when-loaded.ts';

/** What the shop hands over to the boot script. */
export interface BootTasks {
  /** Controls that the shop answers at a tap by itself (`BootLate.answer`). */
  answers: string;
  /** Controls at whose tap a panel opens: its code comes along with React's. */
  opensPanel: string;
  /** On a slow line: those whose panel the server draws instead. */
  drawn: string;
  /** Something is to be sent, shown or opened again, and only React can do that. */
  isSomethingWaiting(): boolean;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * The only script before the first intent (with low data boot-brief.ts comes before it). Lets the
 * shop answer the taps that it can, holds every other tap that needs React, and loads React: at the
 * first intent; for people signed in also when idle. On a connection that is neither slow nor
 * saved its files are there before the intent, but they run only with it: reading costs no processor.
 */
export function boot(tasks: BootTasks): void {
  const drawnFor = addressNow();
  const state: BootState = { drawnFor, taps: [], note: undefined, live: false };
  window.mariel = state;
  const { connection } = navigator as { connection?: Connection };
  const files = document.getElementById('boot')?.dataset ?? {};
  const { main = '', preloads = '', panel, file, late = '', eager } = files;
  /** With low data the page names this script instead of carrying it. */
  const slow =
    file ||
    connection?.saveData ||
    (connection ? /2g|3g/.test(connection.effectiveType ?? '') : documentBegan() > 1000);
  let requested = false;
  let failed = false;

  registerServiceWorker();
  addEventListener('click', takeTap, true);
  // Loaded anew, this document is also that of the entries around its own: nobody else draws them yet.
  addEventListener('popstate', () => {
    if (!state.live && addressNow() !== drawnFor) location.reload();
  });
  for (const intent of ['pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(intent, ({ target }) => wantsReact(target) && loadReact(controlAt(target)), {
      passive: true,
    });
  }
  if (tasks.isSomethingWaiting() || eager === 'now') whenLoaded(() => loadReact());
  else if (!slow) {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    whenLoaded(() => whenIdle(() => (eager ? loadReact() : fetchAhead())));
  }

  whenLoaded(() => bringLate().catch(() => {}));

  async function bringLate(): Promise<BootLate> {
    await import(/* @vite-ignore */ late);
    return state.late as BootLate;
  }

  /** A control that React makes work, at or above the target. */
  function controlAt(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element
      ? target.closest<HTMLElement>(`[data-live],${slow ? tasks.drawn : tasks.answers}`)
      : null;
  }

  /**
   * On a slow line a link leads on by itself, and the server draws the panel: what React weighs would
   * only stand in their way.
   */
  function wantsReact(target: EventTarget | null): boolean {
    const control = controlAt(target);
    return control !== null && !(slow && control.matches(`a,${tasks.drawn}`));
  }

  /** Until it is done the control says that it works; where it cannot be, the browser does it. */
  async function answerTap(control: HTMLElement): Promise<void> {
    control.ariaBusy = 'true';
    try {
      const { answer, openDrawn } = await bringLate();
      // React was faster.
      if (state.live) return control.click();
      const address = answer(control);
      if (slow && address) await openDrawn(address);
    } catch {
      // Without a connection the worker has an answer to one that asks for a page.
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
      else if (navigator.onLine || control.matches('[formmethod]'))
        (control as HTMLButtonElement).form?.requestSubmit(control);
    } finally {
      control.ariaBusy = null;
    }
  }

  function takeTap(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
    showPicture(event.target, state.live);
    if (state.live) return;
    const control = controlAt(event.target);
    // A form wants React as soon as somebody is in it, and takes its taps itself.
    if (!control || control instanceof HTMLFormElement) return;
    const drawn = slow && control.matches(tasks.drawn);
    if (drawn || control.matches(tasks.answers)) {
      if (!control.ariaBusy) void answerTap(control);
    } else {
      // A module that failed once fails for as long as the document lives.
      const lost = failed && navigator.onLine;
      // A link leads somewhere without React too (on a slow line that is the faster way), and a form
      // that is posted keeps what was typed only if the browser sends it.
      if (
        (slow || failed) &&
        control.matches(lost ? 'a,[method=post] [type=submit]' : 'a,[formmethod]')
      )
        return;
      if (lost) location.reload();
      holdTap(control);
    }
    event.preventDefault();
    event.stopPropagation();
    if (!drawn) loadReact(control);
  }

  /**
   * Holds a tap for React; who waits too long gets the link followed, or the control back. Where
   * React cannot be had, a button that asks for a page leads to it.
   */
  function holdTap(control: HTMLElement): void {
    control.ariaBusy = 'true';
    state.taps.push(control);
    const timeoutMs = control instanceof HTMLAnchorElement ? 1200 : 8000;
    setTimeout(() => state.taps.includes(control) && release(control), timeoutMs);
  }

  function release(control: HTMLElement): void {
    state.taps.splice(state.taps.indexOf(control), 1);
    control.ariaBusy = null;
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (failed && control.matches('[formmethod]')) control.click();
  }

  /** Brings React, and with it what a tap on `control` opens. */
  function loadReact(control?: Element | null): void {
    if (requested) return;
    requested = true;
    const opens = control?.matches(tasks.opensPanel);
    link(opens ? `${preloads} ${panel}` : preloads, 'modulepreload', 'stylesheet');
    import(/* @vite-ignore */ main).catch(() => {
      // The connection was cut: links still lead on, and the next tap loads the page anew.
      failed = true;
      for (const control of [...state.taps]) release(control);
    });
  }

  /** Brings the files of React into the browser's cache, and runs none of them. */
  function fetchAhead(): void {
    link(`${preloads} ${main}`, 'modulepreload', 'prefetch');
  }
}

function addressNow(): string {
  return location.pathname + location.search;
}

/** Milliseconds until the document began: where the browser does not say how fast its line is. */
function documentBegan(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStart ?? 0;
}

/** Low data: the picture comes as the button's background, so that React finds its tree unchanged. */
function showPicture(target: EventTarget | null, live: boolean): void {
  const pictures = live ? `#${staticElementId} [data-picture]` : '[data-picture]';
  const button = target instanceof Element && target.closest<HTMLElement>(pictures);
  if (!button) return;
  button.style.background = `center / cover url(${button.dataset.picture})`;
  button.dataset.shown = '';
}

function link(files: string, script: string, style: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = href.endsWith('css') ? style : script;
    link.href = href;
    document.head.append(link);
  }
}
