import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { verificationLimits } from '../../form-fields.ts';
import { ownVerificationTexts, verificationTexts } from '../../messages.ts';
import type { VerificationDetail } from '../../schema.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { problemsOfFailure } from './form-failure.ts';
import { readVerificationForm } from './form-values.ts';
import { resendSubmitter } from './resend-submitter.ts';
import { SendButton, SendingNotice, SendingReceipts } from './sending-parts.tsx';
import type { SubmitterContext } from './submitter.ts';
import { type SendingForm, useSendingForm } from './use-sending-form.ts';
import css from './verify-page.module.css';

interface ResendFormProps {
  verification: VerificationDetail;
  onResent: () => Promise<void>;
}

export function ResendForm({ verification, onResent }: ResendFormProps) {
  const { t, language } = useApp(verificationTexts);
  const own = ownVerificationTexts[language];
  const sending = useResending(verification.id, onResent);
  const { form, submitter, receipts, locked, error } = sending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submitter) return;
    const fields = readVerificationForm(event.currentTarget);
    const isUnchanged =
      receipts.length === 0 &&
      !fields.comment?.trim() &&
      fields.verificationCode?.trim() === verification.verificationCode;
    if (locked) submitter.sendNow();
    else if (receipts.some(isWrong)) sending.setReceiptProblem(t.wrongFiles);
    else if (isUnchanged) sending.setReceiptProblem(own.resendSame);
    else submitter.submit(fields);
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={submit}
      onInput={(event) => submitter?.saveFields(readVerificationForm(event.currentTarget))}
    >
      <p>{own.resendText}</p>
      {error !== undefined && <FailureNotice error={error} />}
      <TextField
        name="verificationCode"
        label={t.code}
        hint={own.resendCodeHint}
        defaultValue={verification.verificationCode}
        readOnly={locked}
        maxLength={verificationLimits.verificationCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextAreaField
        name="comment"
        label={t.comment}
        mark={`(${t.optional})`}
        readOnly={locked}
        maxLength={verificationLimits.comment}
      />
      <SendingReceipts sending={sending} />
      <div className="stack">
        <SendingNotice sending={sending} />
        <SendButton sending={sending} text={own.resend} />
      </div>
    </form>
  );
}

function useResending(id: string, onResent: () => Promise<void>): SendingForm {
  const find = useCallback((context: SubmitterContext) => resendSubmitter(id, context), [id]);
  const sending = useSendingForm({ find });
  const latest = useRef(onResent);
  latest.current = onResent;
  const { answered } = sending;
  useEffect(() => {
    if (answered > 0) void latest.current();
  }, [answered]);
  return sending;
}

function FailureNotice({ error }: { error: unknown }) {
  const { t } = useApp(verificationTexts);
  const { message, fields } = problemsOfFailure(error, t);
  return (
    <Notice tone="danger" title={t.failed} role="alert">
      <p>{message || fields.map((problem) => problem.message).join(' ')}</p>
      <p>{t.failedKept}</p>
    </Notice>
  );
}
