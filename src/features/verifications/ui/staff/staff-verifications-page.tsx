import { type AnyPage, definePage, type LoadContext, useApp } from '#app.ts';
import type { Agent } from '#features/accounts/schema.ts';
import { type QueueSort, queueSorts } from '#features/cases/queue.ts';
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
import { ownVerificationMessages } from '../../own-messages.ts';
import type { StaffVerification, StaffVerificationDetail } from '../../schema.ts';
import { type VerificationStatus, verificationStatuses } from '../../statuses.ts';
import { staffVerificationMessages } from './staff-messages.ts';
import { verificationChoices } from './status-select.tsx';
import { VerificationPanel } from './verification-panel.tsx';
import { VerificationsTable } from './verifications-table.tsx';

interface VerificationsData {
  kind: 'list';
  wish: ListQuery<VerificationStatus, QueueSort>;
  verifications: StaffVerification[];
  /** Of all pages. */
  count: number;
  stats: CaseStats<VerificationStatus>;
  agents: Agent[];
  opened: Opened | undefined;
  /** When all this was so. */
  now: string;
}

interface Opened {
  id: string;
  /** Null where it is not there. */
  verification: StaffVerificationDetail | null;
  replies: SavedReply[];
  wanted: VerificationStatus | undefined;
}

type StaffVerificationsData = VerificationsData | Failed;

/** The staff's queue of verifications; what is open, found and sorted stands in the address. */
export const page: AnyPage = definePage<StaffVerificationsData>({
  load: (context) => orFailed(loadVerifications(context)),
  head: ({ language }) => ({ title: staffVerificationMessages[language].title, hidden: true }),
  View: StaffVerificationsPage,
});

async function loadVerifications(context: LoadContext): Promise<VerificationsData> {
  const { call, callPage, query } = context;
  const wish = readListQuery(query, verificationStatuses, queueSorts);
  const id = openedIn(query);
  const [list, stats, agents, verification, replies] = await Promise.all([
    callPage(staffApi.listVerifications, { query: wish }),
    call(staffApi.verificationStats, {}),
    call(staffApi.listAgents, {}),
    id ? orGone(call(staffApi.findVerification, { params: { id } })) : null,
    id ? call(staffApi.listReplies, {}) : [],
  ]);
  const wanted = verificationStatuses.find((status) => status === query.get('set'));
  return {
    kind: 'list',
    wish,
    verifications: list.items,
    count: list.total.count,
    stats,
    agents,
    opened: id ? { id, verification, replies, wanted } : undefined,
    now: new Date().toISOString(),
  };
}

const to = (query: Query) => href(staffPages.staffVerifications, {}, query);

function StaffVerificationsPage({ data }: { data: StaffVerificationsData }) {
  const { language, address, navigate } = useApp();
  const t = staffVerificationMessages[language];
  const common = ownVerificationMessages[language];
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
  const { wish, verifications, stats, opened } = data;
  const controls = { wish, to };
  return (
    <StaffPage
      title={t.title}
      actions={
        <ListActions csv={callAddress(staffApi.exportVerifications, { query: { ...wish } })} />
      }
      panel={opened && <Panel data={data} opened={opened} />}
    >
      <Stats>
        <Stat label={t.total} value={stats.total} />
        <Stat label={t.pending} value={stats.byStatus.pending} />
        <Stat label={t.processing} value={stats.byStatus.processing} />
        <Stat label={t.approved} value={stats.byStatus.approved} />
      </Stats>
      <QueueNav {...controls} counts={stats.queues} total={stats.total} />
      <ListFilters
        {...controls}
        statuses={verificationChoices(language)}
        sorts={queueSorts}
        agents={data.agents}
        opened={opened?.id}
      />
      {verifications.length > 0 ? (
        <VerificationsTable
          verifications={verifications}
          opened={opened?.id}
          openHref={(id) => to(listQuery(wish, { ver: id }))}
          onReject={(id) =>
            void navigate(to(listQuery(wish, { ver: id, set: 'rejected' })), { scroll: false })
          }
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

function Panel({ data, opened }: { data: VerificationsData; opened: Opened }) {
  const { wish, verifications, agents, now } = data;
  const next = nextAfter(verifications, opened.id);
  const ways: PanelWays = {
    closeHref: to(listQuery(wish)),
    next: next && { href: to(listQuery(wish, { ver: next.id })), name: next.ticketId },
  };
  if (!opened.verification) return <GonePanel id={opened.id} closeHref={ways.closeHref} />;
  return (
    <VerificationPanel
      key={opened.id}
      verification={opened.verification}
      agents={agents}
      replies={opened.replies}
      ways={ways}
      now={now}
      wanted={opened.wanted}
    />
  );
}
