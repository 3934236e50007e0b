import { useState } from 'react';
import { staffMessages } from '#features/cases/messages.ts';
import { replyLimits } from '#features/cases/queue.ts';
import type { ReplyForm as ReplyBody, SavedReply } from '#features/cases/schema.ts';
import { Button } from '#kit/button.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { useSubmit } from '#kit/forms/use-submit.ts';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-panel.module.css';

interface ReplyFormProps {
  reply?: SavedReply;
  save: (body: ReplyBody) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

const names = ['title', 'textEs', 'textEn'] as const;

/** A saved reply in both languages; neither may be empty. */
export function ReplyForm({ reply, save, onDone, onCancel }: ReplyFormProps) {
  const { language, refresh } = useApp();
  const t = staffMessages[language];
  const [typed, setTyped] = useState({
    title: reply?.title ?? '',
    textEs: reply?.textEs ?? '',
    textEn: reply?.textEn ?? '',
  });
  const { busy, failure, run } = useAction(t.notSaved, { inPlace: true });
  const wrong = Object.fromEntries(
    names.map((name) => [name, typed[name].trim() ? undefined : t.fillIn]),
  );
  const { errorOf, submit } = useSubmit(wrong, () => run(send));

  async function send() {
    await save(typed);
    toast({ title: t.replySaved, tone: 'success' });
    await refresh();
    onDone();
  }

  const field = (name: (typeof names)[number], limit: number) => ({
    name,
    dense: true,
    required: true,
    maxLength: limit,
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      <TextField label={t.replyName} {...field('title', replyLimits.title)} />
      <TextAreaField label={t.textEs} lang="es" rows={3} {...field('textEs', replyLimits.text)} />
      <TextAreaField label={t.textEn} lang="en" rows={3} {...field('textEn', replyLimits.text)} />
      <div className={css.actions}>
        <Button type="submit" size="s" data-live busy={busy}>
          {t.save}
        </Button>
        {onCancel && (
          <Button size="s" tone="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
