import { dueText } from '#features/ledger/entries/due.ts';
import { ButtonLink } from '#kit/button.tsx';
import { BarTable } from '#kit/data/bar-table.tsx';
import { CsvLinks } from '#kit/staff/list/csv-links.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatCount } from '#platform/text/numbers.ts';
import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { reportTexts } from '../../messages.ts';
import type { Reports } from '../../schema.ts';
import { type DueTotal, dueTotalSum } from '../../sums.ts';

interface TableProps {
  data: Reports;
}

export function WeeksTable({ data: { at, weeks, undated, aged } }: TableProps) {
  const { t, language } = useApp(reportTexts);
  const today = dayInHavana(new Date(at));
  const overdue = dueTotalSum(aged);
  const rows = [
    // A row of many weeks has no bar, which would dwarf the others.
    ...(overdue.cents > 0 ? [{ label: t.overdue, ...cellsOf(overdue, language), value: 0 }] : []),
    ...weeks.map(({ from, ...row }) => ({
      label: from
        ? `${formatDate(from, language)}${from <= today ? ` (${t.thisWeek})` : ''}`
        : t.later,
      ...cellsOf(row, language),
    })),
    ...undated.map(({ due, ...row }) => ({
      label: t.undated(dueText({ due, dueOn: null }, language)),
      ...cellsOf(row, language),
    })),
  ];
  return (
    <BarTable
      {...lacking(language)}
      title={t.dueByWeek}
      hint={t.dueByWeekHint}
      header={t.week}
      none={t.nothingDue}
      action={<CsvLinks call={staffApi.exportDue} of={t.dueByWeek} />}
      rows={rows}
      sum={{
        label: t.sum,
        cells: cellsOf(dueTotalSum([...aged, ...weeks, ...undated]), language).cells,
      }}
    />
  );
}

export function AgedTable({ data: { aged } }: TableProps) {
  const { t, language } = useApp(reportTexts);
  const sum = dueTotalSum(aged);
  const orders = href(staffRoutes.staffQuotes, {}, { queue: 'unpaid' });
  return (
    <BarTable
      {...lacking(language)}
      title={t.aged}
      hint={t.agedHint}
      header={t.age}
      none={t.nothingOverdue}
      action={
        <CsvLinks call={staffApi.exportOverdue} of={t.aged}>
          <ButtonLink size="s" tone="secondary" href={orders}>
            {t.seeOrders}
          </ButtonLink>
        </CsvLinks>
      }
      rows={
        sum.cents > 0
          ? aged.map(({ age, ...row }) => ({ label: t.ages[age], ...cellsOf(row, language) }))
          : []
      }
      sum={{ label: t.sum, cells: cellsOf(sum, language).cells }}
    />
  );
}

function lacking(language: Language) {
  const t = reportTexts[language];
  return { measures: [{ label: t.instalments }, { label: t.lacks }] };
}

function cellsOf({ instalments, cents }: DueTotal, language: Language) {
  const lacks = cents === 0 ? '—' : formatMoney(cents, language);
  return { cells: [formatCount(instalments), lacks], value: cents };
}
