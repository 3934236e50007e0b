import { whenLoaded } from './when-loaded.ts';

/** From the first pause to the last one before the boot script is asked for again, in milliseconds. */
const pauses = { first: 2_000, last: 64_000 };

/**
 * With low data, the only script of a page. It loads the boot script at the first tap on one of the
 * `controls`, and repeats the tap; at once on a second page of the visit (the browser's cache has
 * it from then on), where `isExpected`, or where a form of staff waits for React.
 */
export function bootBrief(controls: string, isExpected: () => boolean): void {
  const { file = '', eager } = document.getElementById('boot')?.dataset ?? {};
  let losses = 0;
  // A module that failed once fails for as long as the document lives: not so under another address.
  const bring = () => import(/* @vite-ignore */ losses ? `${file}?${losses}` : file);
  let failed = false;
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest<HTMLElement>(controls);
      if (!button || window.mariel) return;
      // Without a script the browser sends a form that is posted, with what was typed.
      const posts = button.matches('[method=post] [type=submit]');
      // Without a connection the worker has an answer to one that asks for a page.
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

  /** Nobody need tap: where it was lost it comes with the connection, or after a while. */
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
