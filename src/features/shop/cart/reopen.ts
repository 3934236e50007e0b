// Whoever leaves the drawer to sign in finds it open again on return.

import { reopenEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';

export function rememberToReopen(): void {
  writeStored(reopenEntry, '1');
}

/** Reloads the page with the drawer open: a module that failed to load fails until a reload. */
export function reopenAnew(): void {
  rememberToReopen();
  location.reload();
}

export function takeToReopen(): boolean {
  const wasOpen = readStored(reopenEntry) !== null;
  writeStored(reopenEntry, null);
  return wasOpen;
}
