import { paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { MethodOptions } from '#features/ledger/payment-methods/ui/method-options.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { formatMoney } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { entryLimits } from '../../entry-limits.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { FoldedMoneyForm } from './money-form.tsx';
import { MovedMoneyFields } from './payment-fields.tsx';

export function RefundForm({ quoteId, paidCents }: { quoteId: string; paidCents: number }) {
  const { t, language, call } = useApp(staffMoneyTexts);
  return (
    <FoldedMoneyForm
      summary={t.refund}
      hint={t.refundHint(formatMoney(paidCents, language))}
      action={t.save}
      send={(typed, key) => {
        const method = paymentMethods.find((each) => each === typed('method')) ?? paymentMethods[0];
        const body = {
          method,
          amount: typed('amount'),
          movedOn: typed('movedOn'),
          paidTo: typed('paidTo'),
          reference: typed('reference') || null,
          reason: typed('reason'),
        };
        return call(staffApi.recordRefund, { params: { id: quoteId }, body, key });
      }}
    >
      {(errorOf) => (
        <>
          <MovedMoneyFields errorOf={errorOf} day={t.paidOut} />
          <SelectField dense name="method" label={t.method}>
            <MethodOptions />
          </SelectField>
          <TextField
            dense
            name="paidTo"
            label={t.paidTo}
            maxLength={entryLimits.paidTo}
            error={errorOf('paidTo')}
            required
          />
          <TextField
            dense
            name="reference"
            label={t.reference}
            mark={`(${t.optional})`}
            maxLength={entryLimits.reference}
            error={errorOf('reference')}
            autoComplete="off"
          />
          <ReasonField error={errorOf('reason')} />
        </>
      )}
    </FoldedMoneyForm>
  );
}

export function ReasonField({ error }: { error: string | undefined }) {
  const { t } = useApp(staffMoneyTexts);
  return (
    <TextAreaField
      dense
      name="reason"
      rows={2}
      label={t.reason}
      maxLength={entryLimits.reason}
      error={error}
      required
    />
  );
}
