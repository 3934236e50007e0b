import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { Theirs, useMeanwhile } from '#kit/staff/form/use-meanwhile.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { formatDay } from '#platform/time/dates.ts';
import { toHavanaClock } from '#platform/time/havana-clock.ts';
import { useApp } from '#web/app-context.ts';
import type { FollowUp, QueueFacts } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import css from './staff-panel.module.css';

interface FollowUpFieldProps {
  record: QueueFacts;
  now: string;
  save: (followUp: FollowUp) => Promise<unknown>;
}

export function FollowUpField({ record, now, save }: FollowUpFieldProps) {
  const { t, live, refresh, language } = useApp(staffCaseTexts);
  const meanwhile = useMeanwhile(record.followUpAt);
  const [wrong, setWrong] = useState<string>();
  const { busy, failure, run } = useAction(t.notSaved, {
    inPlace: true,
    instead: (error) => {
      const { day } = errorFieldsOf(error);
      setWrong(day);
      return day !== undefined;
    },
  });
  if (!record.followUpAt) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    setWrong(undefined);
    void run(async () => {
      await meanwhile.save((expected) => save({ day, expected }));
      toast({ title: t.followUpSaved, tone: 'success' });
      await refresh();
      meanwhile.renew();
    });
  }

  const day = toHavanaClock(record.followUpAt).slice(0, 10);
  return (
    <form className={`row gap-2 end ${css.assign}`} noValidate onSubmit={submit}>
      <DayField
        key={day}
        dense
        name="day"
        label={t.followUpDay}
        min={toHavanaClock(now).slice(0, 10)}
        defaultValue={day}
        error={wrong ?? failure}
        disabled={!live}
        data-key="f"
      />
      <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
        {t.followUpSave}
      </Button>
      <Theirs theirs={meanwhile.theirs}>
        {meanwhile.theirs && formatDay(meanwhile.theirs, language)}
      </Theirs>
    </form>
  );
}
