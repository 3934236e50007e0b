import { columnsOf } from '#kit/staff/list/columns.ts';
import { ListFilters } from '#kit/staff/list/list-filters.tsx';
import { readChoice, readPageNumber } from '#kit/staff/list/list-query.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { ListedUnit, UnitList } from '../../staff-schema.ts';
import { type Stage, stageLabels, stages } from '../../stages.ts';
import { type UnitQueue, unitQueues } from '../../units-list.ts';
import { manyUnits } from './many-units.ts';
import { UnitNext, UnitState } from './unit-state.tsx';

interface UnitsData extends UnitList {
  queue: UnitQueue;
  stage: Stage | undefined;
  q: string;
  page: number;
}

export const page = staffListPage<UnitsData>({
  texts: staffUnitTexts,
  load: async ({ call, query }) => {
    const queue = readChoice(query, 'queue', unitQueues) ?? 'under_way';
    const stage = readChoice(query, 'stage', stages);
    const q = (query.get('q') ?? '').trim().slice(0, 100);
    const number = readPageNumber(query);
    const filters = { queue, page: String(number), ...(stage && { stage }), ...(q && { q }) };
    return {
      ...(await call(staffApi.listUnits, { query: filters })),
      queue,
      stage,
      q,
      page: number,
    };
  },
  View: UnitsPage,
});

function UnitsPage({ data }: { data: UnitsData }) {
  const app = useApp(staffUnitTexts);
  const { t, language } = app;
  const { units, total, counts, queue, stage, q } = data;
  const list = (more: Record<string, string | number | undefined>) =>
    href(staffRoutes.staffUnits, {}, withoutBlanks(more));
  const inQueue = queue === 'under_way' ? undefined : queue;
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={units}
      columns={columns(language)}
      many={manyUnits(app)}
      follows={['unit']}
      countText={t.found(total)}
      empty={{ title: t.empty[queue], children: t.emptyText }}
      paging={{ page: data.page, total, to: (page) => list({ queue: inQueue, stage, q, page }) }}
    >
      <QueueLinks
        label={t.show}
        links={unitQueues.map((each) => ({
          href: list({ queue: each === 'under_way' ? undefined : each }),
          label: t.queues[each],
          count: counts[each],
          current: each === queue,
        }))}
      />
      <ListFilters
        action={href(staffRoutes.staffUnits)}
        otherQuery={{ queue: inQueue }}
        filters={[
          { kind: 'search', name: 'q', label: t.search, value: q, maxLength: 100 },
          {
            kind: 'choice',
            name: 'stage',
            label: t.stage,
            value: stage,
            all: t.anyStage,
            choices: stages.map((value) => ({ value, label: stageLabels[value][language] })),
          },
        ]}
        submit={t.filter}
        atOnce
        clear={q || stage ? { href: list({ queue: inQueue }), label: t.clear } : undefined}
      />
    </StaffList>
  );
}

function withoutBlanks(values: Record<string, string | number | undefined>) {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) if (value) filled[name] = value;
  return filled;
}

function columns(language: Language): ListColumn<ListedUnit>[] {
  const t = staffUnitTexts[language];
  return columnsOf(t, {
    unit: {
      fluid: true,
      cell: ({ id, number, name, identifier }) => (
        <Two
          first={
            <RowLink href={href(staffRoutes.staffUnit, { id })} row={id} leaves>
              <span translate="no">{number}</span>
            </RowLink>
          }
          second={[name, identifier].filter(Boolean).join(' · ')}
        />
      ),
    },
    stands: { fluid: true, cell: (unit) => <UnitState unit={unit} /> },
    next: { fluid: true, cell: (unit) => <UnitNext unit={unit} /> },
    customer: {
      fluid: true,
      cell: ({ quoteId, customer, voyage }) => (
        <Two
          first={<a href={customerHref(quoteId)}>{customer}</a>}
          second={voyage && `${voyage.ship} ${voyage.number}`}
        />
      ),
    },
  });
}
