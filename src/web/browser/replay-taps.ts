/** Repeats, once React has started, the taps that the boot script has queued. */
export function replayTaps(resume: (note: string | undefined) => void): void {
  const state = window.bootState;
  if (!state || state.live) return;
  state.live = true;
  resume(state.note);
  for (const control of state.taps.splice(0)) {
    control.ariaBusy = null;
    control.click();
  }
}
