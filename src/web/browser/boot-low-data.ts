import { whenLoaded } from './when-loaded.ts';

/**
 * Milliseconds before the boot script is requested again; the first pause doubles up to the last.
 */
const pauses = { first: 2_000, last: 64_000 };

/**
 * With low data, the only script in the page. It loads the boot script at the first tap on one of
 * the `controls` and repeats the tap. It loads it without a tap on the second page of a visit (from
 * then on it is in the browser's cache), where `isExpected`, or where a staff form waits for React.
 */
export function bootLowData(controls: string, isExpected: () => boolean): void {
  const { file = '', eager } = document.getElementById('boot')?.dataset ?? {};
  let losses = 0;
  // A module whose import failed once fails for the whole life of the document, except under
  // another address.
  const bring = () => import(/* @vite-ignore */ losses ? `${file}?${losses}` : file);
  let failed = false;
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest<HTMLElement>(controls);
      if (!button || window.bootState) return;
      // Without a script, the browser itself posts the form and keeps what was typed.
      const posts = button.matches('[method=post] [type=submit]');
      const asks = button.matches('[formmethod]');
      if (failed && (asks || (posts && navigator.onLine))) return;
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      bring().then(
        () => {
          button.ariaBusy = null;
          button.click();
        },
        () => {
          losses += 1;
          failed = true;
          button.ariaBusy = null;
          if (asks) button.click();
          else if (navigator.onLine) posts ? button.click() : location.reload();
        },
      );
    },
    true,
  );
  if (eager === 'now' || history.length > 2 || isExpected()) {
    whenLoaded(() => bringExpected(pauses.first));
  }

  /**
   * Loads the boot script without a tap. If that fails, it tries again when the connection is back,
   * or after a pause.
   */
  function bringExpected(pause: number): void {
    bring().catch(() => {
      losses += 1;
      const again = () => {
        clearTimeout(timer);
        removeEventListener('online', again);
        bringExpected(pause * 2);
      };
      const timer = pause > pauses.last ? undefined : setTimeout(again, pause);
      addEventListener('online', again);
    });
  }
}
