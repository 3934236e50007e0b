import { reloadForReact, reloadsBefore } from './reload.ts';

/** Milliseconds between two tries to reload the page; doubled with each try. */
const pauseMs = 30_000;

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
    const again = () => navigator.onLine && !isInUse() && reloadForReact();
    addEventListener('online', again);
    setInterval(again, pauseMs * 2 ** reloadsBefore());
  });
}

function isInUse(): boolean {
  const parts = document.querySelectorAll<HTMLInputElement & HTMLDialogElement>(
    'dialog[open],input,textarea',
  );
  return [...parts].some(({ open, value, defaultValue }) => open || value !== defaultValue);
}
