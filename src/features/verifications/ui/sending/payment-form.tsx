import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { problemOf } from '#kit/forms/problems.ts';
import { Notice } from '#kit/notice.tsx';
import { drawnForField } from '#platform/http/shared/drawn-for.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { type App, useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { receiptField } from '../../form-fields.ts';
import { verificationMessages } from '../../messages.ts';
import { paymentFields, problemOfPayment } from '../../payment-form.ts';
import { paymentTexts } from '../../payment-messages.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { ReceiptsField } from '../receipts/receipts-field.tsx';
import { problemsOfFailure, problemsOfPosted } from './form-failure.ts';
import { readFields, restoreForm } from './form-fields.ts';
import { PaidFields } from './paid-fields.tsx';
import { type PaymentPlace, paymentSubmitter } from './payment-submitter.ts';
import css from './payment-view.module.css';
import { beginProof } from './proof-of-work.ts';
import { SendingNotice } from './sending-notice.tsx';
import { useSubmitter } from './use-submitter.ts';

interface PaymentFormProps {
  place: PaymentPlace;
  /** Where it is posted without a script. */
  path: string;
  posted: PostedForm | null;
}

const names = Object.values(paymentFields);

/** "Ya pagué": plain HTML that the server takes; with a script photos are made small and go up at once. */
export function PaymentForm({ place, path, posted }: PaymentFormProps) {
  const { call, language, person } = useApp();
  const t = paymentTexts[language];
  const common = verificationMessages[language];
  const form = useRef<HTMLFormElement>(null);
  const { submitter, receipts, phase, error } = useSubmitter(useFound(place));
  const [receiptProblem, setReceiptProblem] = useState<string>();
  const { marked, message } = useMemo(
    () => findProblems(error, posted, common),
    [error, posted, common],
  );
  const locked = phase !== 'idle';

  useEffect(() => {
    if (submitter && form.current && !posted)
      restoreForm(form.current, submitter.savedFields(), names);
  }, [submitter, posted]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!submitter) return;
    event.preventDefault();
    if (locked) submitter.sendNow();
    else if (receipts.some(isWrong)) setReceiptProblem(common.wrongFiles);
    else submitter.submit(readFields(event.currentTarget, names));
  }

  return (
    <form
      ref={form}
      method="post"
      action={postAddress(path, posted !== null)}
      encType="multipart/form-data"
      className={css.form}
      noValidate
      data-live
      onSubmit={submit}
      onInput={(event) => {
        submitter?.saveFields(readFields(event.currentTarget, names));
        beginProof(call);
      }}
    >
      {message && <Notice tone="danger" role="alert" title={message} />}
      <ErrorSummary title={t.problem} problems={marked} />
      {person && <input type="hidden" name={drawnForField} value={person.id} />}
      <PaidFields
        names={paymentFields}
        initial={posted?.values ?? {}}
        errorOf={(name) => problemOf(marked, name)}
        locked={locked}
        required
      />
      <ReceiptsField
        submitter={submitter}
        receipts={receipts}
        locked={locked}
        error={receiptProblem ?? problemOf(marked, receiptField)}
        hint={t.receiptsHint}
        onProblem={setReceiptProblem}
      />
      <TextAreaField
        id={paymentFields.comment}
        name={paymentFields.comment}
        label={t.comment}
        mark={`(${t.optional})`}
        rows={2}
        maxLength={2000}
        error={problemOf(marked, paymentFields.comment)}
        defaultValue={posted?.values[paymentFields.comment]}
        readOnly={locked}
      />
      <div className="stack">
        <SendingNotice submitter={submitter} phase={phase} receipts={receipts} />
        <div>
          <Button type="submit" busy={phase === 'sending'}>
            {phase === 'waiting' ? common.sendNow : t.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What is wrong, field by field as this form names them, and what concerns all of it. */
function findProblems(
  error: unknown,
  posted: PostedForm | null,
  t: (typeof verificationMessages)['es'],
) {
  const failed = error === undefined ? undefined : problemsOfFailure(error, t);
  const { fields, message } = failed ?? problemsOfPosted(posted ?? undefined);
  const byName = failed
    ? Object.fromEntries(fields.map((problem) => [problem.field, problem.message]))
    : posted?.fields;
  const marked = [...names, receiptField].flatMap((field) => {
    const text = problemOfPayment(byName, field) ?? problemOf(fields, field);
    return text ? [{ field, message: text }] : [];
  });
  return { marked, message: marked.length > 0 ? '' : message };
}

/** The same function as long as the place is the same. */
function useFound(place: PaymentPlace) {
  const [order, token] = 'order' in place ? [place.order, ''] : ['', place.token];
  return useCallback(
    (app: Pick<App, 'call' | 'language' | 'person'>) =>
      paymentSubmitter(order ? { order } : { token }, app),
    [order, token],
  );
}
