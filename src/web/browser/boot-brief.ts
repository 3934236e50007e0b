import { whenLoaded } from './when-loaded.ts';

/**
 * With low data, all the script that a page carries. It brings the boot script when that is wanted:
 * at the first tap on one of the `controls`, which a page without script has no use for and which is
 * then tapped again; at once where somebody `isExpected` to need it, who looks at a second page here
 * (from then on it lies in the browser's cache), or where staff have a form that waits for React.
 */
export function bootBrief(controls: string, isExpected: () => boolean): void {
  const { file = '', eager } = document.getElementById('boot')?.dataset ?? {};
  const bring = () => import(/* @vite-ignore */ file);
  let failed = false;
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest<HTMLElement>(controls);
      if (!button || window.mariel) return;
      // Without a script the browser sends a form that is posted, with what was typed.
      const posts = button.matches('[method=post] [type=submit]');
      if (failed && posts && navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      bring().then(
        () => {
          button.ariaBusy = null;
          button.click();
        },
        // A module that failed once fails for as long as the document lives.
        () => {
          failed = true;
          button.ariaBusy = null;
          if (navigator.onLine) posts ? button.click() : location.reload();
        },
      );
    },
    true,
  );
  if (eager === 'now' || history.length > 2 || isExpected()) {
    whenLoaded(() => bring().catch(() => {}));
  }
}
