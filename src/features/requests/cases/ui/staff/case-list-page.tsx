import type { ComponentType } from 'react';
import type { Agent } from '#features/people/accounts/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CsvLinks } from '#kit/staff/list/csv-links.tsx';
import { StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Figures } from '#kit/staff/staff-page.tsx';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { brought } from '#web/brought.ts';
import type { AnyPage, LoadContext } from '#web/page.ts';
import type { CaseStats, SavedReply } from '../../schema.ts';
import type { CaseWire, StaffCase, StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { caseColumns } from './case-columns.tsx';
import { CaseFilters, QueueNav } from './case-filters.tsx';
import type { AnyCaseScreen, CaseRecordProps, StaffCaseScreen } from './case-screen.ts';
import { useManyCases } from './many-cases.ts';
import css from './staff-list.module.css';
import { isFiltered, type ListQuery, listQuery, openedIn, readListQuery } from './staff-list.ts';

interface CasesData {
  query: ListQuery;
  cases: StaffCase[];
  count: number;
  stats: CaseStats;
  agents: Agent[];
  opened: OpenCase | undefined;
  now: string;
}

interface OpenCase {
  id: string;
  detail: StaffCaseDetail | null;
  replies: SavedReply[];
}

/** The staff's queue of a case type; its whole state is in the address. */
export function caseListPage<Wire extends CaseWire>(screen: StaffCaseScreen<Wire>): AnyPage {
  return listPage(screen);
}

function listPage(screen: AnyCaseScreen): AnyPage {
  const record = brought(() => screen.record());
  return staffListPage<CasesData>({
    texts: screen.texts,
    load: (context) => loadCases(screen, context),
    bring: (query) => (openedIn(query) ? record.bring() : undefined),
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    View: ({ data }) => (
      <CaseList screen={screen} data={data} Record={data.opened && record.get().Record} />
    ),
  });
}

async function loadCases(
  screen: AnyCaseScreen,
  { call, callPage, query: entries }: LoadContext,
): Promise<CasesData> {
  const { calls } = screen;
  const query = readListQuery(entries, screen);
  const id = openedIn(entries);
  const [list, stats, agents, detail, replies] = await Promise.all([
    callPage(calls.list, { query }),
    call(calls.stats, {}),
    call(staffApi.listAgents, {}),
    id ? orMissing(call(calls.find, { params: { id } })) : null,
    id ? call(staffApi.listReplies, {}) : [],
  ]);
  return {
    query,
    cases: list.items,
    count: list.total.count,
    stats,
    agents,
    opened: id ? { id, detail, replies } : undefined,
    now: new Date().toISOString(),
  };
}

interface CaseListProps {
  screen: AnyCaseScreen;
  data: CasesData;
  Record: ComponentType<CaseRecordProps> | undefined;
}

function CaseList({ screen, data, Record }: CaseListProps) {
  const { t, language } = useApp(staffCaseTexts);
  const { query, count, stats, agents, opened } = data;
  const { calls, to } = screen;
  const { title, make, figures, none, noneText, noneFound } = screen.texts[language];
  const filtered = isFiltered(query);
  return (
    <StaffList
      title={title}
      figures={
        <Figures
          figures={[
            { label: t.total, value: stats.total },
            ...Object.entries(figures).map(([status, label]) => ({
              label,
              value: stats.byStatus[status],
            })),
          ]}
        />
      }
      actions={
        <>
          {screen.newHref && (
            <ButtonLink size="s" href={screen.newHref}>
              {make}
            </ButtonLink>
          )}
          <CsvLinks call={calls.export} query={query} />
        </>
      }
      keys={t.keyList}
      panel={opened && Record && <Record key={opened.id} {...recordProps(screen, data, opened)} />}
      rows={data.cases}
      many={useManyCases(screen, agents)}
      follows={[screen.type.name]}
      columns={caseColumns({
        screen,
        language,
        openHref: (ver) => to(listQuery(query, { ver })),
        now: data.now,
      })}
      tableClass={css.table}
      openRow={opened?.id}
      reading={opened !== undefined}
      countText={t.found(count)}
      empty={{
        title: filtered ? noneFound : none,
        children: filtered ? t.noneFoundText : noneText,
      }}
      paging={{
        page: Number(query.page ?? 1),
        total: count,
        to: (page) => to(listQuery(query, { page })),
      }}
    >
      <QueueNav
        query={query}
        to={to}
        type={screen.type}
        texts={screen.texts}
        counts={stats.queues}
        total={stats.total}
      />
      <CaseFilters screen={screen} query={query} agents={agents} opened={opened?.id} />
    </StaffList>
  );
}

function recordProps(
  screen: AnyCaseScreen,
  { query, cases, agents, now }: CasesData,
  opened: OpenCase,
): CaseRecordProps {
  const next = nextAfter(cases, opened.id);
  const links = {
    closeHref: screen.to(listQuery(query)),
    next: next && {
      href: screen.to(listQuery(query, { ver: next.id })),
      name: screen.nameOf(next),
    },
  };
  return { screen, ...opened, agents, links, now };
}

async function orMissing<T>(record: Promise<T>): Promise<T | null> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export function nextAfter<T extends { id: string }>(list: readonly T[], id: string): T | undefined {
  const next = list[list.findIndex((each) => each.id === id) + 1];
  return next?.id === id ? undefined : next;
}
