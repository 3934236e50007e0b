import { type RefObject, useEffect, useState } from 'react';
import { draftName } from '#platform/browser/drafts.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { messageDrafts, messageRequests } from '../message-drafts.ts';
import { messageProblem } from '../message-text.ts';
import { caseMessages } from '../messages.ts';

/** Makes the call with this idempotency key, and shows its answer. */
export type SendMessage = (text: string, key: string) => Promise<void>;

const emptyForm = { text: '', problem: undefined, sent: false };

/**
 * A message about `subject`: stored while it is typed, and sent exactly once, also over a cut
 * connection. `start` is what the page was rendered with.
 */
export function useMessage(
  subject: string,
  send: SendMessage,
  field: RefObject<HTMLTextAreaElement | null>,
  start: { text: string; problem: string | undefined; sent: boolean } = emptyForm,
) {
  const { person, language } = useApp();
  const t = caseMessages[language];
  const name = draftName(person?.id ?? '', subject);
  const [text, setText] = useState(start.text);
  const [problem, setProblem] = useState(start.problem);
  const [sent, setSent] = useState(start.sent);
  const [signedOut, setSignedOut] = useState(false);

  function write(next: string) {
    messageDrafts.save(name, next || undefined);
    setText(next);
  }

  function showFailure(error: unknown) {
    if (!(error instanceof ApiError)) return;
    setSignedOut(isOfSession(error));
    setProblem(`${t.failed} ${error.answer.message}`);
    field.current?.focus();
  }

  const request = usePendingRequest(messageRequests, name, {
    isSame: (before, now) => before.text === now.text,
    send: (message) => send(message.text.trim(), message.key),
    retriesFailures: true,
    onAnswer(_, message, first) {
      if (first && messageDrafts.find(name) === message.text) messageDrafts.save(name, undefined);
      setText(messageDrafts.find(name) ?? '');
      setSent(true);
    },
    onError: showFailure,
  });

  // The server renders no draft, and somebody may have typed before React was ready.
  useEffect(() => {
    const pending = messageRequests.find(name);
    const typed = field.current?.value;
    if (typed && !pending) messageDrafts.save(name, typed);
    setText(messageDrafts.find(name) ?? pending?.text ?? '');
  }, [name, field]);

  return {
    text,
    state: request.phase,
    problem,
    sent,
    /** The session is over; the same message can be sent after signing in again. */
    signedOut,
    async submit() {
      const written = messageDrafts.find(name) ?? text;
      const wrong = messageProblem(written, language);
      setProblem(wrong);
      setSent(false);
      setSignedOut(false);
      if (wrong) return field.current?.focus();
      await request.submit(() => ({ text: written }));
    },
    write(next: string) {
      setSent(false);
      setProblem(undefined);
      write(next);
    },
    cancel() {
      request.cancel();
      field.current?.focus();
    },
  };
}
