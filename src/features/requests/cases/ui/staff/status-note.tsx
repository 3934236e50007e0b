import { TextAreaField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import { maxNoteLength } from '../../case-limits.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import css from './staff-panel.module.css';
import type { useStatusChange } from './use-status-change.ts';

interface StatusNoteProps {
  change: ReturnType<typeof useStatusChange>;
  rejects: boolean;
}

export function StatusNote({ change, rejects }: StatusNoteProps) {
  const { t, live } = useApp(staffCaseTexts);
  return (
    <TextAreaField
      ref={change.field}
      dense
      className={css.wide}
      rows={2}
      maxLength={maxNoteLength}
      label={rejects ? t.reason : t.note}
      hint={rejects ? t.reasonHint : t.noteHint}
      error={change.problem}
      required={rejects}
      readOnly={!live}
      value={change.note}
      onChange={({ target }) => change.write(target.value)}
    />
  );
}
