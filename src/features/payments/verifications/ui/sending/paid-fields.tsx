import { MethodOptions } from '#features/ledger/payment-methods/ui/method-options.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { typedFields } from '#kit/forms/typed-fields.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { paidFieldTexts } from '../../paid-messages.ts';

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
  const field = typedFields({ values: initial, errorOf, locked, limits: { [names.amount]: 40 } });
  return (
    <>
      <TextField
        {...field(names.amount)}
        required={required}
        inputMode="decimal"
        prefix="US$"
        label={t.amount}
        // Optional fields show only the prefix, because every byte of that page is paid for.
        hint={required ? t.amountHint : undefined}
        autoComplete="off"
      />
      <DayField
        {...field(names.paidOn)}
        required={required}
        label={t.paidOn}
        past
        defaultValue={initial[names.paidOn] ?? (required ? today : undefined)}
      />
      <SelectField
        id={names.method}
        name={names.method}
        error={errorOf(names.method)}
        required={required}
        label={t.method}
        defaultValue={initial[names.method] ?? ''}
      >
        <option value="">{t.choose}</option>
        <MethodOptions />
      </SelectField>
    </>
  );
}
