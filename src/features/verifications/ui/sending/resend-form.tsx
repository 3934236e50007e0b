import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { type App, useApp } from '#web/app-context.ts';
import { ownVerificationMessages, verificationMessages } from '../../messages.ts';
import type { VerificationDetail } from '../../schema.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { ReceiptsField } from '../receipts/receipts-field.tsx';
import { problemsOfFailure } from './form-failure.ts';
import { readForm, restoreForm } from './form-fields.ts';
import { resendSubmitter } from './resend-submitter.ts';
import { SendingNotice } from './sending-notice.tsx';
import { useSubmitter } from './use-submitter.ts';
import css from './verify-page.module.css';

interface ResendFormProps {
  verification: VerificationDetail;
  onResent: () => Promise<void>;
}

/** After a rejection: what was missing, on the same ticket. */
export function ResendForm({ verification, onResent }: ResendFormProps) {
  const { language } = useApp();
  const t = verificationMessages[language];
  const own = ownVerificationMessages[language];
  const { id } = verification;
  const form = useRef<HTMLFormElement>(null);
  const find = useCallback(
    (app: Pick<App, 'call' | 'language' | 'person'>) => resendSubmitter(id, app),
    [id],
  );
  const { submitter, receipts, phase, error, answered } = useSubmitter(find);
  const [receiptProblem, setReceiptProblem] = useState<string>();
  const failed = error !== undefined && problemsOfFailure(error, t);
  const locked = phase !== 'idle';

  useEffect(() => {
    if (submitter && form.current) restoreForm(form.current, submitter.savedFields());
  }, [submitter]);
  const arrived = useRef(onResent);
  arrived.current = onResent;
  useEffect(() => {
    if (answered > 0) void arrived.current();
  }, [answered]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submitter) return;
    const fields = readForm(event.currentTarget);
    const same =
      receipts.length === 0 &&
      !fields.comment?.trim() &&
      fields.verificationCode?.trim() === verification.verificationCode;
    if (locked) submitter.sendNow();
    else if (receipts.some(isWrong)) setReceiptProblem(t.wrongFiles);
    // It was rejected as it is.
    else if (same) setReceiptProblem(own.resendSame);
    else submitter.submit(fields);
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={submit}
      onInput={(event) => submitter?.saveFields(readForm(event.currentTarget))}
    >
      <p>{own.resendText}</p>
      {failed && (
        <Notice tone="danger" title={t.failed} role="alert">
          <p>{failed.message || failed.fields.map(({ message }) => message).join(' ')}</p>
          <p>{t.failedKept}</p>
        </Notice>
      )}
      <TextField
        name="verificationCode"
        label={t.code}
        hint={own.resendCodeHint}
        defaultValue={verification.verificationCode}
        readOnly={locked}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextAreaField
        name="comment"
        label={t.comment}
        mark={`(${t.optional})`}
        readOnly={locked}
        maxLength={2000}
      />
      <ReceiptsField
        submitter={submitter}
        receipts={receipts}
        locked={locked}
        error={receiptProblem}
        onProblem={setReceiptProblem}
      />
      <div className="stack">
        <SendingNotice submitter={submitter} phase={phase} receipts={receipts} />
        <Button type="submit" busy={phase === 'sending'}>
          {phase === 'waiting' ? t.sendNow : own.resend}
        </Button>
      </div>
    </form>
  );
}
