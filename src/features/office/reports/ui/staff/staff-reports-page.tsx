import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { Notice } from '#kit/notice.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { reportTexts } from '../../messages.ts';
import type { Reports } from '../../schema.ts';
import { AgentsTable, MethodsTable, MonthsTable } from './collected-tables.tsx';
import { AgedTable, WeeksTable } from './due-tables.tsx';
import css from './staff-reports-page.module.css';

export const page: AnyPage = definePage<Reports>({
  load: ({ call, query }) => {
    const month = query.get('month');
    return call(staffApi.reports, { query: month ? { month } : {} });
  },
  head: ({ language }) => ({ title: reportTexts[language].title, hidden: true }),
  isStatic: () => true,
  View: StaffReportsPage,
});

function StaffReportsPage({ data }: { data: Reports }) {
  const { t, language } = useApp(reportTexts);
  const { heldCents, agreedCents, waitingCents } = data.totals;
  const empty = data.methods.length === 0 && !data.month && agreedCents === 0 && heldCents === 0;
  return (
    <StaffPage
      title={t.title}
      actions={
        <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffReports)}>
          {t.update}
        </ButtonLink>
      }
    >
      <p className="quiet">{t.asOf(formatDateTime(data.at, language))}</p>
      <Totals totals={data.totals} />
      {data.impossible.length > 0 && <ImpossibleDays entries={data.impossible} />}
      {empty && waitingCents === 0 ? (
        <EmptyState title={t.noMoney} />
      ) : (
        <div className={`grid gap-5 start ${css.groups}`}>
          <MonthsTable data={data} />
          <div className="grid gap-5 start">
            <MethodsTable data={data} />
            <AgentsTable data={data} />
          </div>
          <WeeksTable data={data} />
          <AgedTable data={data} />
        </div>
      )}
    </StaffPage>
  );
}

function ImpossibleDays({ entries }: { entries: Reports['impossible'] }) {
  const { t, language } = useApp(reportTexts);
  return (
    <Notice tone="warning" title={t.impossible}>
      <p>{t.impossibleText}</p>
      <ul>
        {entries.map(({ id, quoteId, order, movedOn, cents }) => (
          <li key={id}>
            <a href={staffQuoteHref(quoteId)}>{order}</a>
            {`: ${formatMoney(cents, language)}, ${formatDate(movedOn, language)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Totals({ totals }: Pick<Reports, 'totals'>) {
  const { t, language } = useApp(reportTexts);
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <section aria-label={t.totals} className="grid gap-2">
      <Stats>
        <Stat label={t.held} value={money(totals.heldCents)} />
        <Stat label={t.due} value={money(totals.dueCents)} />
        <Stat label={t.toUs} value={money(totals.agreedCents)} />
        <Stat label={t.credit} value={money(totals.creditCents)} />
        <Stat label={t.waiting} value={money(totals.waitingCents)} hint={t.waitingHint} />
      </Stats>
      <p className="quiet">{t.balance}</p>
    </section>
  );
}
