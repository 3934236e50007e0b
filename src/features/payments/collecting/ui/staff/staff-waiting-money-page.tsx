import { staffName } from '#features/people/accounts/staff-name.ts';
import { ButtonLink } from '#kit/button.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { readChoice, readPageNumber } from '#kit/staff/list/list-query.ts';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { waitingMoneyTexts } from '../../staff-messages.ts';
import type { WaitingMoney } from '../../waiting-money.ts';
import { type WaitingQueue, waitingQueues } from '../../waiting-queues.ts';

interface WaitingMoneyData extends WaitingMoney {
  queue: WaitingQueue;
  page: number;
}

export const page = staffListPage<WaitingMoneyData>({
  texts: waitingMoneyTexts,
  load: async ({ call, query }) => {
    const queue = readChoice(query, 'queue', waitingQueues) ?? 'cash';
    const page = readPageNumber(query);
    const found = await call(staffApi.listWaitingMoney, { query: { queue, page: String(page) } });
    return { ...found, queue, page };
  },
  View: WaitingMoneyPage,
});

function WaitingMoneyPage({ data: { rows, counts, queue, page } }: { data: WaitingMoneyData }) {
  const { t, language } = useApp(waitingMoneyTexts);
  const to = (query: Record<string, string | number>) =>
    href(staffRoutes.staffWaitingMoney, {}, query);
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={rows.map((row, at) => ({ ...row, id: `${row.quoteId} ${at}` }))}
      columns={columns(language)}
      empty={{ title: t.empty[queue] }}
      paging={{ page, total: counts[queue], to: (other) => to({ queue, page: other }) }}
    >
      <QueueLinks
        label={t.show}
        links={waitingQueues.map((each) => ({
          href: to({ queue: each }),
          label: t.queues[each],
          count: counts[each],
          current: each === queue,
        }))}
      />
    </StaffList>
  );
}

type Row = WaitingMoney['rows'][number] & { id: string };

function columns(language: Language): ListColumn<Row>[] {
  const t = waitingMoneyTexts[language];
  return columnsOf(t, {
    order: ({ quoteId, order }) => (
      <ButtonLink size="s" tone="quiet" href={staffQuoteHref(quoteId)}>
        {order}
      </ButtonLink>
    ),
    customer: ({ quoteId, customer }) => <a href={customerHref(quoteId)}>{customer}</a>,
    amount: { align: 'end', cell: ({ cents }) => formatMoney(cents, language) },
    since: ({ since }) => formatMoment(since, language),
    waitsFor: ({ kind, by }) => t.kinds[kind](staffName(by, language)),
  });
}
