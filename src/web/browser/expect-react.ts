/** Milliseconds between two tries to reload the page. */
const pauseMs = 30_000;

/**
 * When React had to start without a tap and could not be loaded, reloads the page once there is a
 * connection, unless the person is in the middle of something. Only a reload helps: a module whose
 * import failed once fails for the whole life of the document.
 */
export function expectReact(isSomethingWaiting: () => boolean): void {
  const { main = '', eager } = document.getElementById('boot')?.dataset ?? {};
  if (eager !== 'now' && !isSomethingWaiting()) return;
  // The boot script has requested it already: this import only reports the failure.
  import(/* @vite-ignore */ main).catch(() => {
    const again = () => navigator.onLine && !isInUse() && location.reload();
    addEventListener('online', again);
    setInterval(again, pauseMs);
  });
}

function isInUse(): boolean {
  const parts = document.querySelectorAll<HTMLInputElement & HTMLDialogElement>(
    'dialog[open],input,textarea',
  );
  return [...parts].some(({ open, value, defaultValue }) => open || value !== defaultValue);
}
