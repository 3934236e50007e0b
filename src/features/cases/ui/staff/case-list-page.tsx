import type { Agent } from '#features/accounts/schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import type { CaseWire, StaffCase, StaffCaseDetail } from '../../calls.ts';
import { staffMessages } from '../../messages.ts';
import type { CaseStats, SavedReply } from '../../schema.ts';
import { CasePanel } from './case-panel.tsx';
import { type AnyCaseScreen, type StaffCaseScreen, statusChoices } from './case-screen.ts';
import { CasesTable } from './cases-table.tsx';
import { ListActions } from './list-actions.tsx';
import { ListFilters, ListFoot, QueueNav } from './list-controls.tsx';
import { nextAfter, orGone } from './panel-record.ts';
import { GonePanel } from './record-panel.tsx';
import { isNarrowed, type ListQuery, listQuery, openedIn, readListQuery } from './staff-list.ts';

interface CasesData {
  kind: 'list';
  query: ListQuery;
  cases: StaffCase[];
  /** Of all pages. */
  count: number;
  stats: CaseStats;
  agents: Agent[];
  opened: Opened | undefined;
  /** When all this was so. */
  now: string;
}

interface Opened {
  id: string;
  /** Null where it is not there. */
  detail: StaffCaseDetail | null;
  replies: SavedReply[];
}

/** The staff's queue of a case type; what is open, found and sorted stands in the address. */
export function caseListPage<W extends CaseWire>(screen: StaffCaseScreen<W>): AnyPage {
  return listPage(screen);
}

function listPage(screen: AnyCaseScreen): AnyPage {
  return definePage<CasesData | Failed>({
    load: (context) => orFailed(loadCases(screen, context)),
    head: ({ language }) => ({ title: screen.texts[language].title, hidden: true }),
    loadFailed: ({ language }) => screen.texts[language].loadFailed,
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    View: ({ data }) =>
      data.kind === 'failed' ? (
        <ListNotLoaded screen={screen} />
      ) : (
        <CaseList screen={screen} data={data} />
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
    id ? orGone(call(calls.find, { params: { id } })) : null,
    id ? call(staffApi.listReplies, {}) : [],
  ]);
  return {
    kind: 'list',
    query,
    cases: list.items,
    count: list.total.count,
    stats,
    agents,
    opened: id ? { id, detail, replies } : undefined,
    now: new Date().toISOString(),
  };
}

function ListNotLoaded({ screen }: { screen: AnyCaseScreen }) {
  const { language, address } = useApp();
  const { title, loadFailed, loadFailedHint } = screen.texts[language];
  const { retry } = staffMessages[language];
  return (
    <StaffPage title={title}>
      <ListFailed message={loadFailed} hint={loadFailedHint} retry={retry} here={address} />
    </StaffPage>
  );
}

interface CaseListProps {
  screen: AnyCaseScreen;
  data: CasesData;
}

function CaseList({ screen, data }: CaseListProps) {
  const { language } = useApp();
  const t = staffMessages[language];
  const { query, cases, stats, agents, opened, now } = data;
  const { type, calls, to, sorts, texts } = screen;
  const { title, figures, none, noneText, noneFound } = texts[language];
  const sortNames: Record<string, string> = { ...t.sorts, ...texts[language].sorts };
  const narrowed = isNarrowed(query);
  const controls = { query, to };
  return (
    <StaffPage
      title={title}
      actions={
        <>
          {screen.newHref && (
            <ButtonLink size="s" href={screen.newHref}>
              {texts[language].make}
            </ButtonLink>
          )}
          <ListActions csv={callAddress(calls.export, { query })} />
        </>
      }
      panel={opened && <Panel screen={screen} data={data} opened={opened} />}
    >
      <Stats>
        <Stat label={t.total} value={stats.total} />
        {Object.entries(figures).map(([status, label]) => (
          <Stat key={status} label={label} value={stats.byStatus[status]} />
        ))}
      </Stats>
      <QueueNav {...controls} counts={stats.queues} total={stats.total} />
      <ListFilters
        {...controls}
        statuses={statusChoices(type, language)}
        sorts={sorts.map((value) => ({ value, label: sortNames[value] ?? value }))}
        agents={agents}
        byProvince={screen.byProvince}
        opened={opened?.id}
      />
      {cases.length > 0 ? (
        <CasesTable
          screen={screen}
          cases={cases}
          opened={opened?.id}
          openHref={(ver) => to(listQuery(query, { ver }))}
          now={now}
        />
      ) : (
        <EmptyState title={narrowed ? noneFound : none}>
          {narrowed ? t.noneFoundText : noneText}
        </EmptyState>
      )}
      <ListFoot {...controls} count={data.count} />
    </StaffPage>
  );
}

function Panel({ screen, data, opened }: CaseListProps & { opened: Opened }) {
  const { query, cases, agents, now } = data;
  const { id, detail, replies } = opened;
  const next = nextAfter(cases, id);
  const ways = {
    closeHref: screen.to(listQuery(query)),
    next: next && {
      href: screen.to(listQuery(query, { ver: next.id })),
      name: screen.nameOf(next),
    },
  };
  if (!detail) return <GonePanel id={id} closeHref={ways.closeHref} />;
  return <CasePanel key={id} {...{ screen, detail, agents, replies, ways, now }} />;
}
