import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { confirmTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { toast } from '../toasts/toast-store.ts';
import { useAction } from '../use-action.ts';

interface EntryFormProps {
  className?: string | undefined;
  /** The current errors by field name, in the order of the fields. */
  wrong: Record<string, string | undefined>;
  save: () => Promise<unknown>;
  texts: { submit: string; saved: string; notSaved: string };
  onDone: () => void;
  onCancel?: (() => void) | undefined;
  /** The fields. `errorOf` returns nothing before the first try. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

export function EntryForm(props: EntryFormProps) {
  const { className, wrong, save, texts, onDone, onCancel, children } = props;
  const { language, refresh } = useApp();
  const { busy, failure, run } = useAction(texts.notSaved, { inPlace: true });
  const { errorOf, submit } = useSubmit(wrong, () => run(send));

  async function send() {
    await save();
    toast({ title: texts.saved, tone: 'success' });
    await refresh();
    onDone();
  }

  return (
    <form className={classNames('grid gap-3', className)} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      {children(errorOf)}
      <div className="row gap-2 middle">
        <Button type="submit" size="s" data-live busy={busy}>
          {texts.submit}
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
