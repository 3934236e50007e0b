import { EmptyState } from '#kit/data/empty-state.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { Handovers } from '../../schema.ts';
import { WaitingActs } from '../../signed-acts/ui/staff/waiting-acts.tsx';
import { staffHandoverTexts } from '../../staff-messages.ts';
import { AwaitingUnit } from './awaiting-unit.tsx';
import { LastHandovers } from './last-handovers.tsx';
import css from './staff-handovers.module.css';
import { LinkForm, LinkList } from './staff-links.tsx';

export const page: AnyPage = definePage<Handovers>({
  load: ({ call }) => call(staffApi.listHandovers, {}),
  head: ({ language }) => ({ title: staffHandoverTexts[language].title, hidden: true }),
  View: HandoversPage,
});

function HandoversPage({ data }: { data: Handovers }) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <StaffPage title={t.title} lead={t.lead}>
      <WaitingActs acts={data.acts} twoPeople={data.twoPeople} />
      <section className={`grid gap-3 ${css.part}`}>
        <h2>{t.waiting}</h2>
        {data.units.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
        <ul className={`grid gap-3 ${css.units}`}>
          {data.units.map((unit) => (
            <AwaitingUnit key={unit.id} unit={unit} />
          ))}
        </ul>
      </section>
      {data.units.length > 0 && <LinkForm />}
      <LinkList links={data.links} />
      <LastHandovers handovers={data.handovers} />
    </StaffPage>
  );
}
