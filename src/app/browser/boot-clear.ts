import { receiptFiles } from '#features/payments/verifications/ui/receipts/receipt-files.ts';
import { signOutHereEntry, signOutTabEntry } from '#platform/browser/registry/every-page.ts';
import { clearStored, readStored, writeStored } from '#platform/browser/storage.ts';

// Loaded when somebody has signed out: most visits never need it.
if (window.bootState) window.bootState.clearOwn = clearOwn;

/** Clears what whoever signed out has left in the browser and in this tab, and their photos. */
function clearOwn(signOut: string): void {
  const [, ...person] = signOut.split('.').filter(Boolean);
  for (const mark of [signOutHereEntry, signOutTabEntry]) {
    if (readStored(mark) === signOut) continue;
    void receiptFiles.removeOf(clearStored(person, [mark.area]));
    writeStored(mark, signOut);
  }
}
