import { SelectField } from '#kit/forms/field.tsx';
import { formatMoney } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { FoldedMoneyForm } from './money-form.tsx';
import { AmountField } from './payment-fields.tsx';
import { ReasonField } from './refund-form.tsx';

interface CreditFormProps {
  quoteId: string;
  money: Pick<StaffMoney, 'creditCents' | 'creditFor'>;
}

export function CreditForm({ quoteId, money: { creditCents, creditFor } }: CreditFormProps) {
  const { t, language, call } = useApp(staffMoneyTexts);
  if (creditFor.length === 0) return <p className="muted">{t.noOrderForCredit}</p>;
  return (
    <FoldedMoneyForm
      summary={t.credit}
      hint={t.creditHint(formatMoney(creditCents, language))}
      action={t.creditAction}
      send={(typed, key) => {
        const body = { to: typed('to'), amount: typed('amount'), reason: typed('reason') };
        return call(staffApi.moveCredit, { params: { id: quoteId }, body, key });
      }}
    >
      {(errorOf) => (
        <>
          <SelectField dense name="to" label={t.creditTo} error={errorOf('to')} required>
            {creditFor.length > 1 && <option value="">{t.choose}</option>}
            {creditFor.map(({ id, reference, dueCents }) => (
              <option key={id} value={id}>
                {t.owes(reference, formatMoney(dueCents, language))}
              </option>
            ))}
          </SelectField>
          <AmountField errorOf={errorOf} />
          <ReasonField error={errorOf('reason')} />
        </>
      )}
    </FoldedMoneyForm>
  );
}
