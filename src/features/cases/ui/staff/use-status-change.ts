import { useEffect, useRef, useState } from 'react';
import { useAction } from '#kit/use-action.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { caseErrors } from '../../errors.ts';
import { messageDrafts } from '../../message-drafts.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffMessages } from '../../staff-messages.ts';
import type { AnyCaseScreen } from './case-screen.ts';
import { timeSpan } from './time-span.ts';
import { useUndoToast } from './undo-toast.ts';

/**
 * A change of status with what is written beside it, which goes to the customer; a rejection needs
 * it. If somebody else was faster it says who and what, and what was written stays.
 */
export function useStatusChange(screen: AnyCaseScreen, { id, status: current }: StaffCase) {
  const { language, call, refresh } = useApp();
  const t = staffMessages[language];
  const showUndo = useUndoToast(screen.calls);
  const [note, setNote] = useNote(id);
  const { busy, run } = useAction(t.notUpdated, { instead: showConflict });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<StatusConflict>();
  const field = useRef<HTMLTextAreaElement>(null);

  /** Whether it was done. */
  async function save(chosen: string): Promise<boolean> {
    if (busy || chosen === current) return false;
    const written = note.trim();
    if (chosen === screen.type.needsReason && written === '') {
      setProblem(caseErrors.reasonRequired.message[language]);
      field.current?.focus();
      return false;
    }
    setConflict(undefined);
    const done = await run(() => send(chosen, written));
    // What was done is offered to be undone at once; what was not is shown beside how it stands.
    const shown = refresh();
    if (!done) await shown;
    return done;
  }

  async function send(status: string, written: string): Promise<void> {
    const body = { status, expected: current, ...(written && { note: written }) };
    const detail = await call(screen.calls.changeStatus, { params: { id }, body });
    setNote('');
    const { updatedText } = screen.texts[language];
    showUndo(detail, { title: t.updated, description: updatedText }, () => setNote(written));
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
    settle: () => setConflict(undefined),
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
  const known = typeof changedBy === 'string' && typeof changedAt === 'string';
  if (!known) return { by: undefined, since: '' };
  return { by: changedBy, since: timeSpan(changedAt, new Date().toISOString()) };
}

/** What is being written about it; it survives another record, a reload and a failure. */
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
