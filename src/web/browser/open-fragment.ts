import { fragmentHeader } from '../page-state.ts';
import { countDialogs } from './fragment.ts';

/** The address of the script that shows fragments, filled in by the build. */
declare const __FRAGMENT_SCRIPT__: string;

/**
 * Opens the fragment of a screen as the server renders it, unless another one has opened since the tap.
 * If that fails, opens the screen itself: never rejects, because the tap has been answered.
 */
export async function openFragment(address: string): Promise<void> {
  const open = countDialogs();
  // A literal in the import would make the build look for the file.
  const script = __FRAGMENT_SCRIPT__;
  try {
    // The script comes while the server renders: on a slow line both cost one round trip.
    const [response] = await Promise.all([
      fetch(address, { headers: { [fragmentHeader]: '1' } }),
      import(/* @vite-ignore */ script),
    ]);
    await window.bootState?.showFragment?.(response, open);
  } catch {
    location.assign(address);
  }
}
