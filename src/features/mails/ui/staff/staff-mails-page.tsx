import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Table } from '#kit/data/table.tsx';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffMailMessages } from '../../messages.ts';
import type { UnsentMail } from '../../schema.ts';
import { type MailFilter, type MailState, mailFilters } from '../../states.ts';
import css from './staff-mails-page.module.css';

interface StaffMailsData {
  filter: MailFilter | undefined;
  mails: UnsentMail[];
}

/** The mails that have not left, for staff: what failed, why, and to try it again. */
export const page: AnyPage = definePage<StaffMailsData>({
  load: async ({ call, query }) => {
    const filter = mailFilters.find((each) => each === query.get('state'));
    return {
      filter,
      mails: await call(staffApi.listMails, { query: filter ? { state: filter } : {} }),
    };
  },
  head: ({ language }) => ({ title: staffMailMessages[language].title, hidden: true }),
  View: StaffMailsPage,
});

function StaffMailsPage({ data: { filter, mails } }: { data: StaffMailsData }) {
  const { language, refresh } = useApp();
  const t = staffMailMessages[language];
  return (
    <StaffPage
      title={t.title}
      actions={
        <Button size="s" tone="secondary" data-live onClick={() => void refresh()}>
          {t.reload}
        </Button>
      }
    >
      <p className={css.lead}>{t.lead}</p>
      <QueueLinks
        label={t.show}
        links={[undefined, ...mailFilters].map((state) => ({
          href: href(staffRoutes.staffMails, {}, state ? { state } : {}),
          label: t[state ?? 'all'],
          current: state === filter,
        }))}
      />
      {mails.length > 0 ? (
        <MailsTable mails={mails} />
      ) : (
        <EmptyState title={filter ? t.noneOfThese : t.none}>{!filter && t.noneText}</EmptyState>
      )}
    </StaffPage>
  );
}

const tones: Record<MailState, BadgeTone> = {
  waiting: 'info',
  failed: 'warning',
  'given-up': 'danger',
};

function MailsTable({ mails }: { mails: UnsentMail[] }) {
  const { language } = useApp();
  const t = staffMailMessages[language];
  return (
    <Table
      dense
      caption={t.title}
      rows={mails}
      rowKey={(mail) => mail.id}
      columns={[
        { id: 'to', header: t.to, cell: (mail) => mail.to },
        { id: 'subject', header: t.subject, cell: (mail) => mail.subject },
        {
          id: 'created',
          header: t.created,
          cell: (mail) => formatMoment(mail.createdAt, language),
        },
        { id: 'attempts', header: t.attempts, align: 'end', cell: (mail) => mail.attempts },
        {
          id: 'error',
          header: t.lastError,
          cell: (mail) => <div className={css.error}>{mail.lastError}</div>,
        },
        {
          id: 'next',
          header: t.next,
          cell: (mail) => (mail.nextTryAt ? formatMoment(mail.nextTryAt, language) : t.never),
        },
        {
          id: 'state',
          header: t.state,
          cell: (mail) => (
            <div className={css.whole}>
              <Badge tone={tones[mail.state]}>{t.states[mail.state]}</Badge>
            </div>
          ),
        },
        {
          id: 'actions',
          header: t.actions,
          quiet: true,
          align: 'end',
          cell: (mail) => <RetryButton mail={mail} />,
        },
      ]}
    />
  );
}

function RetryButton({ mail }: { mail: UnsentMail }) {
  const { language, call, refresh } = useApp();
  const t = staffMailMessages[language];
  const { busy, run } = useAction(t.notRetried, { always: refresh });

  async function retry() {
    await call(staffApi.retryMail, { params: { id: mail.id } });
    toast({ title: t.retried, description: t.retriedText, tone: 'success' });
  }

  return (
    <Button
      size="s"
      tone="secondary"
      data-live
      busy={busy}
      aria-label={t.retryOf(mail.to)}
      onClick={() => void run(retry)}
    >
      {t.retry}
    </Button>
  );
}
