import { type FormEvent, useState } from 'react';
import { staffMessages } from '#features/cases/messages.ts';
import { sentenceOf } from '#features/cases/ui/staff/answers.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffVerificationMessages } from '../../messages.ts';
import css from './staff-receipts.module.css';

/**
 * For an administrador: deletes what the form was abused for. Folded, and with a reason: it is for
 * ever.
 */
export function DeleteSending({ id, closeHref }: { id: string; closeHref: string }) {
  const { language, call, navigate } = useApp();
  const t = staffVerificationMessages[language];
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') return setProblem(t.reasonRequired);
    setBusy(true);
    try {
      const body = { reason: reason.trim() };
      const { ticketId } = await call(staffApi.deleteVerification, { params: { id }, body });
      toast({ title: t.removed, description: ticketId, tone: 'success' });
      await navigate(closeHref, { scroll: false });
    } catch (error) {
      const message = sentenceOf(error, t.notRemoved);
      toast({ title: staffMessages[language].error, description: message, tone: 'danger' });
      setBusy(false);
    }
  }

  return (
    <Disclosure summary={t.remove}>
      <form className={css.removal} onSubmit={(event) => void remove(event)} noValidate>
        <p className={css.said}>{t.removeText}</p>
        <TextAreaField
          dense
          required
          rows={2}
          maxLength={500}
          label={t.removeReason}
          error={problem}
          value={reason}
          onChange={({ target }) => {
            setProblem(undefined);
            setReason(target.value);
          }}
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
