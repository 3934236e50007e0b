import { type FormEvent, type ReactNode, useState } from 'react';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { Button } from '../button.tsx';
import type { ButtonLooks } from '../button-class.ts';
import { classNames } from '../class-names.ts';
import { type RecordTexts, useRecord } from './use-record.ts';

interface RecordFormProps extends ButtonLooks {
  id?: string;
  className?: string | undefined;
  texts: RecordTexts & { saved: string };
  /** The words of the button that sends it; its looks are `tone` and `size`. */
  submit: string;
  /** Names the button for screen readers where its words alone do not say what is recorded. */
  submitLabel?: string;
  /**
   * Sends the typed fields. The key stays the same until a submission was taken, so that nothing is
   * recorded twice.
   */
  save: (fields: FormData, key: string) => Promise<unknown>;
  /**
   * Set to load the page anew after a failure too, because the record may have changed meanwhile.
   */
  always?: boolean;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/**
 * A form by which staff record one thing. Errors of the server stand beside their fields, and the
 * typed text stays.
 */
export function RecordForm(props: RecordFormProps) {
  const {
    id,
    className,
    texts,
    submit,
    submitLabel,
    save,
    always = false,
    children,
    ...looks
  } = props;
  const { busy, errors, record } = useRecord(texts, { always });
  const [key, setKey] = useState(newIdempotencyKey);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    void record(async () => {
      await save(new FormData(sent), key);
      setKey(newIdempotencyKey());
      sent.reset();
    }, texts.saved);
  }

  return (
    <form id={id} className={classNames('grid gap-3', className)} onSubmit={send} noValidate>
      {children((name) => errors[name])}
      <div>
        <Button type="submit" data-live {...looks} busy={busy} aria-label={submitLabel}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
