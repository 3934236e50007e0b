import type { Money } from '#features/ledger/schema.ts';
import { MoneyFigures } from '#features/ledger/ui/money-view.tsx';
import { MethodOptions } from '#features/payments/ui/method-options.tsx';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import { Notice } from '#kit/notice.tsx';
import { drawnForField } from '#platform/http/shared/drawn-for.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { receiptField, receiptTypes } from '../../form-fields.ts';
import { paymentFieldOf, paymentFields } from '../../payment-form.ts';
import { paymentTexts } from '../../payment-messages.ts';
import type { SentTicket } from '../../schema.ts';
import css from './payment-view.module.css';

export interface PaymentData {
  /** Of the order; null: no offer was accepted. */
  money: Money | null;
  reference: string;
  /** Where the form is posted, and where the order is. */
  path: string;
  back: string;
  sent: SentTicket['ticket'];
  posted: PostedForm | null;
}

/** "Ya pagué": photo, amount, day and way. No code, no script; the same by account and by link. */
export function PaymentView({ data }: { data: PaymentData }) {
  const { language } = useApp();
  const t = paymentTexts[language];
  const { money, reference, back, sent } = data;
  return (
    <div className={`container ${css.page}`}>
      <h1>{t.title}</h1>
      {sent && (
        <Notice tone="success" role="status" title={t.sent}>
          <p>{t.sentText(sent.ticketId, formatDateTime(sent.dueAt, language))}</p>
        </Notice>
      )}
      {!sent && money && <p>{t.lead(reference)}</p>}
      {money ? <MoneyFigures money={money} /> : <Notice title={t.noOrder} />}
      {!sent && money?.dueCents === 0 && <Notice title={t.nothingDue} />}
      {!sent && money && <PaymentForm data={data} />}
      <p>
        <ButtonLink tone="secondary" href={back}>
          {t.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function PaymentForm({ data: { path, posted } }: { data: PaymentData }) {
  const { language, person } = useApp();
  const t = paymentTexts[language];
  const wrong = (name: string) =>
    posted?.fields[name] ?? posted?.fields[paymentFieldOf[name] ?? ''];
  const fields = { ...paymentFields, [receiptField]: receiptField };
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const message = wrong(name);
    return message ? { field, message } : [];
  });
  const value = (name: string) => posted?.values[name];
  return (
    <form
      method="post"
      action={postAddress(path, posted !== null)}
      encType="multipart/form-data"
      className={css.form}
      noValidate
    >
      {posted && problems.length === 0 && (
        <Notice tone="danger" role="alert" title={posted.message} />
      )}
      <ErrorSummary title={t.problem} problems={problems} />
      {person && <input type="hidden" name={drawnForField} value={person.id} />}
      <TextField
        id={paymentFields.amount}
        name={paymentFields.amount}
        inputMode="decimal"
        prefix="US$"
        label={t.amount}
        hint={t.amountHint}
        error={wrong('amount')}
        defaultValue={value(paymentFields.amount)}
        autoComplete="off"
        required
      />
      <TextField
        id={paymentFields.paidOn}
        name={paymentFields.paidOn}
        type="date"
        label={t.paidOn}
        max={dayInHavana(new Date())}
        error={wrong('paidOn')}
        defaultValue={value(paymentFields.paidOn) ?? dayInHavana(new Date())}
        required
      />
      <SelectField
        id={paymentFields.method}
        name={paymentFields.method}
        label={t.method}
        error={wrong('method')}
        defaultValue={value(paymentFields.method) ?? ''}
        required
      >
        <option value="">{t.choose}</option>
        <MethodOptions />
      </SelectField>
      <FilesField error={wrong(receiptField)} />
      <TextAreaField
        id={paymentFields.comment}
        name={paymentFields.comment}
        label={t.comment}
        mark={`(${t.optional})`}
        rows={2}
        maxLength={2000}
        error={wrong('comment')}
        defaultValue={value(paymentFields.comment)}
      />
      <div>
        <Button type="submit">{t.send}</Button>
      </div>
    </form>
  );
}

function FilesField({ error }: { error: string | undefined }) {
  const t = paymentTexts[useApp().language];
  const texts = { id: receiptField, label: t.receipts, hint: t.receiptsHint, error };
  const control = useControl(texts);
  return (
    <FieldFrame {...texts} mark={`(${t.optional})`} className={undefined}>
      <input {...control} type="file" name={receiptField} multiple accept={receiptTypes} />
    </FieldFrame>
  );
}
