/** Runs once nothing of the page is still on its way; at once where that was long ago. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}
