import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextAreaField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { useApp } from '#web/app-context.ts';
import { messageDrafts } from '../../message-drafts.ts';
import { staffMessages } from '../../messages.ts';
import { isAnswer, sentenceOf } from './answers.ts';
import css from './staff-panel.module.css';
import { timeSpan } from './time-span.ts';

interface StatusFormProps {
  /** The case's id: what is written is stored under it. */
  subject: string;
  current: string;
  choices: { value: string; label: string }[];
  /** The status that needs a reason. */
  reasonFor: string | undefined;
  /** What the list asked for, to be given its reason here. */
  nextStatus: string | undefined;
  change: (status: string, expected: string, note: string | undefined) => Promise<unknown>;
  updatedText: string;
}

/**
 * Sets the status; what is written beside it goes to the customer with the change. If somebody else
 * was faster it says who and what, and what was chosen and written stays.
 */
export function StatusForm(props: StatusFormProps) {
  const { subject, current, choices, reasonFor, change, updatedText } = props;
  const { language, live, refresh } = useApp();
  const t = staffMessages[language];
  // Until something is chosen it is what it is, whoever changes it.
  const [choice, setChoice] = useState(props.nextStatus);
  const chosen = choice ?? current;
  const [note, setNote] = useNote(subject);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const field = useRef<HTMLTextAreaElement>(null);
  const rejects = chosen === reasonFor;
  const labelOf = (status: string) =>
    choices.find(({ value }) => value === status)?.label ?? status;

  async function save() {
    if (saving || chosen === current) return;
    if (rejects && note.trim() === '') {
      setProblem(t.reasonRequired);
      field.current?.focus();
      return;
    }
    setSaving(true);
    setConflict(undefined);
    try {
      await change(chosen, current, note.trim() || undefined);
      setNote('');
      setChoice(undefined);
      toast({ title: t.updated, description: updatedText, tone: 'success' });
    } catch (error) {
      if (isAnswer(error, 'status_changed')) setConflict(conflictOf(error.answer));
      else {
        const description = sentenceOf(error, t.notUpdated);
        toast({ title: t.error, description, tone: 'danger' });
      }
    }
    await refresh();
    setSaving(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={css.status} onSubmit={submit} onKeyDown={sendOnControlEnter} noValidate>
      <SelectField
        dense
        data-status
        label={t.newStatus}
        value={chosen}
        disabled={!live}
        onChange={({ target }) => {
          setProblem(undefined);
          setChoice(target.value);
        }}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="s" data-live busy={saving} disabled={chosen === current}>
        {t.setStatus}
      </Button>
      <TextAreaField
        ref={field}
        dense
        className={css.wide}
        rows={2}
        maxLength={2000}
        label={rejects ? t.reason : t.note}
        hint={rejects ? t.reasonHint : t.noteHint}
        error={problem}
        required={rejects}
        readOnly={!live}
        value={note}
        onChange={({ target }) => {
          setProblem(undefined);
          setNote(target.value);
        }}
      />
      {conflict && (
        <Notice
          tone="warning"
          role="alert"
          title={t.conflict}
          action={
            <>
              {chosen !== current && (
                <Button size="s" onClick={() => void save()}>
                  {t.applyAnyway(labelOf(chosen))}
                </Button>
              )}
              <Button
                size="s"
                tone="secondary"
                onClick={() => {
                  setConflict(undefined);
                  setChoice(undefined);
                }}
              >
                {t.takeTheirs(labelOf(current))}
              </Button>
            </>
          }
        >
          <p>
            {conflict.by
              ? t.conflictBy(conflict.by, labelOf(current), conflict.since)
              : t.conflictNow(labelOf(current))}
          </p>
        </Notice>
      )}
    </form>
  );
}

interface Conflict {
  by: string | undefined;
  since: string;
}

function conflictOf({ changedBy, changedAt }: Record<string, unknown>): Conflict {
  const known = typeof changedBy === 'string' && typeof changedAt === 'string';
  if (!known) return { by: undefined, since: '' };
  return { by: changedBy, since: timeSpan(changedAt, new Date().toISOString()) };
}

/** What is being written about it; it survives another record, a reload and a refusal. */
function useNote(subject: string): [string, (text: string) => void] {
  const name = draftName(useApp().person?.id ?? '', `${subject}.status`);
  const [note, setNote] = useState('');
  useEffect(() => {
    setNote(messageDrafts.find(name) ?? '');
  }, [name]);
  function write(text: string) {
    messageDrafts.save(name, text || undefined);
    setNote(text);
  }
  return [note, write];
}

/** Sends the form in which it is pressed. */
export function sendOnControlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
