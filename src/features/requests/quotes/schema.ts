import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { Money, StaffMoney } from '#features/ledger/entries/schema.ts';
import { PaymentInstruction } from '#features/ledger/payment-methods/schema.ts';
import { phoneNumber } from '#features/people/accounts/schema.ts';
import {
  CaseMail,
  caseQuery,
  historyEvent,
  QueueFacts,
  staffHistoryEvent,
} from '#features/requests/cases/schema.ts';
import { maxLines, maxQuantity } from '#features/shop/cart/cart.ts';
import { anyText, blankIsAbsent, trimmedText } from '#platform/http/input-schemas.ts';
import { languages } from '#platform/text/language.ts';
import { maxReason } from './amendment.ts';
import { OfferInQueue, OwnOfferState } from './offer/offer-state.ts';
import { detailLimits, type Recipient } from './recipient.ts';
import { type QuoteStatus, quoteSorts, quoteStatuses, quoteType } from './statuses.ts';

const OptionalText = (longest: number) =>
  trimmedText(longest)
    .nullish()
    .transform((text) => text || null);

const blankIsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** The recipient is often not the customer. All fields are optional. */
const recipientFields = {
  name: OptionalText(detailLimits.name),
  phone: z
    .preprocess(
      blankIsNull,
      phoneNumber({
        es: 'el teléfono de quien recibe',
        en: 'the recipient’s phone',
      }).nullish(),
    )
    .transform((phone) => phone ?? null),
  address: OptionalText(detailLimits.address),
};
/**
 * Asked again before an offer is accepted. The province is fixed, because the price is for that
 * one.
 */
export const ConfirmedRecipient = z.strictObject(recipientFields);
export type CheckedRecipient = z.output<typeof ConfirmedRecipient>;

const NewRecipient = z
  .strictObject({
    ...recipientFields,
    province: z.preprocess(blankIsNull, z.enum(provinceCodes).nullish()),
  })
  .transform(
    ({ name, phone, province = null, address }): Recipient => ({
      name,
      phone,
      province,
      address,
    }),
  );

const Price = z.union([z.string().max(20), z.number()]).nullable();

