import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { sendOnControlEnter } from '#kit/staff/form/send-on-control-enter.ts';
import { focusPanel } from '#kit/staff/side-panel.tsx';
import { useApp } from '#web/app-context.ts';
import { statusFactsOf } from '../../case-type.ts';
import type { StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { type AnyCaseScreen, statusChoices } from './case-screen.ts';
import css from './staff-panel.module.css';
import { StatusNote } from './status-note.tsx';
import { type StatusConflict, useStatusChange } from './use-status-change.ts';

/** After the status is set the focus goes to the panel, so that the next key types no text. */
export function StatusForm({ screen, record }: { screen: AnyCaseScreen; record: StaffCaseDetail }) {
  const { t, language, live } = useApp(staffCaseTexts);
  const { status: current } = record;
  const change = useStatusChange(screen, record);
  // Until the agent chooses, it follows changes by others.
  const [choice, setChoice] = useState<string>();
  const chosen = choice ?? current;
  // Facts move most statuses: the note is asked of who makes a change.
  const isChanging = chosen !== current || change.note !== '';

  async function save() {
    if (!(await change.save(chosen))) return;
    setChoice(undefined);
    focusPanel();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={css.status} onSubmit={submit} onKeyDown={sendOnControlEnter} noValidate>
      <SelectField
        dense
        data-key="s"
        label={t.newStatus}
        value={chosen}
        disabled={!live}
        onChange={({ target }) => {
          change.write(change.note);
          setChoice(target.value);
        }}
      >
        {statusChoices(screen.type, language).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="s" data-live busy={change.busy} disabled={chosen === current}>
        {t.setStatus}
      </Button>
      {isChanging && <StatusNote change={change} rejects={chosen === screen.type.needsReason} />}
      {change.conflict && (
        <Conflict
          conflict={change.conflict}
          labelOf={(status) => statusFactsOf(screen.type, status).label[language]}
          current={current}
          chosen={chosen}
          onApply={() => void save()}
          onLeave={() => {
            change.dismissConflict();
            setChoice(undefined);
          }}
        />
      )}
    </form>
  );
}

interface ConflictProps {
  conflict: StatusConflict;
  labelOf: (status: string) => string;
  current: string;
  chosen: string;
  onApply: () => void;
  onLeave: () => void;
}

function Conflict({ conflict, labelOf, current, chosen, onApply, onLeave }: ConflictProps) {
  const { t } = useApp(staffCaseTexts);
  const { by, since } = conflict;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t.conflict}
      action={
        <>
          {chosen !== current && (
            <Button size="s" onClick={onApply}>
              {t.applyAnyway(labelOf(chosen))}
            </Button>
          )}
          <Button size="s" tone="secondary" onClick={onLeave}>
            {t.takeTheirs(labelOf(current))}
          </Button>
        </>
      }
      text={by ? t.conflictBy(by, labelOf(current), since) : t.conflictNow(labelOf(current))}
    />
  );
}
