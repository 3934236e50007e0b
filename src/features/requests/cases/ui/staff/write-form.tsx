import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { SelectField, SwitchField, TextAreaField } from '#kit/forms/field.tsx';
import { sendOnControlEnter } from '#kit/staff/form/send-on-control-enter.ts';
import { focusPanel } from '#kit/staff/side-panel.tsx';
import { draftName } from '#platform/browser/drafts.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { maxMessageLength } from '../../case-limits.ts';
import { messageDrafts } from '../../message-drafts.ts';
import { savedReplyTexts } from '../../reply-messages.ts';
import type { SavedReply, StaffMessage } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { MessageButtons, MessageState } from '../message-state.tsx';
import { useMessage } from '../use-message.ts';
import { fillReply } from './replies/fill-reply.ts';
import css from './staff-panel.module.css';

interface WriteFormProps {
  subject: string;
  /** Set where there is nobody to whom a message could go. */
  notesAlone: boolean;
  filling: Parameters<typeof fillReply>[1];
  replies: SavedReply[];
  /** `onUndone`: called when the agent has undone it. */
  send: (message: Omit<StaffMessage, 'seen'>, key: string, onUndone: () => void) => Promise<void>;
}

export function WriteForm({ subject, notesAlone, filling, replies, send }: WriteFormProps) {
  const { t, live } = useApp(staffCaseTexts);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { message, internal, toggle } = useStaffMessage({ subject, notesAlone, send }, field);

  // After sending with Ctrl+Enter the next key must not type into the field.
  useEffect(() => {
    if (message.sent && form.current?.contains(document.activeElement)) focusPanel();
  }, [message.sent]);

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
      className={`grid gap-2 ${css.write}`}
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
    >
      <ReplyPicker replies={replies} onPick={insert} />
      <TextAreaField
        ref={field}
        dense
        data-live
        data-key="m"
        rows={3}
        maxLength={maxMessageLength}
        label={internal ? t.internalNote : t.message}
        hint={notesAlone ? t.noEmailHint : internal ? t.internalHint : t.messageHint}
        error={message.problem}
        value={message.text}
        readOnly={!live || message.state !== 'idle'}
        onChange={({ target }) => message.write(target.value)}
      />
      <MessageState message={message} sent={internal ? t.noteSaved : t.sent} />
      <div className={css.actions}>
        <MessageButtons message={message} size="s" send={internal ? t.saveNote : t.send} />
        <SwitchField
          className={css.switch}
          label={t.internalNote}
          checked={internal}
          disabled={notesAlone || message.state !== 'idle'}
          onChange={toggle}
        />
      </div>
    </form>
  );
}

/** A message and an internal note are two drafts, of which the field holds one. */
function useStaffMessage(
  { subject, notesAlone, send }: Pick<WriteFormProps, 'subject' | 'notesAlone' | 'send'>,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const owner = useApp().person?.id ?? '';
  const [internal, setInternal] = useState(notesAlone);
  const ofNote = `${subject}.note`;
  const noteDraft = draftName(owner, ofNote);
  const messageDraft = draftName(owner, subject);
  const message = useMessage(
    internal ? ofNote : subject,
    (text, key) => send({ text, ...(internal && { internal }) }, key, () => restore(text)),
    field,
  );

  // A note that was begun must not come back as a message to the customer.
  useEffect(() => {
    if (messageDrafts.find(noteDraft) && !messageDrafts.find(messageDraft)) setInternal(true);
  }, [noteDraft, messageDraft]);

  /** An undone message comes back, to be corrected. */
  function restore(text: string) {
    if (!messageDrafts.find(messageDraft)) message.write(text);
  }

  function toggle() {
    if (message.text) messageDrafts.save(internal ? messageDraft : noteDraft, message.text);
    message.write('');
    setInternal(!internal);
  }

  return { message, internal, toggle };
}

interface ReplyPickerProps {
  replies: SavedReply[];
  onPick: (reply: SavedReply) => void;
}

function ReplyPicker({ replies, onPick }: ReplyPickerProps) {
  const { t, live } = useApp(savedReplyTexts);
  return (
    <div className={`row gap-2 end ${css.replies}`}>
      {replies.length > 0 && (
        <SelectField
          dense
          label={t.insertReply}
          value=""
          disabled={!live}
          onChange={({ target }) => {
            const reply = replies.find(({ id }) => id === target.value);
            if (reply) onPick(reply);
          }}
        >
          <option value="">{t.chooseReply}</option>
          {replies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <ButtonLink size="s" tone="quiet" href={href(staffRoutes.staffReplies)} data-over data-live>
        {t.editReplies}
      </ButtonLink>
    </div>
  );
}
