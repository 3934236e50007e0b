import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { Money, OrderVerification, StaffMoney } from '#features/ledger/entries/schema.ts';
import { PaymentInstruction } from '#features/ledger/payment-methods/schema.ts';
import { OfferInQueue, OwnOfferState } from '#features/orders/offers/offer-in-list.ts';
import { OfferGoods, TariffEstimate } from '#features/orders/offers/schema.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { RowProgress, ShownProgress } from '#features/orders/progress/schema.ts';
import {
  CaseMail,
  caseQuery,
  historyEvent,
  QueueFacts,
  staffHistoryEvent,
} from '#features/requests/cases/schema.ts';
import {
  QuoteCode,
  QuoteCreated,
  RequestedQuote,
  StaffQuoteCode,
  UnavailableLine,
} from '#features/requests/quotes/schema.ts';
import { type QuoteStatus, quoteSorts, quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { Journey } from '#features/shipping/units/schema.ts';
import { blankIsAbsent } from '#platform/http/input-schemas.ts';
import { orderType } from './order-type.ts';

// A quotation as its customer and staff read it: with its offer, its money and its history.

export const Quote = RequestedQuote.extend({
  offer: OwnOfferState.nullable(),
  progress: ShownProgress,
});
export type Quote = z.infer<typeof Quote>;

export const QuoteDetail = Quote.extend({
  history: z.array(historyEvent(orderType)),
  codes: z.array(QuoteCode),
  /** True where a mail confirmed it. */
  mailed: z.boolean(),
  /** Null where the estimate is all there is. */
  firm: OfferGoods.nullable(),
  /** Empty before it can be paid. */
  howToPay: z.array(PaymentInstruction),
  money: Money.nullable(),
  /** Where its units are. */
  journeys: z.array(Journey),
  /** What is paid in Cuba, until an offer says it. */
  inCuba: TariffEstimate.array(),
  /** True until its first unit is bought, while it stands: its customer may end it. */
  endable: z.boolean(),
});
export type QuoteDetail = z.infer<typeof QuoteDetail>;

export const MadeQuote = QuoteDetail.extend(QuoteCreated.pick({ checkWord: true }).shape);

export const StaffQuote = Quote.extend(QueueFacts.shape).extend({
  offer: OfferInQueue.nullable(),
  progress: RowProgress,
  /** The status that the facts say, where it is another one; null where it is over, too. */
  factsSay: z.enum(quoteStatuses).nullable(),
});
export type StaffQuote = z.infer<typeof StaffQuote>;

export const StaffQuoteDetail = StaffQuote.extend({
  progress: ShownProgress,
  history: z.array(staffHistoryEvent(orderType)),
  codes: z.array(StaffQuoteCode),
  mails: z.array(CaseMail),
  /** Null where no offer was accepted. */
  money: StaffMoney.nullable(),
  verifications: z.array(OrderVerification),
  unavailable: z.array(UnavailableLine),
});
export type StaffQuoteDetail = z.infer<typeof StaffQuoteDetail>;

export const StaffQuoteQuery = caseQuery(orderType, quoteSorts).extend({
  province: blankIsAbsent(z.enum(provinceCodes)),
  stage: blankIsAbsent(z.enum(orderStages)),
});
type StaffQuoteFilters = z.output<typeof StaffQuoteQuery>;
export type StaffQuoteQueryText = z.input<typeof StaffQuoteQuery>;

export interface QuoteWire {
  status: QuoteStatus;
  summary: StaffQuote;
  detail: StaffQuoteDetail;
  query: StaffQuoteQueryText;
  filters: StaffQuoteFilters;
}
