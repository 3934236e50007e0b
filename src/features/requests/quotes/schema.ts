import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { phoneNumber } from '#features/people/accounts/schema.ts';
import { maxLines, maxQuantity } from '#features/shop/cart/cart.ts';
import { anyText, trimmedText } from '#platform/http/input-schemas.ts';
import { maxReason } from './amendment.ts';
import { detailLimits, type Recipient } from './recipient.ts';
import { quoteStatuses } from './statuses.ts';

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
      phoneNumber({ es: 'el teléfono de quien recibe', en: 'the recipient’s phone' }).nullish(),
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
    ({ name, phone, province = null, address }): Recipient => ({ name, phone, province, address }),
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

/** By when we answer; null where nobody waits. */
const answerDueAt = z.iso.datetime().nullable();

/** Who ended a quotation, when, and what they wrote; it never goes on, unless staff take a rejection back. */
export const QuoteEnding = z.object({
  by: z.enum(['customer', 'staff']),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
});
export type QuoteEnding = z.infer<typeof QuoteEnding>;

const QuoteLine = z.object({
  productId: z.uuid().nullable(),
  productName: z.string(),
  quantity: z.number().int(),
  price: z.string().nullable(),
  /** The hash of its product's first picture as it is now. */
  picture: z.string().nullable(),
});

/** What was asked for, and how far it is; what came of it is in `orders`. */
export const RequestedQuote = z.object({
  id: z.uuid(),
  referenceNumber: z.string(),
  customerName: z.string(),
  /** Null where staff typed it for a phone: never of who has an account. */
  customerEmail: z.string().nullable(),
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
  /** Null while it stands. Where its customer ended it, its status stays as it was. */
  ending: QuoteEnding.nullable(),
  revision: z.number().int(),
});
export type RequestedQuote = z.infer<typeof RequestedQuote>;

/** Holds everything that the next page shows, so that the browser needs no other request. */
export const QuoteCreated = RequestedQuote.pick({
  id: true,
  referenceNumber: true,
  customerEmail: true,
  customerWhatsapp: true,
  status: true,
  answerDueAt: true,
  ending: true,
}).extend({
  /** Beside the number, for the check page. */
  checkWord: z.string(),
  /** True where a mail confirms it. */
  mailed: z.boolean(),
});
export type QuoteCreated = z.infer<typeof QuoteCreated>;

export const QuoteCode = z.object({ code: z.string(), issuedAt: z.iso.datetime() });

/** `issuedBy` is the name of the agent, null after their account was deleted. */
export const StaffQuoteCode = QuoteCode.extend({ issuedBy: z.string().nullable() });
export type StaffQuoteCode = z.infer<typeof StaffQuoteCode>;

export const UnavailableLine = z.object({
  productName: z.string(),
  state: z.enum(['sold', 'reserved', 'gone']),
});
export type UnavailableLine = z.infer<typeof UnavailableLine>;

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
