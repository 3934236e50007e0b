// With low data, all the script that a page carries. What it knows is when the boot script is
// wanted: at the first tap on something that a page without script has no use for, which is then
// tapped again; and where this phone has a cart or something unsent, its owner looks at a second page
// here (from then on it lies in the browser's cache), or staff have a form that waits for React.
import { isBegun, isStored } from '#platform/browser/waiting.ts';
import { whenLoaded } from './when-loaded.ts';

const { boot = '', eager } = document.getElementById('boot')?.dataset ?? {};
let failed = false;

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:is([data-live],[data-add],[data-picture])');
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
if (eager === 'now' || history.length > 2 || (isStored(isBegun) ?? true))
  whenLoaded(() => bring().catch(() => {}));

function bring(): Promise<unknown> {
  return import(/* @vite-ignore */ boot);
}
