import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { staffMessages } from '../../messages.ts';
import { replyLimits } from '../../queue.ts';
import type { ReplyForm as ReplyBody, SavedReply } from '../../schema.ts';
import { sentenceOf } from './answers.ts';
import css from './staff-panel.module.css';

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
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const field = (name: (typeof names)[number], limit: number) => ({
    dense: true,
    required: true,
    maxLength: limit,
    value: typed[name],
    error: tried && typed[name].trim() === '' ? t.fillIn : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    const empty = names.findIndex((name) => typed[name].trim() === '');
    if (empty >= 0) {
      event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')[empty]?.focus();
      return;
    }
    setBusy(true);
    try {
      await save(typed);
      toast({ title: t.replySaved, tone: 'success' });
      await refresh();
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error, t.notSaved));
      setBusy(false);
    }
  }

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
