import { ButtonLink } from '#kit/button.tsx';
import { BarTable } from '#kit/data/bar-table.tsx';
import { CsvLinks } from '#kit/staff/list/csv-links.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatCount } from '#platform/text/numbers.ts';
import { formatMonth } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { reportTexts, wayName } from '../../messages.ts';
import type { Collected, Reports } from '../../schema.ts';
import { collectedSum } from '../../sums.ts';

interface TableProps {
  data: Reports;
}

export function MonthsTable({ data: { months, month: chosen } }: TableProps) {
  const { t, language } = useApp(reportTexts);
  return (
    <BarTable
      {...collected(language)}
      title={t.collected}
      hint={t.collectedHint}
      header={t.month}
      action={<CsvLinks call={staffApi.exportCollected} of={t.collected} />}
      rows={months.map(({ month, ...row }, at) => ({
        label: month
          ? `${formatMonth(month, language)}${at === 0 ? ` (${t.running})` : ''}`
          : t.older,
        href: month ? href(staffRoutes.staffReports, {}, { month }) : undefined,
        current: month !== null && month === chosen,
        ...cellsOf(row, language),
        ...(month === null && { value: 0 }),
      }))}
      sum={{ label: t.sum, cells: cellsOf(collectedSum(months), language).cells }}
    />
  );
}

export function MethodsTable({ data: { methods, month } }: TableProps) {
  const { t, language } = useApp(reportTexts);
  const all = (
    <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffReports)}>
      {t.allMonths}
    </ButtonLink>
  );
  return (
    <BarTable
      {...collected(language)}
      title={titled(t.byMethod, month, language)}
      header={t.method}
      action={month && all}
      rows={methods.map(({ method, ...row }) => ({
        label: wayName(method, language),
        ...cellsOf(row, language),
      }))}
    />
  );
}

export function AgentsTable({ data: { agents, month } }: TableProps) {
  const { t, language } = useApp(reportTexts);
  return (
    <BarTable
      {...collected(language)}
      title={titled(t.byAgent, month, language)}
      hint={t.agentHint}
      header={t.agent}
      rows={agents.map(({ id, name, ...row }) => ({
        id: id ?? 'gone',
        label: name ?? t.goneAgent,
        ...cellsOf(row, language),
      }))}
    />
  );
}

function titled(title: string, month: string | null, language: Language): string {
  return month ? `${title}, ${formatMonth(month, language)}` : title;
}

function collected(language: Language) {
  const t = reportTexts[language];
  const measures = [{ label: t.payments, minor: true }, { label: t.came }, { label: t.went }];
  return { measures, none: t.noMoney };
}

function cellsOf({ payments, inCents, outCents }: Collected, language: Language) {
  const money = (cents: number) => (cents === 0 ? '—' : formatMoney(cents, language));
  return { cells: [formatCount(payments), money(inCents), money(outCents)], value: inCents };
}
