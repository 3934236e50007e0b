import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SwitchField, TextAreaField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { focusPanel } from '#kit/staff/side-panel.tsx';
import { draftName } from '#platform/browser/drafts.ts';
import { useApp } from '#web/app-context.ts';
import { messageDrafts } from '../../message-drafts.ts';
import { caseMessages, staffMessages } from '../../messages.ts';
import type { SavedReply, StaffMessage } from '../../schema.ts';
import { useMessage } from '../use-message.ts';
import { fillReply } from './fill-reply.ts';
import { ReplyPicker } from './reply-picker.tsx';
import css from './staff-panel.module.css';
import { sendOnControlEnter } from './status-form.tsx';

interface WriteFormProps {
  subject: string;
  /** Of the customer, for saved replies. */
  filling: Parameters<typeof fillReply>[1];
  replies: SavedReply[];
  /** `takenBack`: called when the agent has taken it back. */
  send: (message: StaffMessage, key: string, takenBack: () => void) => Promise<void>;
}

/** Writes to the customer, or a note that only the team reads. */
export function WriteForm({ subject, filling, replies, send }: WriteFormProps) {
  const { language, live, person } = useApp();
  const t = staffMessages[language];
  const common = caseMessages[language];
  const [internal, setInternal] = useState(false);
  const names = {
    note: draftName(person?.id ?? '', noteOf(subject)),
    message: draftName(person?.id ?? '', subject),
  };
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const message = useMessage(
    internal ? noteOf(subject) : subject,
    (text, key) => send({ text, ...(internal && { internal }) }, key, () => keep(text)),
    field,
  );
  const waiting = message.state === 'waiting';

  // A note that was begun must not come back as a message to the customer.
  useEffect(() => {
    if (messageDrafts.find(names.note) && !messageDrafts.find(names.message)) setInternal(true);
  }, [names.note, names.message]);

  // Sent with the keys, it must not be here that the next key writes.
  useEffect(() => {
    if (message.sent && form.current?.contains(document.activeElement)) focusPanel();
  }, [message.sent]);

  /** To be mended, what was taken back. */
  function keep(text: string) {
    if (!messageDrafts.find(names.message)) message.write(text);
  }

  function toggle() {
    const next = internal ? names.message : names.note;
    if (message.text) messageDrafts.save(next, message.text);
    message.write('');
    setInternal(!internal);
  }

  function insert(reply: SavedReply) {
    const text = fillReply(reply, filling);
    message.write(message.text.trim() ? `${message.text.trimEnd()}\n${text}` : text);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void message.submit();
  }

  return (
    <form
      ref={form}
      className={css.write}
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
    >
      <ReplyPicker replies={replies} onPick={insert} />
      <TextAreaField
        ref={field}
        dense
        data-live
        data-write
        rows={3}
        maxLength={2000}
        label={internal ? t.internalNote : t.message}
        hint={internal ? t.internalHint : t.messageHint}
        error={message.problem}
        value={message.text}
        readOnly={!live || message.state !== 'idle'}
        onChange={({ target }) => message.write(target.value)}
      />
      <div role="status">
        {message.sent && <p className={css.sent}>{internal ? t.noteSaved : t.sent}</p>}
        {waiting && (
          <Notice tone="warning" title={common.waiting}>
            <p>{common.waitingText}</p>
          </Notice>
        )}
      </div>
      <div className={css.actions}>
        <Button
          type="submit"
          size="s"
          tone="secondary"
          data-live
          busy={message.state === 'sending'}
        >
          {waiting ? common.sendNow : internal ? t.saveNote : t.send}
        </Button>
        {waiting && (
          <Button size="s" tone="quiet" onClick={message.cancel}>
            {common.cancel}
          </Button>
        )}
        <SwitchField
          className={css.switch}
          label={t.internalNote}
          checked={internal}
          disabled={message.state !== 'idle'}
          onChange={toggle}
        />
      </div>
    </form>
  );
}

const noteOf = (subject: string) => `${subject}.note`;
