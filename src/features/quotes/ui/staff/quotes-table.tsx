import { Cut, DueCell, QueueTable, RowLink } from '#features/cases/ui/staff/queue-cells.tsx';
import { staffMessages } from '#features/cases/ui/staff/staff-messages.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { type Column, Table } from '#kit/data/table.tsx';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { totalInList } from '../../estimate.ts';
import { quoteListMessages } from '../../list-messages.ts';
import type { StaffQuote } from '../../schema.ts';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { staffQuoteMessages } from './staff-messages.ts';
import { StatusSelect } from './status-select.tsx';

interface QuotesTableProps {
  quotes: StaffQuote[];
  /** The one whose panel is open: beside it there is room for what matters most. */
  opened: string | undefined;
  openHref: (id: string) => string;
  now: string;
}

export function QuotesTable({ quotes, opened, openHref, now }: QuotesTableProps) {
  const { language } = useApp();
  const t = staffQuoteMessages[language];
  const common = quoteListMessages[language];
  const staff = staffMessages[language];
  const columns: (Column<StaffQuote> & { roomy?: true })[] = [
    {
      id: 'reference',
      header: common.reference,
      cell: (quote) => (
        <RowLink record={quote} name={quote.referenceNumber} href={openHref(quote.id)} />
      ),
    },
    { id: 'customer', header: t.customer, cell: (quote) => <Cut narrow>{quote.customerName}</Cut> },
    {
      id: 'email',
      header: t.email,
      roomy: true,
      cell: (quote) => <Cut>{quote.customerEmail}</Cut>,
    },
    {
      id: 'province',
      header: common.province,
      roomy: true,
      cell: (quote) => <Cut narrow>{provinceName(quote.province)}</Cut>,
    },
    {
      id: 'total',
      header: t.total,
      align: 'end',
      cell: (quote) => totalInList(quote, language),
    },
    {
      id: 'status',
      header: common.status,
      cell: (quote) => <QuoteStatusBadge status={quote.status} />,
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
      cell: (quote) => (quote.assignedTo ? <Cut narrow>{quote.assignedTo.name}</Cut> : '—'),
    },
    { id: 'due', header: staff.due, cell: (quote) => <DueCell record={quote} now={now} /> },
    {
      id: 'actions',
      header: t.actions,
      quiet: true,
      roomy: true,
      align: 'end',
      cell: (quote) => <StatusSelect quote={quote} />,
    },
  ];
  return (
    <QueueTable>
      <Table
        dense
        caption={t.title}
        rows={quotes}
        rowKey={(quote) => quote.id}
        isCurrent={(quote) => quote.id === opened}
        columns={opened ? columns.filter(({ roomy }) => !roomy) : columns}
      />
    </QueueTable>
  );
}
