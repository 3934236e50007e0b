import { useState } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { deleteFilesOf } from '#features/verifications/ui/receipts/receipt-files.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { clearStored } from '#platform/browser/storage.ts';
import { ApiError } from '#platform/calls/client.ts';
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
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await call(api.deleteAccount, {});
      if (person) clearBrowser(person);
      toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
      setTimeout(() => location.assign('/api/logout'), leaveAfter);
    } catch (error) {
      const message = error instanceof ApiError ? error.answer.message : t.notDeleted;
      toast({ title: t.error, description: message, tone: 'danger' });
      setBusy(false);
    }
  }

  return { busy, run };
}

/**
 * What this phone stores that names the person: drafts with their files, requests, the last quote.
 */
function clearBrowser({ id, email }: CurrentUser): void {
  void deleteFilesOf(clearStored([id, email]));
}
