import { provinceName } from '#features/company/provinces/provinces.ts';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { waitingMoneyTexts } from '#features/payments/collecting/staff-messages.ts';
import { waitingQueues } from '#features/payments/collecting/waiting-queues.ts';
import { NewRoles } from '#features/people/accounts/ui/staff/new-roles.tsx';
import { type TodayScope, todayScopes } from '#features/requests/cases/today.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { type BarRow, BarTable } from '#kit/data/bar-table.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Stats } from '#kit/data/stat.tsx';
import { readChoice } from '#kit/staff/list/list-query.ts';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { dayNumber, formatDateTime } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { dashboardTexts } from '../../messages.ts';
import type { Dashboard, Today } from '../../schema.ts';
import { todayTexts } from '../../today-messages.ts';
import { LinkedStat, QueueFigures } from './queue-figures.tsx';
import css from './staff-dashboard-page.module.css';
import { TodayList } from './today-list.tsx';
import { WeeksChart } from './weeks-chart.tsx';

interface TodayData {
  scope: TodayScope;
  today: Today;
  figures: Dashboard;
}

export const page: AnyPage = definePage<TodayData>({
  load: async ({ call, query }) => {
    const scope = readChoice(query, 'whose', todayScopes) ?? 'mine';
    const [today, figures] = await Promise.all([
      call(staffApi.today, { query: { whose: scope } }),
      call(staffApi.dashboard, {}),
    ]);
    return { scope, today, figures };
  },
  head: ({ language }) => ({ title: dashboardTexts[language].title, hidden: true }),
  View: StaffTodayPage,
});

const dayOf = (iso: string) => dayNumber(new Date(iso)).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

function FailedMails({ count }: { count: number }) {
  const { t } = useApp(dashboardTexts);
  return (
    <section className={css.mails} aria-label={t.mails}>
      <Stats>
        <LinkedStat
          label={t.failedMails}
          count={count}
          href={href(staffRoutes.staffMails, {}, { state: 'failed' })}
          mark={t.failedMailsHint}
          tone="danger"
        />
      </Stats>
    </section>
  );
}

function UnitFigures({ units: { underWay, late, held, silent } }: Pick<Dashboard, 'units'>) {
  const { t } = useApp(dashboardTexts);
  const to = (queue?: string) => href(staffRoutes.staffUnits, {}, { queue });
  const mark = t.unitsHint;
  return (
    <section className="grid gap-3 start" aria-labelledby="units-title">
      <h2 id="units-title">{t.units}</h2>
      <Stats>
        <LinkedStat label={t.underWay} count={underWay} href={to()} />
        <LinkedStat label={t.lateUnits} count={late} href={to('late')} mark={mark} />
        <LinkedStat label={t.heldUnits} count={held} href={to('held')} mark={mark} />
        <LinkedStat label={t.silentUnits} count={silent} href={to('silent')} mark={mark} />
      </Stats>
    </section>
  );
}

function WaitingMoneyFigures({ counts }: { counts: Dashboard['waitingMoney'] }) {
  const { t, language } = useApp(dashboardTexts);
  const { title, queues } = waitingMoneyTexts[language];
  return (
    <section className="grid gap-3 start" aria-labelledby="money-title">
      <h2 id="money-title">{title}</h2>
      <Stats>
        {waitingQueues.map((queue) => (
          <LinkedStat
            key={queue}
            label={queues[queue]}
            count={counts[queue]}
            href={href(staffRoutes.staffWaitingMoney, {}, { queue })}
            mark={t.moneyHint}
          />
        ))}
      </Stats>
    </section>
  );
}

const figure = (quotes: number): Pick<BarRow, 'cells' | 'value'> => ({
  cells: [quotes],
  value: quotes,
});

function StaffTodayPage({ data: { scope, today, figures } }: { data: TodayData }) {
  const { t, language } = useApp(dashboardTexts);
  const own = todayTexts[language];
  return (
    <StaffPage
      title={t.title}
      actions={
        <ButtonLink
          size="s"
          tone="secondary"
          href={href(staffRoutes.dashboard, {}, scopeQuery(scope))}
        >
          {t.reload}
        </ButtonLink>
      }
      followed={{ loaded: today, shown: today.items.map(({ id }) => id) }}
    >
      <QueueLinks
        label={own.scope}
        links={todayScopes.map((each) => ({
          href: href(staffRoutes.dashboard, {}, scopeQuery(each)),
          label: own.scopes[each],
          current: each === scope,
        }))}
      />
      {today.items.length > 0 ? (
        <>
          <TodayList today={today} />
          <p className="quiet">{own.shown(today.items.length, today.total)}</p>
        </>
      ) : (
        <EmptyState title={own.none}>{scope === 'all' ? undefined : own.noneText}</EmptyState>
      )}
      <NewRoles roles={figures.newRoles} />
      <Figures data={figures} />
    </StaffPage>
  );
}

const scopeQuery = (whose: TodayScope) => (whose === 'mine' ? {} : { whose });

/** How the day stands; each figure leads to exactly its list. */
function Figures({ data }: { data: Dashboard }) {
  const { t, language } = useApp(dashboardTexts);
  return (
    <div className={`grid gap-4 ${css.figures}`}>
      <p className="quiet">{t.asOf(formatDateTime(data.at, language))}</p>
      <div className={`grid gap-5 ${css.now}`}>
        <QueueFigures
          title={t.quotes}
          counts={data.quotes}
          pipeline={data.pipeline}
          linkTo={(narrowed) => href(staffRoutes.staffQuotes, {}, narrowed)}
          today={dayOf(data.at)}
        />
        <QueueFigures
          title={t.verifications}
          counts={data.verifications}
          linkTo={(narrowed) => href(staffRoutes.staffVerifications, {}, narrowed)}
          today={dayOf(data.at)}
        />
      </div>
      <UnitFigures units={data.units} />
      <WaitingMoneyFigures counts={data.waitingMoney} />
      <FailedMails count={data.failedMails} />
      <WeeksChart weeks={data.weeks} />
      <QuotesBy data={data} />
    </div>
  );
}

function QuotesBy({ data }: { data: Dashboard }) {
  const { t, language } = useApp(dashboardTexts);
  const tableProps = { measures: [{ label: t.quotes }], none: t.none };
  return (
    <div className={`grid gap-5 ${css.groups}`}>
      <BarTable
        {...tableProps}
        title={t.byStage}
        header={t.stage}
        rows={data.byStage.map(({ stage, quotes }) => ({
          ...(stage
            ? {
                label: progressTexts[language].stages[stage],
                href: href(staffRoutes.staffQuotes, {}, { stage }),
              }
            : { label: t.unread }),
          ...figure(quotes),
        }))}
      />
      <BarTable
        {...tableProps}
        title={t.byProvince}
        header={t.province}
        rows={data.byProvince.map(({ province, quotes }) => ({
          label: provinceName(province),
          href: href(staffRoutes.staffQuotes, {}, { province }),
          ...figure(quotes),
        }))}
      />
      <BarTable
        {...tableProps}
        title={t.byCategory}
        header={t.category}
        hint={t.byCategoryHint}
        rows={data.byCategory.map(({ category, quotes }) => ({
          label: findCategory(category ?? undefined)?.plural[language] ?? t.gone,
          ...figure(quotes),
        }))}
      />
    </div>
  );
}
