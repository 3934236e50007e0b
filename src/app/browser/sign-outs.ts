import { signOutHereEntry, signOutTabEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { isStored, unsentOf } from '#platform/browser/waiting.ts';
import { lastSignOut } from './bring-for-few.ts';

/** The address of boot-clear.ts, filled in by the build. */
declare const __CLEAR_SCRIPT__: string;

/** The cookie when the page was new. */
const atStart = window.bootState?.deferred?.signOut;
let isOver = false;

/**
 * Phones are shared: what somebody leaves in a browser ends with their sign-out, in every tab. The
 * server tells of it in a cookie (`tellSignOut`); a tab looks at it when another one has cleared
 * the storage (an event that all browsers have), when it comes to the front, and when the back
 * button brings a page as it was, which stays hidden until then.
 */
export function followSignOuts(): void {
  follow();
  // Not what this page stores itself, perhaps while it is left: it would load again in place of the next.
  addEventListener('storage', ({ isTrusted }) => isTrusted && follow());
  addEventListener('pageshow', follow);
  // WebKit does not load again what it is still bringing back.
  addEventListener('pageshow', () => setTimeout(() => isOver && location.reload()));
  addEventListener('pagehide', () => isPersonal() && hide(true));
  // Firefox says it of a page that is left, too, and would load it again instead of the next one.
  document.addEventListener('visibilitychange', () => document.hidden || follow());
  addEventListener('click', askFirst, true);
  // No form may keep the page.
  addEventListener('beforeunload', (event) => isOver && event.stopImmediatePropagation(), true);
}

function follow(): void {
  if (isOver) return;
  const last = lastSignOut();
  isOver = isPersonal() && last !== atStart;
  hide(isOver);
  if (last) clearOwn(last);
  if (isOver) location.reload();
}

/** What the script fails to clear now, as without a connection, the next page clears. */
function clearOwn(signOut: string): void {
  if ([signOutHereEntry, signOutTabEntry].every((mark) => readStored(mark) === signOut)) return;
  const script = __CLEAR_SCRIPT__;
  const clear = () => window.bootState?.clearOwn?.(signOut);
  import(/* @vite-ignore */ script).then(clear, () => {});
}

/** Asks before a sign-out that would delete something unsent. */
function askFirst(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('[data-unsent]');
  if (!(link instanceof HTMLElement)) return;
  const { owner = '', unsent } = link.dataset;
  if (!isStored(unsentOf(owner)) || confirm(unsent)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True where the header names somebody. */
const isPersonal = () => document.querySelector('[data-person]') !== null;

function hide(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
