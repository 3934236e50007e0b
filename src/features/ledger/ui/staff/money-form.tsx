import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { useFieldErrors } from '#kit/forms/use-field-errors.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
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

/** A form that moves money. After a failure what was typed stays. */
export function MoneyForm({ hint, action, send, children }: MoneyFormProps) {
  const { language, refresh } = useApp();
  const t = staffMoneyTexts[language];
  const key = useRef<string>(undefined);
  const { errors, busy, run } = useFieldErrors(t.notSaved);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    key.current ??= newKey();
    const sentKey = key.current;
    const done = await run(() => send((name) => String(fields.get(name) ?? ''), sentKey));
    if (!done) return;
    key.current = undefined;
    form.reset();
    toast({ title: t.saved, tone: 'success' });
    await refresh();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.quiet}>{hint}</p>
      {children((name) => errors[name])}
      <div>
        <Button type="submit" size="s" data-live busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

export function FoldedMoneyForm({ summary, ...form }: MoneyFormProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <MoneyForm {...form} />
    </Disclosure>
  );
}
