import { useEffect, useRef, useState } from 'react';
import { useAction } from '#kit/use-action.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { errorFieldsOf, hasCode } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { caseErrors } from '../../errors.ts';
import { messageDrafts } from '../../message-drafts.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { AnyCaseScreen } from './case-screen.ts';
import { timeSpan } from './time-span.ts';
import { useUndoToast } from './undo-toast.ts';

/**
 * A change of status with its note to the customer, which a rejection needs. If somebody else set
 * another status meanwhile, the conflict says who, and the note stays.
 */
export function useStatusChange(
  screen: AnyCaseScreen,
  { id, status: current, newest: seen }: StaffCase,
) {
  const { t, language, call, refresh } = useApp(staffCaseTexts);
  const showUndo = useUndoToast(screen.calls);
  const [note, setNote] = useNote(id);
  const { busy, run } = useAction(t.notUpdated, { instead: showInForm });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<StatusConflict>();
  const field = useRef<HTMLTextAreaElement>(null);

  async function save(chosen: string): Promise<boolean> {
    if (busy || chosen === current) return false;
    const written = note.trim();
    if (chosen === screen.type.needsReason && written === '') {
      askForNote(caseErrors.reasonRequired.message[language]);
      return false;
    }
    setConflict(undefined);
    const isSaved = await run(() => send(chosen, written));
    // After a failure the agent decides on the refreshed case; after a success nobody waits for it.
    const refreshed = refresh();
    if (!isSaved) await refreshed;
    return isSaved;
  }

  async function send(status: string, written: string): Promise<void> {
    const body = { status, expected: current, seen, ...(written && { note: written }) };
    const detail = await call(screen.calls.changeStatus, { params: { id }, body });
    setNote('');
    const { updatedText } = screen.texts[language];
    showUndo(detail, { title: t.updated, description: updatedText }, () => setNote(written));
  }

  function askForNote(why: string): void {
    setProblem(why);
    field.current?.focus();
  }

  /** Shows a conflict, and what lacks in the note, where the agent mends it. */
  function showInForm(error: unknown): boolean {
    const { note: lacks } = errorFieldsOf(error);
    if (lacks) askForNote(lacks);
    return lacks !== undefined || showConflict(error);
  }

  function showConflict(error: unknown): boolean {
    const isConflict = hasCode(error, 'status_changed');
    if (isConflict) setConflict(conflictOf(error.answer));
    return isConflict;
  }

  return {
    busy,
    problem,
    conflict,
    dismissConflict: () => setConflict(undefined),
    note,
    field,
    write(text: string) {
      setProblem(undefined);
      setNote(text);
    },
    save,
  };
}

export interface StatusConflict {
  by: string | undefined;
  since: string;
}

function conflictOf({ changedBy, changedAt }: Record<string, unknown>): StatusConflict {
  const isKnown = typeof changedBy === 'string' && typeof changedAt === 'string';
  if (!isKnown) return { by: undefined, since: '' };
  return { by: changedBy, since: timeSpan(changedAt, new Date().toISOString()) };
}

/** The draft of the note survives another case, a reload and a failure. */
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
