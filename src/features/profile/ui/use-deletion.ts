import { useState } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { forgetFilesOf } from '#features/verifications/ui/receipt-files.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { profileMessages } from '../messages.ts';

/** Time to read that it is done, in milliseconds. */
const leaveAfter = 1500;

/** Deletes the account; once it is gone the browser leaves too, and nothing can be asked meanwhile. */
export function useDeletion() {
  const { call, language, person } = useApp();
  const t = profileMessages[language];
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await call(api.deleteAccount, {});
      if (person) forgetHere(person);
      toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
      setTimeout(() => location.assign('/api/logout'), leaveAfter);
    } catch (error) {
      const said = error instanceof ApiError ? error.answer.message : t.notDeleted;
      toast({ title: t.error, description: said, tone: 'danger' });
      setBusy(false);
    }
  }

  return { busy, run };
}

/** What this phone keeps that names the person: drafts with their files, what was not sent, the last quote. */
function forgetHere({ id, email }: CurrentUser): void {
  let forgotten = '';
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const kept = `${key} ${storage.getItem(key)}`;
        if (!kept.includes(id) && !kept.includes(email)) continue;
        forgotten += kept;
        storage.removeItem(key);
      }
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  void forgetFilesOf(forgotten);
}
