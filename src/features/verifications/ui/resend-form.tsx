import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { type App, useApp } from '#web/app-context.ts';
import { verificationMessages } from '../messages.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { VerificationDetail } from '../schema.ts';
import { resendCourier } from './couriers.ts';
import { problemsOfFailure } from './form-failure.ts';
import { readForm, restoreForm } from './form-fields.ts';
import { isWrong } from './receipt-uploads.ts';
import { ReceiptsField } from './receipts-field.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { useCourier } from './use-courier.ts';
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
    (app: Pick<App, 'call' | 'language' | 'person'>) => resendCourier(id, app),
    [id],
  );
  const { courier, receipts, phase, failure, done } = useCourier(find);
  const [receiptProblem, setReceiptProblem] = useState<string>();
  const failed = failure && problemsOfFailure(failure.error, t);
  const locked = phase !== 'idle';

  useEffect(() => {
    if (courier && form.current) restoreForm(form.current, courier.keptFields());
  }, [courier]);
  const arrived = useRef(onResent);
  arrived.current = onResent;
  useEffect(() => {
    if (done > 0) void arrived.current();
  }, [done]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!courier) return;
    const fields = readForm(event.currentTarget);
    const same =
      receipts.length === 0 &&
      !fields.comment?.trim() &&
      fields.verificationCode?.trim() === verification.verificationCode;
    if (locked) courier.sendNow();
    else if (receipts.some(isWrong)) setReceiptProblem(t.wrongFiles);
    // It was rejected as it is.
    else if (same) setReceiptProblem(own.resendSame);
    else courier.submit(fields);
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={submit}
      onInput={(event) => courier?.keepFields(readForm(event.currentTarget))}
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
        courier={courier}
        receipts={receipts}
        locked={locked}
        error={receiptProblem}
        onProblem={setReceiptProblem}
      />
      <div className="stack">
        <SendingNotice courier={courier} phase={phase} receipts={receipts} />
        <Button type="submit" busy={phase === 'sending'}>
          {phase === 'waiting' ? t.sendNow : own.resend}
        </Button>
      </div>
    </form>
  );
}
