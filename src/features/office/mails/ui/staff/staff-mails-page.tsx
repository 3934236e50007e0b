import { MailFailure } from '#features/requests/cases/ui/staff/mail-failure.tsx';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/columns.ts';
import { readChoice, readPageNumber } from '#kit/staff/list-query.ts';
import { RecordButton } from '#kit/staff/record-button.tsx';
import { type ListColumn, StaffList } from '#kit/staff/staff-list.tsx';
import { staffListPage } from '#kit/staff/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type MailFilter, type MailState, mailFilters } from '../../mail-states.ts';
import { staffMailTexts } from '../../messages.ts';
import type { UnsentMail } from '../../schema.ts';

interface StaffMailsData {
  filter: MailFilter | undefined;
  page: number;
  total: number;
  mails: UnsentMail[];
}

export const page = staffListPage<StaffMailsData>({
  texts: staffMailTexts,
  load: async ({ callPage, query }) => {
    const filter = readChoice(query, 'state', mailFilters);
    const page = readPageNumber(query);
    const { items: mails, total } = await callPage(staffApi.listMails, {
      query: { ...(filter && { state: filter }), page: String(page) },
    });
    return { filter, page, total: total.count, mails };
  },
  View: StaffMailsPage,
});

function StaffMailsPage({ data: { filter, page, total, mails } }: { data: StaffMailsData }) {
  const { t, language, refresh } = useApp(staffMailTexts);
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={mails}
      columns={columns(language)}
      empty={{ title: filter ? t.noneOfThese : t.none, children: !filter && t.noneText }}
      paging={{
        page,
        total,
        to: (other) =>
          href(staffRoutes.staffMails, {}, { ...(filter && { state: filter }), page: other }),
      }}
      actions={
        <Button size="s" tone="secondary" data-live onClick={() => void refresh()}>
          {t.reload}
        </Button>
      }
    >
      <QueueLinks
        label={t.show}
        links={[undefined, ...mailFilters].map((state) => ({
          href: href(staffRoutes.staffMails, {}, state ? { state } : {}),
          label: t[state ?? 'all'],
          current: state === filter,
        }))}
      />
    </StaffList>
  );
}

const tones: Record<MailState, BadgeTone> = {
  waiting: 'info',
  failed: 'warning',
  'given-up': 'danger',
};

function columns(language: Language): ListColumn<UnsentMail>[] {
  const t = staffMailTexts[language];
  return columnsOf(t, {
    to: (mail) => mail.to,
    subject: (mail) => mail.subject,
    created: (mail) => formatMoment(mail.createdAt, language),
    attempts: { align: 'end', cell: (mail) => mail.attempts },
    lastError: ({ lastError }) => lastError && <MailFailure said={lastError} />,
    next: (mail) => (mail.nextTryAt ? formatMoment(mail.nextTryAt, language) : t.never),
    state: (mail) => (
      <div className="nowrap">
        <Badge tone={tones[mail.state]}>{t.states[mail.state]}</Badge>
      </div>
    ),
    actions: { quiet: true, align: 'end', cell: (mail) => <RetryButton mail={mail} /> },
  });
}

function RetryButton({ mail }: { mail: UnsentMail }) {
  const { t, call } = useApp(staffMailTexts);
  return (
    <RecordButton
      texts={{ failed: t.notRetried }}
      tone="secondary"
      label={t.retryOf(mail.to)}
      record={() => call(staffApi.retryMail, { params: { id: mail.id } })}
      done={t.retried}
      doneText={t.retriedText}
      always
    >
      {t.retry}
    </RecordButton>
  );
}
