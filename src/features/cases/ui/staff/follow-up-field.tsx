import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError } from '#platform/calls/client.ts';
import { toHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import { staffMessages } from '../../messages.ts';
import type { FollowUp, QueueFacts } from '../../schema.ts';
import { sentenceOf } from './answers.ts';
import css from './staff-panel.module.css';

interface FollowUpFieldProps {
  record: QueueFacts;
  /** When the list was loaded. */
  now: string;
  save: (followUp: FollowUp) => Promise<unknown>;
}

/** The day on which somebody looks at an answered record again; nothing where there is none. */
export function FollowUpField({ record, now, save }: FollowUpFieldProps) {
  const { language, live, refresh } = useApp();
  const t = staffMessages[language];
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  if (!record.followUpAt) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    if (saving) return;
    setSaving(true);
    setError(undefined);
    try {
      await save({ day });
      toast({ title: t.followUpSaved, tone: 'success' });
      await refresh();
    } catch (caught) {
      const field = caught instanceof ApiError ? caught.answer.fields?.day : undefined;
      setError(field ?? sentenceOf(caught, t.notSaved));
    }
    setSaving(false);
  }

  const day = toHavanaClock(record.followUpAt).slice(0, 10);
  return (
    <form className={css.assign} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        key={day}
        dense
        type="date"
        name="day"
        label={t.followUpDay}
        min={toHavanaClock(now).slice(0, 10)}
        defaultValue={day}
        error={error}
        disabled={!live}
        data-follow-up
      />
      <Button type="submit" size="s" tone="secondary" data-live busy={saving}>
        {t.followUpSave}
      </Button>
    </form>
  );
}
