import { useState } from 'react';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { sentenceOf } from './answers.ts';
import css from './staff-list.module.css';
import { staffMessages } from './staff-messages.ts';
import type { StatusChoice } from './status-form.tsx';

interface RowStatusProps<S extends string> {
  label: string;
  current: S;
  choices: StatusChoice<S>[];
  texts: { updated: string; updatedText: string; notUpdated: string };
  change: (status: S) => Promise<unknown>;
  /** True: this one cannot be set from a row, and was taken care of elsewhere. */
  elsewhere?: (status: S) => boolean;
}

/** Sets the status; when someone else was faster it says so and shows the status as it is now. */
export function RowStatus<S extends string>(props: RowStatusProps<S>) {
  const { current, choices, texts } = props;
  const { language, live, refresh } = useApp();
  const [saving, setSaving] = useState(false);

  async function change(value: string) {
    const status = choices.find((choice) => choice.value === value)?.value;
    if (saving || !status || props.elsewhere?.(status)) return;
    setSaving(true);
    try {
      await props.change(status);
      toast({ title: texts.updated, description: texts.updatedText, tone: 'success' });
    } catch (error) {
      const said = sentenceOf(error, texts.notUpdated);
      toast({ title: staffMessages[language].error, description: said, tone: 'danger' });
    }
    await refresh();
    setSaving(false);
  }

  return (
    <select
      className={css.select}
      aria-label={props.label}
      value={current}
      // Before React answers a choice would be shown and not saved.
      disabled={!live}
      // While saving it is not disabled: that would take the focus away.
      aria-busy={saving}
      onChange={({ target }) => void change(target.value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
