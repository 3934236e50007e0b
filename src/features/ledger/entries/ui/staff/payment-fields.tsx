import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { DayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import { entryLimits } from '../../entry-limits.ts';
import type { Accounts } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';

interface FieldsProps {
  errorOf: (name: string) => string | undefined;
}

interface PaidProps extends FieldsProps {
  day: string;
  amount?: string | undefined;
  movedOn?: string | undefined;
}

export function MovedMoneyFields({ errorOf, day, amount, movedOn }: PaidProps) {
  return (
    <>
      <AmountField errorOf={errorOf} amount={amount} />
      <DayField
        dense
        name="movedOn"
        label={day}
        past
        defaultValue={movedOn}
        error={errorOf('movedOn')}
        required
      />
    </>
  );
}

export function AmountField({ errorOf, amount }: Pick<PaidProps, 'errorOf' | 'amount'>) {
  const { t } = useApp(staffMoneyTexts);
  return (
    <TextField
      dense
      name="amount"
      inputMode="decimal"
      prefix="US$"
      label={t.amount}
      hint={t.amountHint}
      defaultValue={amount}
      error={errorOf('amount')}
      autoComplete="off"
      required
    />
  );
}

export function BankFields({ errorOf, accounts }: FieldsProps & { accounts: Accounts }) {
  const { t, language } = useApp(staffMoneyTexts);
  return (
    <>
      <SelectField dense name="account" label={t.account} error={errorOf('account')} required>
        {accounts.length !== 1 && <option value="">{t.choose}</option>}
        {accounts.map(({ id, method, account }) => (
          <option key={id} value={id}>
            {methodNames[language][method]}: {account}
          </option>
        ))}
      </SelectField>
      <TextField
        dense
        name="reference"
        label={t.reference}
        maxLength={entryLimits.reference}
        error={errorOf('reference')}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </>
  );
}
