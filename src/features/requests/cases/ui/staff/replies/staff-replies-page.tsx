import { useState } from 'react';
import { savedReplyTexts } from '#features/requests/cases/reply-messages.ts';
import type { SavedReply } from '#features/requests/cases/schema.ts';
import { Button } from '#kit/button.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, line } from '#kit/staff/form/form-fields.tsx';
import { RemoveButton } from '#kit/staff/form/remove-button.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import css from '../staff-panel.module.css';

export const page: AnyPage = definePage<SavedReply[]>({
  load: ({ call }) => call(staffApi.listReplies, {}),
  head: ({ language }) => ({ title: savedReplyTexts[language].repliesTitle, hidden: true }),
  View: RepliesPage,
  Overlay: ({ data }) => <Replies replies={data} level={3} />,
});

const form = {
  className: 'card',
  fields: {
    title: line(),
    textEs: area({ lang: 'es', rows: 3 }),
    textEn: area({ lang: 'en', rows: 3 }),
  },
};

function RepliesPage({ data }: { data: SavedReply[] }) {
  const { t } = useApp(savedReplyTexts);
  return (
    <StaffPage title={t.repliesTitle}>
      <Replies replies={data} level={2} />
    </StaffPage>
  );
}

function Replies({ replies, level }: { replies: SavedReply[]; level: 2 | 3 }) {
  const { t } = useApp(savedReplyTexts);
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const Heading = `h${level}` as const;
  return (
    <div className={css.page}>
      <p className="muted">{t.repliesLead}</p>
      {replies.length === 0 && <p>{t.noReplies}</p>}
      <ul className={css.list}>
        {replies.map((reply) => (
          <li key={reply.id} className={css.reply}>
            {edited === reply.id ? (
              <CallForm
                {...form}
                call={staffApi.updateReply}
                params={{ id: reply.id }}
                texts={t}
                seen={reply}
                onDone={close}
                onCancel={close}
              />
            ) : (
              <ShownReply reply={reply} level={level} onEdit={() => setEdited(reply.id)} />
            )}
          </li>
        ))}
      </ul>
      <section className={css.section}>
        <Heading>{t.newReply}</Heading>
        <CallForm {...form} call={staffApi.createReply} texts={t} />
      </section>
    </div>
  );
}

interface ShownReplyProps {
  reply: SavedReply;
  level: 2 | 3;
  onEdit: () => void;
}

function ShownReply({ reply, level, onEdit }: ShownReplyProps) {
  const { t, call } = useApp(savedReplyTexts);
  const { id, ...body } = reply;
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>{reply.title}</Heading>
      <p lang="es">{reply.textEs}</p>
      <p lang="en">{reply.textEn}</p>
      <div className={css.actions}>
        <Button
          size="s"
          tone="secondary"
          data-live
          aria-label={t.editOf(reply.title)}
          onClick={onEdit}
        >
          {t.edit}
        </Button>
        <RemoveButton
          texts={t}
          label={t.removeOf(reply.title)}
          remove={() => call(staffApi.deleteReply, { params: { id }, body: { expected: reply } })}
          restore={() => call(staffApi.createReply, { body })}
        />
      </div>
    </>
  );
}
