import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { PaperItem } from '../../items.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { useRecording } from './use-recording.ts';

interface WithdrawProps {
  item: PaperItem;
  version: number;
  unitId: string;
}

/** A paper that does not count any more, and why. */
export function WithdrawForm({ item, version, unitId }: WithdrawProps) {
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { busy, wrong, record } = useRecording();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    const body = { item, expected: version, note };
    void record(() => call(staffApi.withdrawPaper, { params: { id: unitId }, body }));
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField name="note" label={t.withdrawWhy} maxLength={500} error={wrong.note} />
      <div>
        <Button type="submit" tone="secondary" data-live busy={busy}>
          {t.withdraw}
        </Button>
      </div>
    </form>
  );
}
