import { type AnyPage, definePage, type LoadContext, useApp } from '#app.ts';
import type { Agent } from '#features/accounts/schema.ts';
import type { CaseStats, SavedReply } from '#features/cases/schema.ts';
import { ListActions } from '#features/cases/ui/staff/list-actions.tsx';
import { ListFilters, ListFoot, QueueNav } from '#features/cases/ui/staff/list-controls.tsx';
import { nextAfter, orGone } from '#features/cases/ui/staff/panel-record.ts';
import { GonePanel, type PanelWays } from '#features/cases/ui/staff/record-panel.tsx';
import {
  isNarrowed,
  type ListQuery,
  listQuery,
  openedIn,
  readListQuery,
} from '#features/cases/ui/staff/staff-list.ts';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { href } from '#pages.ts';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { staffPages } from '#staff-pages.ts';
import type { Query } from '#web/routes/address.ts';
import { quoteListMessages } from '../../list-messages.ts';
import type { StaffQuote, StaffQuoteDetail } from '../../schema.ts';
import { type QuoteSort, quoteSorts } from '../../sorts.ts';
import { type QuoteStatus, quoteStatuses } from '../../statuses.ts';
import { QuotePanel } from './quote-panel.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { staffQuoteMessages } from './staff-messages.ts';
import { quoteChoices } from './status-select.tsx';

interface QuotesData {
  kind: 'list';
  wish: ListQuery<QuoteStatus, QuoteSort>;
  quotes: StaffQuote[];
  /** Of all pages. */
  count: number;
  stats: CaseStats<QuoteStatus>;
  agents: Agent[];
  /** `quote` is null where it is not there. */
  opened: { id: string; quote: StaffQuoteDetail | null; replies: SavedReply[] } | undefined;
  /** When all this was so. */
  now: string;
}

type StaffQuotesData = QuotesData | Failed;

/** The staff's queue of quotations; what is open, found and sorted stands in the address. */
export const page: AnyPage = definePage<StaffQuotesData>({
  load: (context) => orFailed(loadQuotes(context)),
  head: ({ language }) => ({ title: staffQuoteMessages[language].title, hidden: true }),
  View: StaffQuotesPage,
});

async function loadQuotes({ call, callPage, query }: LoadContext): Promise<QuotesData> {
  const wish = readListQuery(query, quoteStatuses, quoteSorts);
  const id = openedIn(query);
  const [list, stats, agents, quote, replies] = await Promise.all([
    callPage(staffApi.listQuotes, { query: wish }),
    call(staffApi.quoteStats, {}),
    call(staffApi.listAgents, {}),
    id ? orGone(call(staffApi.findQuote, { params: { id } })) : null,
    id ? call(staffApi.listReplies, {}) : [],
  ]);
  return {
    kind: 'list',
    wish,
    quotes: list.items,
    count: list.total.count,
    stats,
    agents,
    opened: id ? { id, quote, replies } : undefined,
    now: new Date().toISOString(),
  };
}

const to = (query: Query) => href(staffPages.staffQuotes, {}, query);

function StaffQuotesPage({ data }: { data: StaffQuotesData }) {
  const { language, address } = useApp();
  const t = staffQuoteMessages[language];
  const common = quoteListMessages[language];
  if (data.kind === 'failed') {
    return (
      <StaffPage title={t.title}>
        <ListFailed
          said={common.loadFailed}
          hint={common.loadFailedHint}
          retry={common.retry}
          here={address}
        />
      </StaffPage>
    );
  }
  const { wish, quotes, stats, opened } = data;
  const controls = { wish, to };
  return (
    <StaffPage
      title={t.title}
      actions={<ListActions csv={callAddress(staffApi.exportQuotes, { query: { ...wish } })} />}
      panel={opened && <Panel data={data} opened={opened} />}
    >
      <Stats>
        <Stat label={t.total} value={stats.total} />
        <Stat label={t.pending} value={stats.byStatus.pending} />
        <Stat label={t.approved} value={stats.byStatus.approved} />
        <Stat label={t.completed} value={stats.byStatus.completed} />
      </Stats>
      <QueueNav {...controls} counts={stats.queues} total={stats.total} />
      <ListFilters
        {...controls}
        statuses={quoteChoices(language)}
        sorts={quoteSorts}
        agents={data.agents}
        opened={opened?.id}
      />
      {quotes.length > 0 ? (
        <QuotesTable
          quotes={quotes}
          opened={opened?.id}
          openHref={(id) => to(listQuery(wish, { ver: id }))}
          now={data.now}
        />
      ) : (
        <EmptyState title={isNarrowed(wish) ? t.noneFound : t.none}>
          {isNarrowed(wish) ? t.noneFoundText : t.noneText}
        </EmptyState>
      )}
      <ListFoot {...controls} count={data.count} />
    </StaffPage>
  );
}

function Panel({ data, opened }: { data: QuotesData; opened: NonNullable<QuotesData['opened']> }) {
  const { wish, quotes, agents, now } = data;
  const next = nextAfter(quotes, opened.id);
  const ways: PanelWays = {
    closeHref: to(listQuery(wish)),
    next: next && { href: to(listQuery(wish, { ver: next.id })), name: next.referenceNumber },
  };
  if (!opened.quote) return <GonePanel id={opened.id} closeHref={ways.closeHref} />;
  return (
    <QuotePanel
      key={opened.id}
      quote={opened.quote}
      agents={agents}
      replies={opened.replies}
      ways={ways}
      now={now}
    />
  );
}
