import { staffName } from '#features/people/accounts/staff-name.ts';
import { ButtonLink } from '#kit/button.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/list/staff-queue-page.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { waitingMoneyTexts } from '../../staff-messages.ts';
import type { WaitingMoney } from '../../waiting-money.ts';
import { type WaitingQueue, waitingQueues } from '../../waiting-queues.ts';

type Row = WaitingMoney['rows'][number] & { id: string };

export const page = staffQueuePage<Row, WaitingQueue, WaitingMoney['counts'], never>({
  route: staffRoutes.staffWaitingMoney,
  texts: waitingMoneyTexts,
  parameter: 'queue',
  queues: waitingQueues,
  queueName: (queue, language) => waitingMoneyTexts[language].queues[queue],
  loadRows: async ({ call }, { queue, page }) => {
    const query = { ...(queue && { queue }), page };
    const { rows, counts } = await call(staffApi.listWaitingMoney, { query });
    const items = rows.map((row, at) => ({ ...row, id: `${row.quoteId} ${at}` }));
    return { items, total: { count: queue ? counts[queue] : counts.cash + counts.credit }, counts };
  },
  useColumns: () => columns(useApp().language),
});

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