export const NewQuote = z.strictObject({
  customerName: z.string().max(200).optional(),
  customerEmail: z.string().max(320).optional(),
  customerPhone: z.string().max(40).nullish(),
  customerWhatsapp: z.string().max(40).nullish(),
  province: z.enum(provinceCodes).optional(),
  items: z
    .array(
      z.strictObject({
        productId: z.string().max(100).optional(),
        productName: anyText(200).min(1),
        price: Price.optional(),
        quantity: z.number().int().min(1).max(maxQuantity),
        province: z.enum(provinceCodes).optional(),
        specifications: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .min(1)
    .max(maxLines),
  subtotal: Price.optional(),
  total: Price.optional(),
  notes: anyText(detailLimits.notes).nullish(),
  recipient: NewRecipient.nullish(),
});
export type NewQuote = z.input<typeof NewQuote>;
export type CheckedQuote = z.output<typeof NewQuote>;

export const QuoteReference = z.object({ reference: trimmedText(40).min(1) });

/** A customer's change of a pending quotation; absent parts stay. */
export const QuoteAmendment = z.strictObject({
  /** The `revision` that the customer saw; another one by now is a 409. */
  expected: z.number().int().min(0).max(1_000_000),
  quantities: z.array(z.number().int().min(0).max(maxQuantity)).max(maxLines).optional(),
  notes: anyText(detailLimits.notes).nullish(),
  recipient: NewRecipient.nullish(),
});
export type QuoteAmendment = z.input<typeof QuoteAmendment>;
export type CheckedAmendment = z.output<typeof QuoteAmendment>;

export const QuoteCancellation = z.strictObject({ reason: trimmedText(maxReason).optional() });
export type QuoteCancellation = z.input<typeof QuoteCancellation>;

/** By when we answer; null where nobody waits. */
const answerDueAt = z.iso.datetime().nullable();

const QuoteLine = z.object({
  productId: z.uuid().nullable(),
  productName: z.string(),
  quantity: z.number().int(),
  price: z.string().nullable(),
});

export const Quote = z.object({
  id: z.uuid(),
  referenceNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  customerWhatsapp: z.string().nullable(),
  province: z.enum(provinceCodes),
  items: z.array(QuoteLine),
  subtotal: z.string(),
  total: z.string(),
  currency: z.literal('USD'),
  notes: z.string().nullable(),
  recipient: z
    .object({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      province: z.enum(provinceCodes).nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  status: z.enum(quoteStatuses),
  createdAt: z.iso.datetime(),
  answerDueAt,
  /** When the team last wrote, unless the customer has acted since. */
  teamWroteAt: z.iso.datetime().nullable(),
  /** When its customer cancelled it; its status stays 'pending'. */
  cancelledAt: z.iso.datetime().nullable(),
  revision: z.number().int(),
  offer: OwnOfferState.nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** Holds everything that the next page shows, so that the browser needs no other request. */
export const QuoteCreated = Quote.pick({
  id: true,
  referenceNumber: true,
  customerEmail: true,
  customerWhatsapp: true,
  status: true,
  answerDueAt: true,
  cancelledAt: true,
}).extend({
  /** Beside the number, for the check page. */
  checkWord: z.string(),
  /** True where a mail confirms it. */
  mailed: z.boolean(),
});
export type QuoteCreated = z.infer<typeof QuoteCreated>;

const QuoteEvent = historyEvent(quoteType);

const QuoteCode = z.object({ code: z.string(), issuedAt: z.iso.datetime() });

export const QuoteDetail = Quote.extend({
  history: z.array(QuoteEvent),
  codes: z.array(QuoteCode),
  /** True where a mail confirmed it. */
  mailed: z.boolean(),
  /** Empty before it can be paid. */
  howToPay: z.array(PaymentInstruction),
  money: Money.nullable(),
});
export type QuoteDetail = z.infer<typeof QuoteDetail>;

export const MadeQuote = QuoteDetail.extend(QuoteCreated.pick({ checkWord: true }).shape);
export type MadeQuote = z.infer<typeof MadeQuote>;

export const StaffQuote = Quote.extend(QueueFacts.shape).extend({
  offer: OfferInQueue.nullable(),
});
export type StaffQuote = z.infer<typeof StaffQuote>;

const StaffQuoteEvent = staffHistoryEvent(quoteType);

const verificationStates = ['open', 'paid', 'approved', 'completed', 'rejected'] as const;

const QuoteVerification = z.object({
  id: z.uuid(),
  ticketId: z.string(),
  createdAt: z.iso.datetime(),
  cents: z.number().int().nullable(),
  /** 'paid' has its payment in the ledger; 'approved' and 'completed' have none. */
  state: z.enum(verificationStates),
});
export type QuoteVerification = z.infer<typeof QuoteVerification>;

export const StaffQuoteDetail = StaffQuote.extend({
  language: z.enum(languages),
  history: z.array(StaffQuoteEvent),
  /** `issuedBy` is the name of the agent, null after their account was deleted. */
  codes: z.array(QuoteCode.extend({ issuedBy: z.string().nullable() })),
  mails: z.array(CaseMail),
  /** Null where no offer was accepted. */
  money: StaffMoney.nullable(),
  verifications: z.array(QuoteVerification),
  unavailable: z.array(
    z.object({ productName: z.string(), state: z.enum(['sold', 'reserved', 'gone']) }),
  ),
});
export type StaffQuoteDetail = z.infer<typeof StaffQuoteDetail>;

export const HoldingQuote = z.object({
  id: z.uuid(),
  referenceNumber: z.string(),
  productId: z.uuid(),
  status: z.enum(quoteStatuses),
});
export type HoldingQuote = z.infer<typeof HoldingQuote>;

/** `products` holds ids, separated by commas. */
export const HoldingQuery = z.object({
  products: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(200)),
});

export const StaffQuoteQuery = caseQuery(quoteType, quoteSorts).extend({
  province: blankIsAbsent(z.enum(provinceCodes)),
});
export type StaffQuoteFilters = z.output<typeof StaffQuoteQuery>;
export type StaffQuoteQueryText = z.input<typeof StaffQuoteQuery>;

export interface QuoteWire {
  status: QuoteStatus;
  summary: StaffQuote;
  detail: StaffQuoteDetail;
  query: StaffQuoteQueryText;
  filters: StaffQuoteFilters;
}
