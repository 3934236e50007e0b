import { isReload } from './is-reload.ts';

/** Milliseconds between two tries to load the page again, and where that has not helped. */
const pauses = { first: 30_000, later: 600_000 };

/**
 * When React had to start without a tap and could not be loaded, reloads the page once there is a
 * connection, unless the person is in the middle of something. Only a reload helps: a module whose
 * import failed once fails for the whole life of the document.
 */
export function expectReact(isSomethingWaiting = false): void {
  const { eager } = document.getElementById('boot')?.dataset ?? {};
  if (eager !== 'now' && !isSomethingWaiting) return;
  // The boot script has requested it already.
  window.bootState?.react?.catch(() => {
    const again = () => navigator.onLine && !isInUse() && location.reload();
    addEventListener('online', again);
    setInterval(again, isReload() ? pauses.later : pauses.first);
  });
}

function isInUse(): boolean {
  const parts = document.querySelectorAll<HTMLInputElement & HTMLDialogElement>(
    'dialog[open],input,textarea',
  );
  return [...parts].some(({ open, value, defaultValue }) => open || value !== defaultValue);
}
