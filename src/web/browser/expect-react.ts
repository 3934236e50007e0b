/** Until the page is loaded anew, and from then on again. */
const pauseMs = 30_000;

/**
 * Where React must come by itself and was lost, nobody need tap: the page is loaded anew with the
 * connection, or after a while, unless somebody is in the middle of something. Nothing less would do:
 * a module that failed once fails for as long as the document lives.
 */
export function expectReact(isSomethingWaiting: () => boolean): void {
  const { main = '', eager } = document.getElementById('boot')?.dataset ?? {};
  if (eager !== 'now' && !isSomethingWaiting()) return;
  // The boot script has asked for it: this only hears what became of it.
  import(/* @vite-ignore */ main).catch(() => {
    const again = () => navigator.onLine && !isInUse() && location.reload();
    addEventListener('online', again);
    setInterval(again, pauseMs);
  });
}

/** A panel is open, or something is typed. */
function isInUse(): boolean {
  const parts = document.querySelectorAll<HTMLInputElement & HTMLDialogElement>(
    'dialog[open],input,textarea',
  );
  return [...parts].some(({ open, value, defaultValue }) => open || value !== defaultValue);
}
