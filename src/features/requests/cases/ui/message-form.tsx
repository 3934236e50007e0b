import { type FormEvent, useRef } from 'react';
import { classNames } from '#kit/class-names.ts';
import { TextAreaField } from '#kit/forms/field.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import paper from '#kit/unprinted.module.css';
import { signInElsewhere } from '#platform/http/shared/sign-in-elsewhere.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { pathOf } from '#web/routes/address.ts';
import { messageDoneKey, seenField, textField } from '../form-fields.ts';
import { announcedStep, charactersLeft } from '../message-text.ts';
import { caseTexts } from '../messages.ts';
import css from './message-form.module.css';
import { MessageButtons, MessageState } from './message-state.tsx';
import { type SendMessage, useMessage } from './use-message.ts';

interface MessageFormProps {
  subject: string;
  label?: string;
  hint?: string;
  /** The length of the history. By it the server knows a form that is sent twice. */
  seen: number;
  /** A form without JavaScript that came back with an error. */
  actionData: ActionData | null;
  send: SendMessage;
}

/**
 * A message to the team: stored while it is typed, sent exactly once; a plain form without script.
 */
export function MessageForm({ subject, label, hint, seen, actionData, send }: MessageFormProps) {
  const { t, language, address } = useApp(caseTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const message = useMessage(subject, send, field, {
    text: actionData?.values[textField] ?? '',
    problem: actionData ? (actionData.fields[textField] ?? actionData.message) : undefined,
    sent: !actionData && address.searchParams.has(messageDoneKey),
  });
  const here = encodeURIComponent(pathOf(address));
  const signInAgain = `/api/login?returnTo=${here}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    void message.submit();
  }

  return (
    <form
      id="mensaje"
      className={classNames('grid gap-3', paper.unprinted)}
      method="post"
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name={seenField} value={seen} />
      <TextAreaField
        ref={field}
        name={textField}
        data-live
        rows={3}
        label={label ?? t.label}
        hint={hint}
        error={message.problem}
        // Without a script the page that comes back starts at the error.
        autoFocus={actionData?.fields[textField] !== undefined}
        value={message.text}
        readOnly={message.state !== 'idle'}
        onChange={(event) => message.write(event.target.value)}
      />
      <CharactersLeft text={message.text} />
      {message.signedOut && (
        <p>
          <a href={signInAgain} target="_blank" rel="noopener">
            {signInElsewhere[language]}
          </a>
        </p>
      )}
      <MessageState message={message} sent={t.sent} />
      <div className="row gap-3">
        <MessageButtons message={message} send={t.send} />
        <OtherLanguage />
      </div>
    </form>
  );
}

function CharactersLeft({ text }: { text: string }) {
  const { t } = useApp(caseTexts);
  const { left, isShown, announced } = charactersLeft(text);
  return (
    <>
      {isShown && (
        <p className={css.count} aria-hidden="true">
          {left < 0 ? t.over(-left) : t.left(left)}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {isShown &&
          (left < 0
            ? t.over(Math.ceil(-left / announcedStep) * announcedStep)
            : t.leftAbout(announced))}
      </span>
    </>
  );
}
