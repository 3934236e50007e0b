import { type RefObject, useLayoutEffect, useState } from 'react';
import { draftName } from '#platform/browser/drafts.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { messageDrafts, messageRequests } from '../message-drafts.ts';
import { messageProblem } from '../message-text.ts';
import { caseTexts } from '../messages.ts';

export type SendMessage = (text: string, key: string) => Promise<void>;

interface RenderedForm {
  text: string;
  problem: string | undefined;
  sent: boolean;
}

const emptyForm: RenderedForm = { text: '', problem: undefined, sent: false };

/**
 * A message about `subject`: stored while it is typed, and sent exactly once, also over a cut
 * connection.
 */
export function useMessage(
  subject: string,
  send: SendMessage,
  field: RefObject<HTMLTextAreaElement | null>,
  rendered = emptyForm,
) {
  const { t, person, language } = useApp(caseTexts);
  const name = draftName(person?.id ?? '', subject);
  const [text, setText] = useStoredText(name, field, rendered.text);
  const [problem, setProblem] = useState(rendered.problem);
  const [sent, setSent] = useState(rendered.sent);
  const [signedOut, setSignedOut] = useState(false);

  const request = usePendingRequest(messageRequests, name, {
    isSame: (before, now) => before.text === now.text,
    send: (message) => send(message.text.trim(), message.key),
    retriesFailures: true,
    onAnswer(_, message, first) {
      if (first && messageDrafts.find(name) === message.text) messageDrafts.save(name, undefined);
      setText(messageDrafts.find(name) ?? '');
      setSent(true);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      setSignedOut(isOfSession(error));
      setProblem(`${t.failed} ${error.answer.message}`);
      field.current?.focus();
    },
  });

  async function submit() {
    const current = messageDrafts.find(name) ?? text;
    const wrong = messageProblem(current, language);
    setProblem(wrong);
    setSent(false);
    setSignedOut(false);
    if (wrong) return field.current?.focus();
    await request.submit(() => ({ text: current }));
  }

  function write(next: string) {
    setSent(false);
    setProblem(undefined);
    messageDrafts.save(name, next || undefined);
    setText(next);
  }

  function cancel() {
    request.cancel();
    field.current?.focus();
  }

  /** `signedOut`: the session is over; the same message can be sent after signing in again. */
  return { text, state: request.phase, problem, sent, signedOut, submit, write, cancel };
}

function useStoredText(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
  rendered: string,
) {
  const state = useState(rendered);
  const [, setText] = state;
  // The server renders no draft, and somebody may have typed before React was ready.
  useLayoutEffect(() => {
    const pending = messageRequests.find(name);
    const fieldText = field.current?.value;
    if (fieldText && !pending) messageDrafts.save(name, fieldText);
    setText(messageDrafts.find(name) ?? pending?.text ?? '');
  }, [name, field]);
  return state;
}
