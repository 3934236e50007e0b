import type { ReactNode } from 'react';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { area, choice, day, type FormField, line } from '#kit/staff/form/form-fields.tsx';
import type { Accounts } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';

interface MoneyFormProps {
  hint: string;
  /** The form of its call, and what stands above it. */
  children: ReactNode;
}

export function MoneyForm({ hint, children }: MoneyFormProps) {
  return (
    <div className="grid gap-3">
      <p className="muted">{hint}</p>
      {children}
    </div>
  );
}

export function FoldedMoneyForm({ summary, ...form }: MoneyFormProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <MoneyForm {...form} />
    </Disclosure>
  );
}

/** The server reads what was typed, such as '1,590.00'. */
export const amount = line({ inputMode: 'decimal', prefix: 'US$', required: true });
export const movedOn = day({ past: true, required: true });
export const reason = area({ rows: 2, required: true });

/** Sent as they are, even empty: a payment without an account is cash, which this is not. */
export const bankFields = (accounts: Accounts) => ({
  account: asTyped(
    choice(
      (language) => [
        ...(accounts.length === 1 ? [] : [['', staffMoneyTexts[language].choose] as const]),
        ...accounts.map(
          ({ id, method, account }) =>
            [id, `${methodNames[language][method]}: ${account}`] as const,
        ),
      ],
      { required: true },
    ),
  ),
  reference: asTyped(line({ spellCheck: false, required: true, mark: undefined })),
});

const asTyped = (field: FormField): FormField => ({ ...field, read: (typed) => typed });
