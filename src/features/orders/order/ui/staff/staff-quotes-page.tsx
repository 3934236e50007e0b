import { provinceCodes, provinceName } from '#features/company/provinces/provinces.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { type OrderStage, orderStages } from '#features/orders/progress/order-stages.ts';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { caseListPage } from '#features/requests/cases/ui/staff/case-list-page.tsx';
import type { StaffCaseScreen } from '#features/requests/cases/ui/staff/case-screen.ts';
import { quoteSorts } from '#features/requests/quotes/statuses.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { orderType } from '../../order-type.ts';
import type { QuoteWire, StaffQuote } from '../../schema.ts';
import { quoteCaseCalls } from '../../staff-calls.ts';
import { staffQuoteTexts } from '../../staff-messages.ts';
import { firmCents, totalNow } from '../../total.ts';
import { OfferCell } from './offer-cell.tsx';
import { ProgressCell } from './progress-cell.tsx';

const screen: StaffCaseScreen<QuoteWire> = {
  type: orderType,
  calls: quoteCaseCalls,
  to: (query) => href(staffRoutes.staffQuotes, {}, query),
  sorts: quoteSorts,
  choices: {
    province: {
      values: provinceCodes,
      label: (language) => staffQuoteTexts[language].province,
      nameOf: provinceName,
    },
    stage: {
      values: orderStages,
      label: (language) => staffQuoteTexts[language].stage,
      nameOf: (stage, language) => progressTexts[language].stages[stage as OrderStage],
    },
  },
  newHref: href(staffRoutes.staffNewQuote),
  texts: staffQuoteTexts,
  nameOf: ({ referenceNumber }) => referenceNumber,
  columns,
  belowDate: ({ province }) => provinceName(province),
  replyNameOf: ({ customerName }) => customerName,
  record: () => import('./staff-quote-record.tsx'),
};

export const page = caseListPage(screen);

function columns(language: Language, now: string): ListColumn<StaffQuote>[] {
  const t = staffQuoteTexts[language];
  return [
    {
      id: 'customer',
      header: t.customer,
      fluid: true,
      cell: (quote) => (
        <Two
          first={<a href={customerHref(quote.id)}>{quote.customerName}</a>}
          second={
            quote.ending?.by === 'customer'
              ? t.cancelled
              : (quote.customerEmail ?? quote.customerPhone)
          }
        />
      ),
    },
    {
      id: 'progress',
      header: t.progress,
      fluid: true,
      cell: (quote) => <ProgressCell quote={quote} />,
    },
    {
      id: 'offer',
      header: `${t.total} · ${offerStateTexts[language].column}`,
      fluid: true,
      cell: (quote) => (
        <>
          {firmCents(quote) === null && <Two first={totalNow(quote, language)} />}
          {quote.offer && <OfferCell offer={quote.offer} now={now} />}
        </>
      ),
    },
  ];
}
