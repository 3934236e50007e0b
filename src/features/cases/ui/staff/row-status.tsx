import { useState } from 'react';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffCase } from '../../calls.ts';
import { staffMessages } from '../../messages.ts';
import { sentenceOf } from './answers.ts';
import { type AnyCaseScreen, statusChoices } from './case-screen.ts';
import css from './staff-list.module.css';

interface RowStatusProps {
  screen: AnyCaseScreen;
  listed: StaffCase;
  openHref: (id: string, set: string) => string;
}

/**
 * The status in a row of the list: a choice is saved at once; one that needs a reason opens the
 * panel. When someone else was faster it says so and shows the status as it is now.
 */
export function RowStatus({ screen, listed, openHref }: RowStatusProps) {
  const { language, live, call, navigate, refresh } = useApp();
  const t = staffMessages[language];
  const { id, status: current } = listed;
  const [saving, setSaving] = useState(false);

  async function change(status: string) {
    if (saving) return;
    if (status === screen.type.needsReason) {
      return navigate(openHref(id, status), { scroll: false });
    }
    setSaving(true);
    try {
      const body = { status, expected: current };
      await call(screen.calls.changeStatus, { params: { id }, body });
      const description = screen.texts[language].updatedText;
      toast({ title: t.updated, description, tone: 'success' });
    } catch (error) {
      toast({ title: t.error, description: sentenceOf(error, t.notUpdated), tone: 'danger' });
    }
    await refresh();
    setSaving(false);
  }

  return (
    <select
      className={css.select}
      aria-label={t.changeStatusOf(screen.nameOf(listed))}
      value={current}
      // Before React answers a choice would be shown and not saved.
      disabled={!live}
      // While saving it is not disabled: that would take the focus away.
      aria-busy={saving}
      onChange={({ target }) => void change(target.value)}
    >
      {statusChoices(screen.type, language).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
