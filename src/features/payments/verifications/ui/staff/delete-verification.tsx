import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { useSubmit } from '#kit/forms/use-submit.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { verificationLimits } from '../../form-fields.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';

export function DeleteVerification({ id, closeHref }: { id: string; closeHref: string }) {
  const { t, call, navigate } = useApp(staffVerificationTexts);
  const [reason, setReason] = useState('');
  const { busy, run } = useAction(t.notRemoved);
  const wrong = { reason: reason.trim() ? undefined : t.reasonRequired };
  const { errorOf, submit } = useSubmit(wrong, () => run(remove));

  async function remove() {
    const body = { reason: reason.trim() };
    const { ticketId } = await call(staffApi.deleteVerification, { params: { id }, body });
    toast({ title: t.removed, description: ticketId, tone: 'success' });
    await navigate(closeHref, { scroll: false });
  }

  return (
    <Disclosure summary={t.remove}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <p className="said">{t.removeText}</p>
        <TextAreaField
          dense
          required
          name="reason"
          rows={2}
          maxLength={verificationLimits.deletionReason}
          label={t.removeReason}
          error={errorOf('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" size="s" tone="danger" data-live busy={busy}>
            {t.removeNow}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
