import { MailFailure } from '#features/requests/cases/ui/staff/mail-failure.tsx';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/list/staff-queue-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type MailFilter, type MailState, mailFilters } from '../../mail-states.ts';
import { staffMailTexts } from '../../messages.ts';
import type { UnsentMail } from '../../schema.ts';

export const page = staffQueuePage<UnsentMail, MailFilter, Record<MailFilter, number>, never>({
  route: staffRoutes.staffMails,
  texts: staffMailTexts,
  parameter: 'state',
  queues: mailFilters,
  queueName: (state, language) => staffMailTexts[language][state],
  loadRows: ({ callPage }, { queue: state, page }) =>
    callPage(staffApi.listMails, { query: { ...(state && { state }), page } }),
  useColumns: () => columns(useApp().language),
  Actions: Reload,
});

function Reload() {
  const { t, refresh } = useApp(staffMailTexts);
  return (
    <Button size="s" tone="secondary" data-live onClick={() => void refresh()}>
      {t.reload}
    </Button>
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
