import { Cut, DueCell, QueueTable, RowLink } from '#features/cases/ui/staff/queue-cells.tsx';
import { staffMessages } from '#features/cases/ui/staff/staff-messages.ts';
import { Badge } from '#kit/data/badge.tsx';
import { type Column, Table } from '#kit/data/table.tsx';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationMessages } from '../../own-messages.ts';
import type { StaffVerification } from '../../schema.ts';
import { VerificationStatusBadge } from '../status-badge.tsx';
import { staffVerificationMessages } from './staff-messages.ts';
import css from './staff-receipts.module.css';
import { StatusSelect } from './status-select.tsx';

interface VerificationsTableProps {
  verifications: StaffVerification[];
  /** The one whose panel is open: beside it there is room for what matters most. */
  opened: string | undefined;
  openHref: (id: string) => string;
  onReject: (id: string) => void;
  now: string;
}

export function VerificationsTable(props: VerificationsTableProps) {
  const { verifications, opened, openHref, now } = props;
  const { language } = useApp();
  const t = staffVerificationMessages[language];
  const common = ownVerificationMessages[language];
  const staff = staffMessages[language];
  const columns: (Column<StaffVerification> & { roomy?: true })[] = [
    {
      id: 'ticket',
      header: common.ticket,
      cell: (each) => <RowLink record={each} name={each.ticketId} href={openHref(each.id)} />,
    },
    {
      id: 'code',
      header: t.code,
      cell: (each) => (
        <span className={css.code}>
          <Cut>{each.verificationCode}</Cut>
          {!each.codeKnown && <Badge tone="danger">{t.unknownCode}</Badge>}
        </span>
      ),
    },
    { id: 'email', header: t.email, roomy: true, cell: ({ email }) => <Cut>{email}</Cut> },
    {
      id: 'reference',
      header: t.reference,
      roomy: true,
      cell: ({ quoteReference }) => (quoteReference ? <Cut>{quoteReference}</Cut> : '—'),
    },
    {
      id: 'status',
      header: common.status,
      cell: ({ status }) => <VerificationStatusBadge status={status} />,
    },
    {
      id: 'date',
      header: common.date,
      roomy: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt, language)}>
          {formatDate(createdAt, language)}
        </time>
      ),
    },
    {
      id: 'whose',
      header: t.whose,
      cell: ({ assignedTo }) => (assignedTo ? <Cut narrow>{assignedTo.name}</Cut> : '—'),
    },
    { id: 'due', header: staff.due, cell: (each) => <DueCell record={each} now={now} /> },
    {
      id: 'actions',
      header: t.actions,
      quiet: true,
      roomy: true,
      align: 'end',
      cell: (each) => <StatusSelect verification={each} onReject={() => props.onReject(each.id)} />,
    },
  ];
  return (
    <QueueTable>
      <Table
        dense
        caption={t.title}
        rows={verifications}
        rowKey={({ id }) => id}
        isCurrent={({ id }) => id === opened}
        columns={opened ? columns.filter(({ roomy }) => !roomy) : columns}
      />
    </QueueTable>
  );
}
