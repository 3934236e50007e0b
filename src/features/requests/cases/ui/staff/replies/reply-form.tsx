import { useState } from 'react';
import { replyLimits } from '#features/requests/cases/reply-limits.ts';
import { savedReplyTexts } from '#features/requests/cases/reply-messages.ts';
import type { ReplyInput as ReplyBody, SavedReply } from '#features/requests/cases/schema.ts';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { useApp } from '#web/app-context.ts';

interface ReplyFormProps {
  reply?: SavedReply;
  save: (body: ReplyBody) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

const names = ['title', 'textEs', 'textEn'] as const;

export function ReplyForm({ reply, save, onDone, onCancel }: ReplyFormProps) {
  const { t } = useApp(savedReplyTexts);
  const [typed, setTyped] = useState({
    title: reply?.title ?? '',
    textEs: reply?.textEs ?? '',
    textEn: reply?.textEn ?? '',
  });
  const wrong = Object.fromEntries(
    names.map((name) => [name, typed[name].trim() ? undefined : t.fillIn]),
  );

  const field = (name: (typeof names)[number], limit: number) => ({
    name,
    dense: true,
    required: true,
    maxLength: limit,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <EntryForm
      className="card"
      wrong={wrong}
      save={() => save(typed)}
      texts={{ submit: t.save, saved: t.replySaved, notSaved: t.notSaved }}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t.replyName}
            {...field('title', replyLimits.title)}
            error={errorOf('title')}
          />
          <TextAreaField
            label={t.textEs}
            lang="es"
            rows={3}
            {...field('textEs', replyLimits.text)}
            error={errorOf('textEs')}
          />
          <TextAreaField
            label={t.textEn}
            lang="en"
            rows={3}
            {...field('textEn', replyLimits.text)}
            error={errorOf('textEn')}
          />
        </>
      )}
    </EntryForm>
  );
}
