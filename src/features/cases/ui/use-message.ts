import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { type Draft, draftName, findDraft, keepDraft } from '../draft-store.ts';
import { problemOf } from '../message.ts';
import { historyMessages } from '../messages.ts';

/** Makes the call under the key, and shows what it gives. */
export type SendMessage = (text: string, key: string) => Promise<void>;

/** How often a message that waits for a connection tries again, in milliseconds. */
const retryEvery = 20_000;

const untouched = { text: '', problem: undefined, sent: false };

/**
 * A message being written about `subject`, sent exactly once whatever becomes of the connection;
 * `start` is how the page came.
 */
export function useMessage(
  subject: string,
  send: SendMessage,
  field: RefObject<HTMLTextAreaElement | null>,
  start: { text: string; problem: string | undefined; sent: boolean } = untouched,
) {
  const { person, language } = useApp();
  const t = historyMessages[language];
  const name = draftName(person?.id ?? '', subject);
  const [draft, setDraft] = useState<Draft>({ text: start.text });
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(start.problem);
  const [sent, setSent] = useState(start.sent);
  const [signedOut, setSignedOut] = useState(false);
  const busy = useRef(false);
  const tried = useRef(false);
  const waiting = draft.unanswered !== undefined && !draft.paused && !sending;

  const keep = useCallback(
    (next: Draft) => {
      keepDraft(name, next);
      setDraft(next);
    },
    [name],
  );

  // The server knows no draft; and somebody may have begun to write before React answered.
  useEffect(() => {
    const kept = findDraft(name);
    const typed = field.current?.value;
    if (typed && !kept.unanswered) keep({ text: typed });
    else setDraft(kept);
  }, [name, keep, field]);

  const submit = useCallback(async () => {
    if (busy.current) return;
    const { text, unanswered } = findDraft(name);
    const wrong = problemOf(text, language);
    setProblem(wrong);
    setSent(false);
    setSignedOut(false);
    if (wrong) return field.current?.focus();
    busy.current = true;
    tried.current = true;
    setSending(true);
    // Of the same text as before, which was not answered, it is that message.
    const key = unanswered?.text === text ? unanswered.key : newKey();
    keep({ text, unanswered: { text, key } });
    try {
      await send(text.trim(), key);
      keep({ text: '' });
      setSent(true);
    } catch (error) {
      // Without an answer it may have arrived or not: it stays, and goes out again by itself.
      if (error instanceof ApiError && error.status < 500) {
        // Of an earlier attempt it says nothing: the same text goes out again under its key.
        keep(isOfSession(error) ? { text, unanswered: { text, key }, paused: true } : { text });
        setSignedOut(isOfSession(error));
        setProblem(`${t.failed} ${error.answer.message}`);
        field.current?.focus();
      }
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [name, keep, send, t, language, field]);

  // What waits goes out by itself: at once from a page that finds it waiting, when the connection is
  // back, and now and then.
  useEffect(() => {
    if (!waiting) return;
    const again = () => navigator.onLine && void submit();
    if (!tried.current) again();
    const timer = setInterval(again, retryEvery);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting, submit]);

  return {
    text: draft.text,
    state: sending ? ('sending' as const) : waiting ? ('waiting' as const) : ('idle' as const),
    problem,
    sent,
    /** Its session is over here: signed in again, the same goes out. */
    signedOut,
    submit,
    write(text: string) {
      setSent(false);
      setProblem(undefined);
      keep({ ...draft, text });
    },
    cancel() {
      keep({ ...draft, paused: true });
      field.current?.focus();
    },
  };
}
