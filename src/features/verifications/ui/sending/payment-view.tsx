import type { Money } from '#features/ledger/schema.ts';
import { MoneyFigures } from '#features/ledger/ui/money-view.tsx';
import { Button, ButtonLink } from '#kit/button.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import { Notice } from '#kit/notice.tsx';
import { drawnForField } from '#platform/http/shared/drawn-for.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { receiptField, receiptTypes } from '../../form-fields.ts';
import { paymentFields, problemOfPayment } from '../../payment-form.ts';
import { paymentTexts } from '../../payment-messages.ts';
import type { SentTicket } from '../../schema.ts';
import { PaidFields } from './paid-fields.tsx';
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
  const wrong = (name: string) => problemOfPayment(posted?.fields, name);
  const value = (name: string) => posted?.values[name];
  return (
    <form method="post" action={path} encType="multipart/form-data" className={css.form} noValidate>
      {posted?.message && <Notice tone="danger" role="alert" title={posted.message} />}
      {person && <input type="hidden" name={drawnForField} value={person.id} />}
      <PaidFields names={paymentFields} initial={posted?.values ?? {}} errorOf={wrong} required />
      <FilesField error={wrong(receiptField)} />
      <TextAreaField
        id={paymentFields.comment}
        name={paymentFields.comment}
        label={t.comment}
        mark={`(${t.optional})`}
        rows={2}
        maxLength={2000}
        error={wrong(paymentFields.comment)}
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
