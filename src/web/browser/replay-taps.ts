/** Once React answers: taps again what was tapped before, and takes over from the boot script. */
export function replayTaps(resume: (note: string | undefined) => void): void {
  const state = window.mariel;
  if (!state || state.live) return;
  state.live = true;
  resume(state.note);
  for (const control of state.taps.splice(0)) {
    control.ariaBusy = null;
    control.click();
  }
}
