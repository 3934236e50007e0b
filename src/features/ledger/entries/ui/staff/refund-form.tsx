import { methodNames, paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, line } from '#kit/staff/form/form-fields.tsx';
import { formatMoney } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { amount, FoldedMoneyForm, movedOn, reason } from './money-form.tsx';

const fields = {
  amount,
  movedOn,
  method: choice((language) => paymentMethods.map((each) => [each, methodNames[language][each]])),
  paidTo: line({ required: true }),
  reference: line(),
  reason,
};

export function RefundForm({ quoteId, paidCents }: { quoteId: string; paidCents: number }) {
  const { t, language } = useApp(staffMoneyTexts);
  return (
    <FoldedMoneyForm summary={t.refund} hint={t.refundHint(formatMoney(paidCents, language))}>
      <CallForm
        call={staffApi.recordRefund}
        params={{ id: quoteId }}
        fields={fields}
        texts={{ ...t, movedOn: t.paidOut }}
      />
    </FoldedMoneyForm>
  );
}
