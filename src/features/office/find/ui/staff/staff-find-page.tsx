import { useEffect } from 'react';
import { permits } from '#features/people/accounts/roles.ts';
import { Badge } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { ListFilters } from '#kit/staff/list/list-filters.tsx';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { plain } from '#platform/text/plain.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { recordHrefs, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type HitKind, shortestSearch } from '../../find-limits.ts';
import { findTexts, placeTexts } from '../../messages.ts';
import type { Hit } from '../../schema.ts';

interface Found {
  q: string;
  hits: Hit[];
}

export const page = staffListPage<Found>({
  texts: findTexts,
  load: async ({ call, query }) => {
    const q = query.get('q')?.trim() ?? '';
    return { q, hits: q ? await call(staffApi.find, { query: { q } }) : [] };
  },
  View: FindPage,
});

interface Row extends Pick<Hit, 'id' | 'name'> {
  kind: HitKind | 'place';
  address: string;
  hit?: Hit;
}

/** Where a hit is opened. */
const addresses: Record<HitKind, (id: string) => string> = {
  ...recordHrefs,
  order: recordHrefs.quote,
  customer: recordHrefs.person,
  bankLine: (ver) => href(staffRoutes.staffMatching, {}, { ver }),
};

/** These are opened beside their list. */
const besideLists: readonly Row['kind'][] = ['order', 'verification', 'bankLine'];

function FindPage({ data: { q, hits } }: { data: Found }) {
  const { t, language } = useApp(findTexts);
  // Whoever has searched goes on in what was found, and whoever has not begins to write.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each search
  useEffect(() => {
    document.querySelector<HTMLElement>(q ? '[data-row]' : 'main [data-search]')?.focus();
  }, [q, hits]);
  const rows = [
    ...usePlaces(q),
    ...hits.map(
      (hit): Row => ({
        ...hit,
        id: `${hit.kind} ${hit.id}`,
        address: addresses[hit.kind](hit.id),
        hit,
      }),
    ),
  ];
  const isShort = q.length < shortestSearch;
  return (
    <StaffList
      title={t.title}
      rows={rows}
      columns={columns(language)}
      countText={rows.length > 0 ? t.found(rows.length) : undefined}
      empty={
        isShort
          ? { title: t.start, children: t.startText }
          : { title: t.none, children: t.noneText }
      }
    >
      <ListFilters
        action={href(staffRoutes.staffFind)}
        filters={[{ kind: 'search', name: 'q', label: t.search, value: q, maxLength: 100 }]}
        submit={t.find}
      />
    </StaffList>
  );
}

/** What this person may open or begin that is called so. */
function usePlaces(q: string): Row[] {
  const { t, person } = useApp(placeTexts);
  if (q.length < shortestSearch) return [];
  const named = { ...t.places, ...t.doings };
  return (Object.keys(named) as (keyof typeof named)[])
    .filter((name) => permits(staffRoutes[name].access, person?.role) === 'yes')
    .filter((name) => plain(named[name]).includes(plain(q)))
    .map((name) => ({
      kind: 'place',
      id: name,
      name: named[name],
      address: href(staffRoutes[name]),
    }));
}

function columns(language: Language): ListColumn<Row>[] {
  const t = findTexts[language];
  return columnsOf(t, {
    name: ({ id, kind, name, address }) => (
      <Two
        first={
          <RowLink row={id} leaves={!besideLists.includes(kind)} href={address}>
            {name}
          </RowLink>
        }
        second={t.kinds[kind]}
      />
    ),
    about: { fluid: true, cell: ({ hit }) => <Two first={hit?.about ?? ''} /> },
    stage: ({ hit }) =>
      hit && (
        <>
          <Badge tone={hit.urgent ? 'warning' : 'info'}>{hit.stage}</Badge>{' '}
          <span className="muted">{hit.says}</span>
        </>
      ),
    cents: {
      align: 'end',
      cell: ({ hit }) => (hit && hit.cents !== null ? formatMoney(hit.cents, language) : '—'),
    },
  });
}
