import type { ListedOffer } from '#features/orders/offers/listed-offer.ts';
import { offerQueues } from '#features/orders/offers/offer-queues.ts';
import { offerListTexts, offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Badge } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/list/staff-queue-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { OfferBadge } from './offer-cell.tsx';

export const page = staffQueuePage({
  route: staffRoutes.staffOffers,
  texts: offerListTexts,
  parameter: 'queue',
  queues: offerQueues,
  queueName: (queue, language) => offerListTexts[language].queues[queue],
  loadRows: ({ callPage }, query) => callPage(staffApi.listAllOffers, { query }),
  loadCounts: ({ call }) => call(staffApi.offerCounts, {}),
  useColumns,
});

function useColumns(): ListColumn<ListedOffer>[] {
  const { t, language } = useApp(offerListTexts);
  return columnsOf(
    { ...t, number: offerStateTexts[language].column },
    {
      number: ({ id, number, quoteId }) => (
        <RowLink leaves row={id} href={href(staffRoutes.staffOffer, { id: quoteId })}>
          {number}
        </RowLink>
      ),
      customer: {
        fluid: true,
        cell: ({ quoteId, customer }) => (
          <Two first={<a href={customerHref(quoteId)}>{customer}</a>} />
        ),
      },
      state: (offer) => (
        <>
          <OfferBadge offer={offer} />
          {offer.changeAskedAt && (offer.state === 'sent' || offer.state === 'expired') && (
            <Badge tone="warning">{offerStateTexts[language].asksChange}</Badge>
          )}
        </>
      ),
      until: ({ validUntil }) => <span className="nowrap">{formatDate(validUntil, language)}</span>,
      total: { align: 'end', cell: ({ totalCents }) => formatMoney(totalCents, language) },
      whose: ({ assignedTo }) => assignedTo ?? '—',
    },
  );
}
