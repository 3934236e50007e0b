import { type FormEvent, useRef } from 'react';
import { classNames } from '#kit/class-names.ts';
import { TextAreaField } from '#kit/forms/field.tsx';
import paper from '#kit/unprinted.module.css';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { pathOf } from '#web/routes/address.ts';
import { seenField, sentKey, textField } from '../message-form-fields.ts';
import { charactersLeft } from '../message-text.ts';
import { caseMessages } from '../messages.ts';
import css from './message-form.module.css';
import { MessageButtons, MessageState } from './message-state.tsx';
import { type SendMessage, useMessage } from './use-message.ts';

interface MessageFormProps {
  /** The id of what it is about; the text is stored under it until it was sent. */
  subject: string;
  /** Default "Su mensaje". */
  label?: string;
  /** Who reads it, when they answer. */
  hint?: string;
  /** How much has happened to it. */
  seen: number;
  /** As it came back to a page without JavaScript. */
  posted: PostedForm | null;
  send: SendMessage;
}

/**
 * Writes to the other side: plain text, stored while it is written and sent exactly once. Without
 * JavaScript it is posted to the record's page.
 */
export function MessageForm({ subject, label, hint, seen, posted, send }: MessageFormProps) {
  const { language, address } = useApp();
  const t = caseMessages[language];
  const field = useRef<HTMLTextAreaElement>(null);
  const message = useMessage(subject, send, field, {
    text: posted?.values[textField] ?? '',
    problem: posted ? (posted.fields[textField] ?? posted.message) : undefined,
    sent: !posted && address.searchParams.has(sentKey),
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
      className={classNames(css.form, paper.unprinted)}
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
        // A page that came back without a script starts at what is wrong.
        autoFocus={posted?.fields[textField] !== undefined}
        value={message.text}
        // Not disabled while it is under way: that would take the focus away.
        readOnly={message.state !== 'idle'}
        onChange={(event) => message.write(event.target.value)}
      />
      <Count text={message.text} />
      {message.signedOut && (
        <p>
          <a href={signInAgain} target="_blank" rel="noopener">
            {t.signIn}
          </a>
        </p>
      )}
      <MessageState message={message} sent={t.sent} />
      <div className={css.actions}>
        <MessageButtons message={message} send={t.send} />
      </div>
    </form>
  );
}

/** What room is left, once it gets short; said aloud in steps. */
function Count({ text }: { text: string }) {
  const t = caseMessages[useApp().language];
  const { left, near, spoken } = charactersLeft(text);
  return (
    <>
      {near && (
        <p className={css.count} aria-hidden="true">
          {left < 0 ? t.over(-left) : t.left(left)}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {near && (left < 0 ? t.over(Math.ceil(-left / 50) * 50) : t.leftAbout(spoken))}
      </span>
    </>
  );
}
