import { Badge } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { Voyage } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import { NewVoyageForm } from './voyage-form.tsx';

export const page = staffListPage<{ voyages: Voyage[] }>({
  texts: staffVoyageTexts,
  load: async ({ call }) => ({ voyages: await call(staffApi.listVoyages, {}) }),
  View: VoyagesPage,
});

function VoyagesPage({ data: { voyages } }: { data: { voyages: Voyage[] } }) {
  const { t, language } = useApp(staffVoyageTexts);
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={voyages}
      columns={columns(language)}
      empty={{ title: t.none, children: t.noneText }}
    >
      <Disclosure summary={t.create}>
        <NewVoyageForm />
      </Disclosure>
    </StaffList>
  );
}

function columns(language: Language): ListColumn<Voyage>[] {
  const t = staffVoyageTexts[language];
  const day = (expected: string, real: string | null) =>
    real ? t.really(formatDate(real, language)) : t.expected(formatDate(expected, language));
  return columnsOf(t, {
    ship: ({ id, ship, number, carrier }) => (
      <Two
        first={
          <RowLink href={href(staffRoutes.staffVoyage, { id })} row={id} leaves>
            {t.one(ship, number)}
          </RowLink>
        }
        second={carrier}
      />
    ),
    state: (voyage) => <VoyageState voyage={voyage} />,
    departs: ({ departsOn, departedOn }) => day(departsOn, departedOn),
    arrives: ({ arrivesOn, arrivedOn }) => day(arrivesOn, arrivedOn),
    port: ({ port }) => port,
    units: { align: 'end', cell: ({ count }) => count },
  });
}

export function VoyageState({ voyage: { departedOn, arrivedOn } }: { voyage: Voyage }) {
  const { states } = staffVoyageTexts[useApp().language];
  if (arrivedOn) return <Badge tone="success">{states.arrived}</Badge>;
  if (departedOn) return <Badge tone="info">{states.sailing}</Badge>;
  return <Badge>{states.planned}</Badge>;
}
