import type { ListedOffer } from '#features/orders/offers/listed-offer.ts';
import { offerQueues } from '#features/orders/offers/offer-queues.ts';
import { offerListTexts, offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Badge } from '#kit/data/badge.tsx';
import { RowLink } from '#kit/staff/row-link.tsx';
import type { ListColumn } from '#kit/staff/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/staff-queue-page.tsx';
import { Two } from '#kit/staff/two.tsx';
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
  return [
    {
      id: 'number',
      header: offerStateTexts[language].column,
      cell: ({ id, number, quoteId }) => (
        <RowLink leaves row={id} href={href(staffRoutes.staffOffer, { id: quoteId })}>
          {number}
        </RowLink>
      ),
    },
    {
      id: 'customer',
      header: t.customer,
      fluid: true,
      cell: ({ quoteId, customer }) => (
        <Two first={<a href={customerHref(quoteId)}>{customer}</a>} />
      ),
    },
    {
      id: 'state',
      header: t.state,
      cell: (offer) => (
        <>
          <OfferBadge offer={offer} />
          {offer.changeAskedAt && (offer.state === 'sent' || offer.state === 'expired') && (
            <Badge tone="warning">{offerStateTexts[language].asksChange}</Badge>
          )}
        </>
      ),
    },
    {
      id: 'until',
      header: t.until,
      cell: ({ validUntil }) => <span className="nowrap">{formatDate(validUntil, language)}</span>,
    },
    {
      id: 'total',
      header: t.total,
      align: 'end',
      cell: ({ totalCents }) => formatMoney(totalCents, language),
    },
    { id: 'whose', header: t.whose, cell: ({ assignedTo }) => assignedTo ?? '—' },
  ];
}
