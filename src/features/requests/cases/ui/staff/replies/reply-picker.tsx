import { savedReplyTexts } from '#features/requests/cases/reply-messages.ts';
import type { SavedReply } from '#features/requests/cases/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-panel.module.css';

interface ReplyPickerProps {
  replies: SavedReply[];
  onPick: (reply: SavedReply) => void;
}

export function ReplyPicker({ replies, onPick }: ReplyPickerProps) {
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
