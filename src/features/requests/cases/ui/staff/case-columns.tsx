import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { AnyCaseScreen } from './case-screen.ts';
import { DueCell, RowLink } from './queue-cells.tsx';
import { RowStatus } from './row-status.tsx';

interface CaseColumnsOptions {
  screen: AnyCaseScreen;
  language: Language;
  openHref: (id: string) => string;
  now: string;
}

export function caseColumns(options: CaseColumnsOptions): ListColumn<StaffCase>[] {
  const { screen, language, openHref, now } = options;
  const t = staffCaseTexts[language];
  return [
    {
      id: 'name',
      header: screen.texts[language].name,
      cell: (each) => <RowLink record={each} name={screen.nameOf(each)} href={openHref(each.id)} />,
    },
    ...screen.columns(language, now).map((column) => ({ ...column, wideOnly: true as const })),
    { id: 'status', header: t.status, cell: (each) => <RowStatus screen={screen} record={each} /> },
    {
      id: 'date',
      header: t.date,
      wideOnly: true,
      cell: (each) => (
        <Two
          first={
            <time dateTime={each.createdAt} title={formatDateTime(each.createdAt, language)}>
              {formatDate(each.createdAt, language)}
            </time>
          }
          second={screen.belowDate?.(each)}
        />
      ),
    },
    {
      id: 'due',
      header: `${t.due} · ${t.whoseColumn}`,
      wideOnly: true,
      cell: (each) => (
        <Two
          first={<DueCell record={each} now={now} />}
          second={each.assignedTo?.name ?? t.nobody}
        />
      ),
    },
  ];
}
