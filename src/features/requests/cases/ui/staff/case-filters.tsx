import type { Agent } from '#features/people/accounts/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { type ListFilter, ListFilters } from '#kit/staff/list/list-filters.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { queuesOf } from '../../case-type.ts';
import type { QueueCounts } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { type AnyCaseScreen, statusChoices } from './case-screen.ts';
import { isFiltered, type ListQuery, listQuery } from './staff-list.ts';

interface QueueNavProps extends Pick<AnyCaseScreen, 'to' | 'type' | 'texts'> {
  query: ListQuery;
  counts: QueueCounts;
  total: number;
}

/** Links to the parts of the queue with their counts; they drop all other filters. */
export function QueueNav({ query, to, type, texts, counts, total }: QueueNavProps) {
  const { t, language } = useApp(staffCaseTexts);
  const names: Record<string, string> = { ...t.queues, ...texts[language].queues };
  return (
    <QueueLinks
      label={t.queue}
      links={[undefined, ...queuesOf(type)].map((queue) => ({
        href: to(queue ? { queue } : {}),
        label: names[queue ?? 'all'] ?? '',
        count: queue ? (counts[queue] ?? 0) : total,
        current: queue === query.queue,
      }))}
    />
  );
}

interface CaseFiltersProps {
  screen: AnyCaseScreen;
  query: ListQuery;
  agents: Agent[];
  opened: string | undefined;
}

export function CaseFilters({ screen, query, agents, opened }: CaseFiltersProps) {
  const { t } = useApp(staffCaseTexts);
  const { to } = screen;
  return (
    <ListFilters
      action={to({})}
      otherQuery={{ queue: query.queue, since: query.since, ver: opened }}
      filters={useFilters(screen, query, agents)}
      submit={t.search}
      atOnce
      clear={isFiltered(query) ? { href: to({}), label: t.clear } : undefined}
    >
      {query.since && (
        <SinceFilter
          since={query.since}
          without={to(listQuery(query, { since: undefined, page: undefined }))}
        />
      )}
    </ListFilters>
  );
}

function useFilters(screen: AnyCaseScreen, query: ListQuery, agents: Agent[]): ListFilter[] {
  const { t, language } = useApp(staffCaseTexts);
  const { status, assigned, sort } = query;
  const ofAgents = agents.map(({ id, name }) => ({ value: id, label: name }));
  const own = Object.entries(screen.choices ?? {}).map(
    ([name, { values, label, nameOf }]): ListFilter => ({
      kind: 'choice',
      name,
      label: label(language),
      value: query[name],
      all: t.allOwn,
      choices: values.map((value) => ({ value, label: nameOf(value, language) })),
    }),
  );
  return [
    { kind: 'search', name: 'q', label: t.search, value: query.q },
    {
      kind: 'choice',
      name: 'status',
      label: t.status,
      value: status,
      all: t.allStatuses,
      choices: statusChoices(screen.type, language),
    },
    {
      kind: 'choice',
      name: 'assigned',
      label: t.whose,
      value: assigned,
      all: t.anyone,
      choices: ofAgents,
    },
    ...own,
    {
      kind: 'choice',
      name: 'sort',
      label: t.sort,
      // The default order is not written into the address.
      value: sort === screen.sorts[0] ? undefined : sort,
      choices: sortChoices(screen, language),
    },
  ];
}

function sortChoices({ sorts, texts }: AnyCaseScreen, language: Language) {
  const names: Record<string, string> = {
    ...staffCaseTexts[language].sorts,
    ...texts[language].sorts,
  };
  return sorts.map((sort, at) => ({ value: at === 0 ? '' : sort, label: names[sort] ?? sort }));
}

/** Removes the filter `since`, which comes with the links of the dashboard. */
function SinceFilter({ since, without }: { since: string; without: string }) {
  const { t, language } = useApp(staffCaseTexts);
  const day = formatDate(since, language);
  return (
    <ButtonLink
      size="s"
      tone="secondary"
      href={without}
      aria-label={t.dropSince(day)}
      icon={<CloseIcon size={16} />}
    >
      {t.since(day)}
    </ButtonLink>
  );
}
