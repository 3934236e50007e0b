/** Once React answers: taps again what was tapped before, and takes over from the boot script. */
export function replayTaps(resume: (note: string | undefined) => void): void {
  const early = window.mariel;
  if (!early || early.live) return;
  early.live = true;
  resume(early.note);
  for (const control of early.taps.splice(0)) {
    control.ariaBusy = null;
    control.click();
  }
}
