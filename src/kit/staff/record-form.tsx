import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import css from './entry-form.module.css';
import { type RecordTexts, useRecord } from './use-record.ts';

interface RecordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  texts: RecordTexts & { saved: string };
  /** The button that sends it: its words, and how it looks. */
  button: ComponentProps<typeof Button>;
  /** Sends what was typed. The key stays the same until a submission was taken: nothing is recorded twice. */
  save: (fields: FormData, key: string) => Promise<unknown>;
  /** Loads the page anew after a failure too: what is shown may have changed meanwhile. */
  always?: boolean;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form by which staff record one thing: what the server finds wrong stands beside its field, what was typed stays. */
export function RecordForm(props: RecordFormProps) {
  const { texts, button, save, always = false, className, children, ...form } = props;
  const { busy, wrong, record } = useRecord(texts, { always });
  const [key, setKey] = useState(newKey);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    void record(async () => {
      await save(new FormData(sent), key);
      setKey(newKey());
      sent.reset();
    }, texts.saved);
  }

  return (
    <form {...form} className={classNames(css.form, className)} onSubmit={submit}>
      {children((name) => wrong[name])}
      <div>
        <Button type="submit" data-live {...button} busy={busy} />
      </div>
    </form>
  );
}
