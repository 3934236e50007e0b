import { panelHeader } from '../page-state.ts';

/** The address of the script that shows panels, filled in by the build. */
declare const __PANEL_SCRIPT__: string;

/**
 * Opens the panel of a screen as the server draws it. If that fails, opens the screen itself: never
 * rejects, because the tap has been answered.
 */
export async function openDrawn(address: string): Promise<void> {
  // A literal in the import would make the build look for the file.
  const script = __PANEL_SCRIPT__;
  try {
    // The script comes while the server draws: on a slow line both cost one round trip.
    const [response] = await Promise.all([
      fetch(address, { headers: { [panelHeader]: '1' } }),
      import(/* @vite-ignore */ script),
    ]);
    await window.bootState?.showPanel?.(response);
  } catch {
    location.assign(address);
  }
}
