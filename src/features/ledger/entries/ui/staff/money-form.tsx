import type { ReactNode } from 'react';
import { Disclosure } from '#kit/disclosure.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { useApp } from '#web/app-context.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';

/** Returns the typed text of a field, or '' without such a field. */
type Typed = (name: string) => string;

interface MoneyFormProps {
  hint: string;
  action: string;
  /**
   * `key` stays the same until the server has taken the form, so that nothing is recorded twice.
   */
  send: (typed: Typed, key: string) => Promise<unknown>;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

export function MoneyForm({ hint, action, send, children }: MoneyFormProps) {
  const { t } = useApp(staffMoneyTexts);
  return (
    <RecordForm
      texts={{ saved: t.saved, failed: t.notSaved }}
      submit={action}
      size="s"
      save={(fields, key) => send((name) => String(fields.get(name) ?? ''), key)}
    >
      {(errorOf) => (
        <>
          <p className="muted">{hint}</p>
          {children(errorOf)}
        </>
      )}
    </RecordForm>
  );
}

export function FoldedMoneyForm({ summary, ...form }: MoneyFormProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <MoneyForm {...form} />
    </Disclosure>
  );
}
