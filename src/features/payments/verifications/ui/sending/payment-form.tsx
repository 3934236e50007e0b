import { type FormEvent, useCallback, useMemo } from 'react';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { problemOf } from '#kit/forms/problems.ts';
import { typedFields } from '#kit/forms/typed-fields.ts';
import { Notice } from '#kit/notice.tsx';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { renderedForField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { receiptField, verificationLimits } from '../../form-fields.ts';
import { verificationTexts } from '../../messages.ts';
import { paymentFields } from '../../payment-form.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { problemsOfActionData, problemsOfFailure } from './form-failure.ts';
import { readFields } from './form-values.ts';
import { PaidFields } from './paid-fields.tsx';
import { type PaymentPlace, paymentSubmitter } from './payment-submitter.ts';
import css from './payment-view.module.css';
import { beginProof } from './proof-of-work.ts';
import { SendButton, SendingNotice, SendingReceipts } from './sending-parts.tsx';
import type { SubmitterContext } from './submitter.ts';
import { useSendingForm } from './use-sending-form.ts';

interface PaymentFormProps {
  place: PaymentPlace;
  path: string;
  actionData: ActionData | null;
}

const fields = Object.values(paymentFields);
const limits = {
  [paymentFields.comment]: verificationLimits.comment,
  [paymentFields.email]: verificationLimits.email,
};
const shown = [...Object.entries(paymentFields), [receiptField, receiptField] as const];

/**
 * Draws "Ya pagué" as a plain form; with a script, files are made small and sent while the rest is
 * filled in.
 */
export function PaymentForm({ place, path, actionData }: PaymentFormProps) {
  const { t, call, language, person } = useApp(paymentFormTexts);
  const common = verificationTexts[language];
  const sending = useSendingForm({ find: useFindSubmitter(place), fields, restores: !actionData });
  const { form, submitter, receipts, locked, error } = sending;
  const { fields: problems, message } = useMemo(
    () =>
      error === undefined
        ? problemsOfActionData(actionData, shown)
        : problemsOfFailure(error, common, shown),
    [error, actionData, common],
  );
  const errorOf = (name: string) => problemOf(problems, name);
  const initial = actionData?.values ?? {};
  const field = typedFields({ values: initial, errorOf, limits, locked });

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!submitter) return;
    event.preventDefault();
    if (locked) submitter.sendNow();
    else if (receipts.some(isWrong)) sending.setReceiptProblem(common.wrongFiles);
    else submitter.submit(readFields(event.currentTarget, fields));
  }

  return (
    <form
      ref={form}
      method="post"
      action={postAddress(path, actionData !== null)}
      encType="multipart/form-data"
      className={css.form}
      noValidate
      data-live
      onSubmit={submit}
      onInput={(event) => {
        submitter?.saveFields(readFields(event.currentTarget, fields));
        beginProof(call);
      }}
    >
      {message && <Notice tone="danger" role="alert" title={message} />}
      <ErrorSummary title={t.problem} problems={problems} />
      {person && <input type="hidden" name={renderedForField} value={person.id} />}
      <PaidFields
        names={paymentFields}
        initial={initial}
        errorOf={errorOf}
        locked={locked}
        required
      />
      <SendingReceipts sending={sending} error={errorOf(receiptField)} hint={t.receiptsHint} />
      <TextAreaField
        {...field(paymentFields.comment)}
        label={t.comment}
        mark={`(${t.optional})`}
        rows={2}
      />
      {'token' in place && !person && (
        <TextField
          {...field(paymentFields.email)}
          type="email"
          label={t.email}
          mark={`(${t.optional})`}
          hint={t.emailHint}
          autoComplete="email"
        />
      )}
      <div className="stack">
        <SendingNotice sending={sending} />
        <div>
          <SendButton sending={sending} text={t.send} />
        </div>
        <OtherLanguage />
      </div>
    </form>
  );
}

/** Returns the same function as long as the place is the same. */
function useFindSubmitter(place: PaymentPlace) {
  const [order, token] = 'order' in place ? [place.order, ''] : ['', place.token];
  return useCallback(
    (context: SubmitterContext) => paymentSubmitter(order ? { order } : { token }, context),
    [order, token],
  );
}
