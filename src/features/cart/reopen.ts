// Who leaves to sign in from the quotation's panel finds it open on return.

import { reopenEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';

export function rememberToReopen(): void {
  writeStored(reopenEntry, '1');
}

/**
 * Loads the page anew, with the panel open: a module that failed once fails for as long as the
 * document lives.
 */
export function reopenAnew(): void {
  rememberToReopen();
  location.reload();
}

/** True once after `rememberToReopen`. */
export function takeToReopen(): boolean {
  const wasOpen = readStored(reopenEntry) !== null;
  writeStored(reopenEntry, null);
  return wasOpen;
}
