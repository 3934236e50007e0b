import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import css from './staff-money.module.css';

type Typed = (name: string) => string;

interface MoneyFormProps {
  hint: string;
  action: string;
  /** Sends what is typed. The key stays the same until it was taken: nothing is recorded twice. */
  send: (typed: Typed, key: string) => Promise<unknown>;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form that moves money: what is wrong stands beside its field, what was typed stays. */
export function MoneyForm({ hint, action, send, children }: MoneyFormProps) {
  const { language, refresh } = useApp();
  const t = staffMoneyTexts[language];
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const key = useRef<string>(undefined);
  const { busy, run } = useAction(t.notSaved, {
    instead: (error) => {
      setWrong(fieldsOf(error));
      return false;
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setWrong({});
    key.current ??= newKey();
    const sent = key.current;
    const done = await run(() => send((name) => String(fields.get(name) ?? ''), sent));
    if (!done) return;
    key.current = undefined;
    form.reset();
    toast({ title: t.saved, tone: 'success' });
    await refresh();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.quiet}>{hint}</p>
      {children((name) => wrong[name])}
      <div>
        <Button type="submit" size="s" data-live busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
