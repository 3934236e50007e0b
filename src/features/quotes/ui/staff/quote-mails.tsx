import { useApp } from '../../../../app.ts';
import { Badge } from '../../../../kit/badge.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatDateTime } from '../../../../platform/dates.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { adminQuoteMessages } from './admin-messages.ts';

const tones = { sent: 'success', waiting: 'warning', failed: 'danger' } as const;

/** The mails about a quote: to whom, and whether they left. */
export function QuoteMails({ mails }: Pick<StaffQuoteDetail, 'mails'>) {
  const { language } = useApp();
  const t = adminQuoteMessages[language];
  return (
    <Table
      dense
      caption={t.mails}
      rows={mails}
      rowKey={(mail) => `${mail.createdAt} ${mail.to} ${mail.subject}`}
      columns={[
        { id: 'subject', header: t.mailSubject, cell: (mail) => mail.subject },
        { id: 'to', header: t.mailTo, cell: (mail) => mail.to },
        {
          id: 'date',
          header: t.mailDate,
          cell: (mail) => formatDateTime(mail.createdAt, language),
        },
        {
          id: 'state',
          header: t.mailState,
          cell: ({ state, attempts, lastError }) => (
            <div>
              <Badge tone={tones[state]}>{t.mailStates[state]}</Badge>
              {lastError && <div>{t.mailTrouble(attempts, lastError)}</div>}
            </div>
          ),
        },
      ]}
    />
  );
}
