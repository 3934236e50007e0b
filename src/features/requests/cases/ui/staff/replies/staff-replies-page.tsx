import { useState } from 'react';
import { savedReplyTexts } from '#features/requests/cases/reply-messages.ts';
import type { SavedReply } from '#features/requests/cases/schema.ts';
import { Button } from '#kit/button.tsx';
import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import css from '../staff-panel.module.css';
import { ReplyForm } from './reply-form.tsx';

interface RepliesData {
  replies: SavedReply[];
}

export const page: AnyPage = definePage<RepliesData>({
  load: async ({ call }) => ({ replies: await call(staffApi.listReplies, {}) }),
  head: ({ language }) => ({ title: savedReplyTexts[language].repliesTitle, hidden: true }),
  View: RepliesPage,
  Overlay: ({ data }) => <Replies replies={data.replies} level={3} />,
});

function RepliesPage({ data }: { data: RepliesData }) {
  const { t } = useApp(savedReplyTexts);
  return (
    <StaffPage title={t.repliesTitle}>
      <Replies replies={data.replies} level={2} />
    </StaffPage>
  );
}

function Replies({ replies, level }: { replies: SavedReply[]; level: 2 | 3 }) {
  const { t, call } = useApp(savedReplyTexts);
  const [edited, setEdited] = useState<string>();
  // A new key empties the form after each save.
  const [savedCount, setSavedCount] = useState(0);
  const Heading = `h${level}` as const;
  return (
    <div className={css.page}>
      <p className="muted">{t.repliesLead}</p>
      {replies.length === 0 && <p>{t.noReplies}</p>}
      <ul className={css.list}>
        {replies.map((reply) => (
          <li key={reply.id} className={css.reply}>
            {edited === reply.id ? (
              <EditedReply reply={reply} onDone={() => setEdited(undefined)} />
            ) : (
              <ShownReply reply={reply} level={level} onEdit={() => setEdited(reply.id)} />
            )}
          </li>
        ))}
      </ul>
      <section className={css.section}>
        <Heading>{t.newReply}</Heading>
        <ReplyForm
          key={savedCount}
          save={(body) => call(staffApi.createReply, { body })}
          onDone={() => setSavedCount(savedCount + 1)}
        />
      </section>
    </div>
  );
}

function EditedReply({ reply, onDone }: { reply: SavedReply; onDone: () => void }) {
  const { call } = useApp();
  const { save, notice } = useMeanwhile(reply, ({ title, textEs, textEn }) =>
    [title, textEs, textEn].join(' · '),
  );
  const params = { id: reply.id };
  return (
    <>
      {notice}
      <ReplyForm
        reply={reply}
        save={(body) =>
          save((expected) => call(staffApi.updateReply, { params, body: { ...body, expected } }))
        }
        onDone={onDone}
        onCancel={onDone}
      />
    </>
  );
}

interface ShownReplyProps {
  reply: SavedReply;
  level: 2 | 3;
  onEdit: () => void;
}

function ShownReply({ reply, level, onEdit }: ShownReplyProps) {
  const { t } = useApp(savedReplyTexts);
  const [confirming, setConfirming] = useState(false);
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
        <Button
          size="s"
          tone="quiet"
          data-live
          aria-label={t.removeOf(reply.title)}
          onClick={() => setConfirming(true)}
        >
          {t.remove}
        </Button>
      </div>
      {confirming && <RemoveDialog reply={reply} onClose={() => setConfirming(false)} />}
    </>
  );
}

function RemoveDialog({ reply, onClose }: { reply: SavedReply; onClose: () => void }) {
  const { t, call, refresh } = useApp(savedReplyTexts);
  const { busy, run } = useAction(t.notSaved, {
    async always() {
      onClose();
      await refresh();
    },
  });

  async function remove() {
    await call(staffApi.deleteReply, { params: { id: reply.id }, body: { expected: reply } });
    toast({ title: t.replyRemoved, tone: 'success' });
  }

  return (
    <ConfirmDialog
      title={t.removeOf(reply.title)}
      confirm={t.remove}
      danger
      busy={busy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    >
      <p>{t.removeSure(reply.title)}</p>
    </ConfirmDialog>
  );
}
