import { api } from '#api.ts';
import { receiptFiles } from '#features/payments/verifications/ui/receipts/receipt-files.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { clearStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';
import { profileTexts } from '../messages.ts';

/** In milliseconds, so that the message can be read. */
const leaveAfter = 1500;

/** Leaves the page once it is deleted, and stays busy until then. */
export function useDeletion() {
  const { t, call, person } = useApp(profileTexts);
  const { busy, run } = useAction(t.notDeleted);

  async function remove(): Promise<void> {
    await call(api.deleteAccount, {});
    if (person) clearBrowser(person);
    toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
    // Never resolves, so that the button stays busy.
    await new Promise(() => setTimeout(() => location.assign('/api/logout'), leaveAfter));
  }

  return { busy, run: () => run(remove) };
}

/**
 * Clears everything that names the person: drafts and their files, requests, the last quotation.
 */
function clearBrowser({ id, email }: CurrentUser): void {
  void receiptFiles.removeOf(clearStored([id, email]));
}
