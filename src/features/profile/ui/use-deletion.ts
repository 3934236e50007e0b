import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { receiptFiles } from '#features/verifications/ui/receipts/receipt-files.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { clearStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';
import { profileMessages } from '../messages.ts';

/** Time to read that it is done, in milliseconds. */
const leaveAfter = 1500;

/**
 * Deletes the account; once it is gone the browser leaves too, and nothing can be asked meanwhile.
 */
export function useDeletion() {
  const { call, language, person } = useApp();
  const t = profileMessages[language];
  const { busy, run } = useAction(t.notDeleted);

  async function remove(): Promise<void> {
    await call(api.deleteAccount, {});
    if (person) clearBrowser(person);
    toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
    // Never over: it stays busy until the browser has left.
    await new Promise(() => setTimeout(() => location.assign('/api/logout'), leaveAfter));
  }

  return { busy, run: () => run(remove) };
}

/**
 * What this phone stores that names the person: drafts with their files, requests, the last quote.
 */
function clearBrowser({ id, email }: CurrentUser): void {
  void receiptFiles.removeOf(clearStored([id, email]));
}
