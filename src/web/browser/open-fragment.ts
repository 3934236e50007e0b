import { fragmentHeader } from '../page-state.ts';

/** The address of the script that shows fragments, filled in by the build. */
declare const __FRAGMENT_SCRIPT__: string;

/** The last tap whose fragment is on its way. */
let latest: symbol | undefined;

/**
 * Opens the fragment of a screen as the server renders it, but not over another one: where a later tap
 * waits, or something is open by now, it is late. If it fails, opens the screen itself: never rejects,
 * because the tap has been answered.
 */
export async function openFragment(address: string): Promise<void> {
  const tap = Symbol();
  latest = tap;
  // A literal in the import would make the build look for the file.
  const script = __FRAGMENT_SCRIPT__;
  // It comes while the server renders: on a slow line both cost one round trip.
  const arriving = Promise.all([
    fetch(address, { headers: { [fragmentHeader]: '1' } }),
    import(/* @vite-ignore */ script),
  ]);
  await arriving.catch(() => {});
  if (latest ? latest !== tap : document.querySelector('dialog[open]')) return;
  latest = undefined;
  try {
    const [response] = await arriving;
    await window.bootState?.showFragment?.(response);
  } catch {
    location.assign(address);
  }
}
