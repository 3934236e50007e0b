import { findCategory } from '#features/catalogue/categories.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { quoteStatusFacts } from '#features/quotes/statuses.ts';
import { ButtonLink } from '#kit/button.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { dashboardMessages } from '../../messages.ts';
import type { Dashboard } from '../../schema.ts';
import { BarTable } from './bar-table.tsx';
import css from './staff-dashboard-page.module.css';
import { StandingFigures } from './standing-figures.tsx';
import { WeeksChart } from './weeks-chart.tsx';

/** The staff's first screen. Nothing in it moves, so it brings no code for itself (decision 006). */
export const page: AnyPage = definePage<Dashboard>({
  load: ({ call }) => call(staffApi.dashboard, {}),
  head: ({ language }) => ({ title: dashboardMessages[language].title, hidden: true }),
  isStatic: () => true,
  View: StaffDashboardPage,
});

function StaffDashboardPage({ data }: { data: Dashboard }) {
  const { language } = useApp();
  const t = dashboardMessages[language];
  return (
    <StaffPage
      title={t.title}
      actions={
        <ButtonLink size="s" tone="secondary" href={href(staffRoutes.dashboard)}>
          {t.reload}
        </ButtonLink>
      }
    >
      <p className={css.lead}>{t.asOf(formatDateTime(data.at, language))}</p>
      <div className={css.now}>
        <StandingFigures
          title={t.quotes}
          standing={data.quotes}
          pipeline={data.pipeline}
          linkTo={(queue) => href(staffRoutes.staffQuotes, {}, { queue })}
        />
        <StandingFigures
          title={t.verifications}
          standing={data.verifications}
          linkTo={(queue) => href(staffRoutes.staffVerifications, {}, { queue })}
        />
      </div>
      <WeeksChart weeks={data.weeks} />
      <div className={css.groups}>
        <BarTable
          title={t.byStatus}
          header={t.status}
          rows={data.byStatus.map(({ status, quotes }) => ({
            label: quoteStatusFacts[status].label[language],
            href: href(staffRoutes.staffQuotes, {}, { status }),
            quotes,
          }))}
        />
        <BarTable
          title={t.byProvince}
          header={t.province}
          rows={data.byProvince.map(({ province, quotes }) => ({
            label: provinceName(province),
            href: href(staffRoutes.staffQuotes, {}, { province }),
            quotes,
          }))}
        />
        <BarTable
          title={t.byCategory}
          header={t.category}
          hint={t.byCategoryHint}
          rows={data.byCategory.map(({ category, quotes }) => ({
            label: findCategory(category ?? undefined)?.plural[language] ?? t.gone,
            quotes,
          }))}
        />
      </div>
    </StaffPage>
  );
}
