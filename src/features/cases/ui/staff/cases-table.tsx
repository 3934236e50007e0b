import { Table } from '#kit/data/table.tsx';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffCase } from '../../calls.ts';
import { staffMessages } from '../../messages.ts';
import type { AnyCaseScreen, CaseColumn } from './case-screen.ts';
import { Cut, DueCell, QueueTable, RowLink } from './queue-cells.tsx';
import { RowStatus } from './row-status.tsx';

interface CasesTableProps {
  screen: AnyCaseScreen;
  cases: StaffCase[];
  /** The one whose panel is open: beside it there is room for what matters most. */
  opened: string | undefined;
  openHref: (id: string) => string;
  now: string;
}

/** The cases of a type: its own columns between name and status, then where each is in the queue. */
export function CasesTable({ screen, cases, opened, openHref, now }: CasesTableProps) {
  const { language } = useApp();
  const t = staffMessages[language];
  const texts = screen.texts[language];
  const columns: CaseColumn<StaffCase>[] = [
    {
      id: 'name',
      header: texts.name,
      cell: (each) => <RowLink record={each} name={screen.nameOf(each)} href={openHref(each.id)} />,
    },
    ...screen.columns(language, now),
    {
      id: 'status',
      header: t.status,
      cell: (each) => <RowStatus screen={screen} listed={each} />,
    },
    {
      id: 'date',
      header: t.date,
      roomy: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt, language)}>
          {formatDate(createdAt, language)}
        </time>
      ),
    },
    {
      id: 'whose',
      header: t.whoseColumn,
      cell: ({ assignedTo }) => (assignedTo ? <Cut narrow>{assignedTo.name}</Cut> : '—'),
    },
    { id: 'due', header: t.due, cell: (each) => <DueCell record={each} now={now} /> },
  ];
  return (
    <QueueTable>
      <Table
        dense
        caption={texts.title}
        rows={cases}
        rowKey={({ id }) => id}
        isCurrent={({ id }) => id === opened}
        columns={opened ? columns.filter(({ roomy }) => !roomy) : columns}
      />
    </QueueTable>
  );
}
