import { MethodOptions } from '#features/ledger/payment-methods/ui/method-options.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { paidFieldTexts } from '../../payment-messages.ts';

interface PaidFieldsProps {
  names: { amount: string; paidOn: string; method: string };
  initial: Record<string, string | undefined>;
  errorOf: (name: string) => string | undefined;
  locked?: boolean;
  /** True in a form about a payment. */
  required?: boolean;
}

export function PaidFields(props: PaidFieldsProps) {
  const { names, initial, errorOf, locked = false, required = false } = props;
  const { t } = useApp(paidFieldTexts);
  const today = dayInHavana(new Date());
  const of = (name: string) => ({ id: name, name, error: errorOf(name), required });
  return (
    <>
      <TextField
        {...of(names.amount)}
        inputMode="decimal"
        prefix="US$"
        label={t.amount}
        // Optional fields show only the prefix, because every byte of that page is paid for.
        hint={required ? t.amountHint : undefined}
        defaultValue={initial[names.amount]}
        readOnly={locked}
        maxLength={40}
        autoComplete="off"
      />
      <DayField
        {...of(names.paidOn)}
        label={t.paidOn}
        past
        defaultValue={initial[names.paidOn] ?? (required ? today : undefined)}
        readOnly={locked}
      />
      <SelectField
        {...of(names.method)}
        label={t.method}
        defaultValue={initial[names.method] ?? ''}
      >
        <option value="">{t.choose}</option>
        <MethodOptions />
      </SelectField>
    </>
  );
}
