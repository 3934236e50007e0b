import type { ReactNode } from 'react';
import { Disclosure } from '#kit/disclosure.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { useApp } from '#web/app-context.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import css from './staff-money.module.css';

/** Returns the text that is typed in a field; '' where there is none. */
type Typed = (name: string) => string;

interface MoneyFormProps {
  hint: string;
  action: string;
  /** `key` stays the same until the form was taken, so that nothing is recorded twice. */
  send: (typed: Typed, key: string) => Promise<unknown>;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form that moves money. */
export function MoneyForm({ hint, action, send, children }: MoneyFormProps) {
  const t = staffMoneyTexts[useApp().language];
  return (
    <RecordForm
      texts={{ saved: t.saved, failed: t.notSaved }}
      submit={action}
      size="s"
      save={(fields, key) => send((name) => String(fields.get(name) ?? ''), key)}
    >
      {(errorOf) => (
        <>
          <p className={css.quiet}>{hint}</p>
          {children(errorOf)}
        </>
      )}
    </RecordForm>
  );
}

/** A `MoneyForm` behind its summary. */
export function FoldedMoneyForm({ summary, ...form }: MoneyFormProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <MoneyForm {...form} />
    </Disclosure>
  );
}
