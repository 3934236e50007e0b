import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import type { ButtonLooks } from '../../button-class.ts';
import { classNames } from '../../class-names.ts';
import { confirmTexts } from '../../messages.ts';
import { Notice } from '../../notice.tsx';
import { sendOnControlEnter } from './send-on-control-enter.ts';
import { type RecordTexts, useRecord } from './use-record.ts';

export interface RecordFormProps extends ButtonLooks {
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
  /** What of the typed fields the browser itself cannot read; then nothing is sent. */
  wrongIn?: (fields: FormData) => Record<string, string>;
  /** Hears of what is typed. */
  watch?: ((fields: FormData) => void) | undefined;
  /**
   * Set to load the page anew after a failure too, because the record may have changed meanwhile.
   */
  always?: boolean;
  /** Nothing is recorded yet: what was typed stays to be changed. */
  stays?: boolean;
  /** What follows when it was recorded and the page is loaded anew. */
  onDone?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/**
 * The form by which staff record one thing. What the server says of a field stands beside it, the
 * first such field gets the focus, and the typed text stays.
 */
export function RecordForm(props: RecordFormProps) {
  const { id, className, texts, submit, submitLabel, save, always, onDone, onCancel, ...rest } =
    props;
  const { stays, wrongIn, watch, children, ...looks } = rest;
  const { language } = useApp();
  const { busy, errors, setErrors, failure, record } = useRecord(texts, { always, inPlace: true });
  const [key, setKey] = useState(newIdempotencyKey);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const wrong = wrongIn?.(new FormData(sent)) ?? {};
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    const write = async () => {
      await save(new FormData(sent), key);
      setKey(newIdempotencyKey());
      if (!stays) sent.reset();
    };
    if (await record(write, texts.saved)) onDone?.();
  }

  return (
    <form
      ref={form}
      id={id}
      className={classNames('grid gap-3', className)}
      onSubmit={(event) => void send(event)}
      onChange={watch && (({ currentTarget }) => watch(new FormData(currentTarget)))}
      onKeyDown={sendOnControlEnter}
      noValidate
    >
      {children((name) => errors[name])}
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      <div className="row gap-2 middle">
        <Button type="submit" data-live {...looks} busy={busy} aria-label={submitLabel}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="s" tone="secondary" onClick={onCancel}>
            {confirmTexts[language].cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
