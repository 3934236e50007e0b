import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { dueEvents } from '#features/ledger/entries/due.ts';
import { AnsweredClaim, Money } from '#features/ledger/entries/schema.ts';
import { PaymentInstruction } from '#features/ledger/payment-methods/schema.ts';
import { ShownProgress } from '#features/orders/progress/schema.ts';
import { seenEntry } from '#features/requests/cases/schema.ts';
import {
  ConfirmedRecipient,
  QuoteCancellation,
  QuoteEnding,
} from '#features/requests/quotes/schema.ts';
import { quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { ShownHandover } from '#features/shipping/handover/schema.ts';
import { Journey } from '#features/shipping/units/schema.ts';
import { SourceAddress } from '#features/shop/catalogue/landed-cost/schema.ts';
import { anyText, isoDay, isoPastDay, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { languages } from '#platform/text/language.ts';
import { CustomsAnswer, CustomsPrice } from './customs/schema.ts';
import { closedLinks, linkRoles, sharedRoles } from './links.ts';
import { lineKinds, offerLimits } from './offer-rules.ts';
import { shownStates } from './offer-state.ts';
import { askStates } from './owner-change/schema.ts';

// Offers have whole cents on the wire, because they are added and compared, and a discount is
// negative.

const cents = z.number().int();
const amount = cents.min(0).max(offerLimits.cents);

const OfferLine = z.object({
  kind: z.enum(lineKinds),
  text: z.string(),
  quantity: z.number().int(),
  unitCents: cents,
  /** The customer takes or leaves an optional line. A discount is never optional. */
  optional: z.boolean(),
});

/** What is shown of the product of a line, as it was when the line was written. */
const LineProduct = z.object({
  line: z.number().int(),
  /** The hash of its first picture. */
  picture: z.string().nullable(),
  /** Its mileage, or else its condition, and what its passport says, in words. */
  condition: z.string().nullable(),
});
export type LineProduct = z.infer<typeof LineProduct>;

const Instalment = z.object({
  label: z.string(),
  /**
   * A share of the total in 1/10,000; null where the amount is in `cents`. The last instalment
   * takes the rest.
   */
  basisPoints: z.number().int().nullable(),
  cents,
  due: z.enum(dueEvents),
  dueOn: z.iso.date().nullable(),
});
export type Instalment = z.infer<typeof Instalment>;

/**
 * A cost that is paid in Cuba and never part of our total. All four facts are null where it is not
 * included.
 */
const Estimate = z.object({
  text: z.string(),
  cents: cents.nullable(),
  source: z.string().nullable(),
  sourceAddress: z.string().nullable(),
  asOf: z.iso.date().nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

/** By when the goods would be promised, were the offer accepted on that day. */
const PromisedDays = z.object({
  on: z.iso.date(),
  inMariel: z.iso.date(),
  delivered: z.iso.date(),
});
export type PromisedDays = z.infer<typeof PromisedDays>;

const Acceptance = z.object({
  chosen: z.array(z.number().int()),
  totalCents: cents,
  plan: z.array(Instalment),
  typedName: z.string(),
  acceptedAt: z.iso.datetime(),
  byLink: z.boolean(),
});

export const Offer = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.number().int(),
  state: z.enum(shownStates),
  language: z.enum(languages),
  validUntil: z.iso.date(),
  termsVersion: z.string(),
  note: z.string().nullable(),
  lines: z.array(OfferLine),
  products: z.array(LineProduct),
  /** Leaves out options; `plan` adds up to it. */
  totalCents: cents,
  plan: z.array(Instalment),
  estimates: z.array(Estimate),
  sentAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
  changeAskedAt: z.iso.datetime().nullable(),
  acceptance: Acceptance.nullable(),
  customs: z.array(CustomsPrice),
  /** SHA-256 of what the customer sees; an acceptance sends it back. */
  shownHash: z.string(),
});
export type Offer = z.infer<typeof Offer>;

/** What an offer brings and costs, with the positions of the options that were chosen. */
export const OfferGoods = Offer.pick({
  lines: true,
  products: true,
  estimates: true,
  language: true,
}).extend({ chosen: z.array(z.number().int()) });
export type OfferGoods = z.infer<typeof OfferGoods>;

export const StaffOffer = Offer.extend({
  lines: z.array(OfferLine.extend({ productId: z.uuid().nullable(), costCents: cents.nullable() })),
  /** After acceptance it counts the chosen options; null where a cost is not known. */
  marginCents: cents.nullable(),
  revision: z.number().int(),
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
  undone: z.array(
    z.object({
      acceptedAt: z.iso.datetime(),
      undoneAt: z.iso.datetime(),
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
  heldUntil: z.iso.date().nullable(),
  lapsed: z.boolean(),
});
export type StaffOffer = z.infer<typeof StaffOffer>;

/**
 * `copyOf` copies that version. Without it the offer has the quotation's lines at today's prices
 * and the presets.
 */
export const NewOffer = z.strictObject({ copyOf: z.number().int().min(1).max(1000).optional() });
export type NewOffer = z.input<typeof NewOffer>;

const text = (longest: number) => trimmedText(longest).min(1);

/** The whole content of a draft. It need not add up until it is sent. */
export const OfferDraft = z.strictObject({
  /** The `revision` that the agent saw; a 409 where the stored one differs. */
  expected: z.number().int().min(0).max(1_000_000),
  validUntil: isoDay(),
  language: z.enum(languages),
  note: trimmedText(offerLimits.note).nullable(),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(lineKinds),
        text: text(offerLimits.text),
        quantity: z.number().int().min(1).max(offerLimits.quantity),
        unitCents: cents.min(-offerLimits.cents).max(offerLimits.cents),
        optional: z.boolean(),
        productId: z.uuid().nullable(),
        costCents: amount.nullable(),
      }),
    )
    .max(offerLimits.lines),
  plan: z
    .array(
      z.strictObject({
        label: text(offerLimits.label),
        basisPoints: z.number().int().min(1).max(10_000).nullable(),
        /** Ignored in a share, for which the server computes it. */
        cents: amount,
        due: z.enum(dueEvents),
        dueOn: isoDay().nullable(),
      }),
    )
    .max(offerLimits.instalments),
  estimates: z
    .array(
      z
        .strictObject({
          text: text(offerLimits.text),
          cents: amount.nullable(),
          source: text(offerLimits.text).nullable(),
          sourceAddress: SourceAddress.nullish(),
          asOf: isoPastDay().nullable(),
        })
        // A figure needs its source and date.
        .refine(
          ({ cents, source, sourceAddress, asOf }) =>
            cents === null
              ? source === null && asOf === null && !sourceAddress
              : source !== null && asOf !== null,
          withError({
            es: 'Una cifra necesita su fuente y su fecha; sin cifra no van.',
            en: 'A figure needs its source and its date; without one they are left out.',
          }),
        ),
    )
    .max(offerLimits.estimates),
});
export type OfferDraft = z.input<typeof OfferDraft>;

export const TariffEstimate = Estimate.omit({ text: true }).extend({
  id: z.string(),
  textEs: z.string(),
  textEn: z.string(),
});
export type TariffEstimate = z.infer<typeof TariffEstimate>;

export const DropOfferInput = OfferDraft.pick({ expected: true });

export const SendOfferInput = z.strictObject({
  expected: z.number().int().min(0).max(1_000_000),
  seen: seenEntry,
});

export const OfferReason = z.strictObject({ reason: text(offerLimits.reason) });

export const OfferHonour = z.strictObject({ validUntil: isoDay().optional() });

export const HoldExtension = OfferReason.extend({ until: isoDay() });

export const OfferAnswerId = z.object({ number: trimmedText(60).min(1) });

export const OfferAcceptance = z.strictObject({
  chosen: z.array(z.number().int().min(0).max(99)).max(offerLimits.lines),
  /** The `shownHash` of the offer on the screen; a 409 where the stored one differs. */
  shown: z.string().regex(/^[0-9a-f]{64}$/),
  /** The total on the screen, which is compared but never used. */
  totalCents: cents.min(0).max(offerLimits.totalCents),
  name: text(offerLimits.name).regex(/^[^\p{Cc}]*$/u),
  /** An absent recipient stays as it is. */
  recipient: ConfirmedRecipient.nullish(),
});
export type OfferAcceptance = z.input<typeof OfferAcceptance>;
export type CheckedAcceptance = z.output<typeof OfferAcceptance>;

export const OfferChange = z.strictObject({
  text: text(offerLimits.change),
  line: z.number().int().min(0).max(99).optional(),
});
export type OfferChange = z.input<typeof OfferChange>;

/**
 * The view of an offer for its account or a link. It leaves out facts that the role may not see.
 */
export const OfferPage = z.object({
  role: z.enum(linkRoles),
  /** Only its owner gets it. */
  quoteId: z.uuid().nullable(),
  reference: z.string(),
  /** The customer's whole name for themselves, the first name for everybody else. */
  name: z.string(),
  province: z.enum(provinceCodes),
  /** Only the person who asks gets it. */
  recipient: z
    .object({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  status: z.enum(quoteStatuses),
  /** Null while its order stands. */
  ending: QuoteEnding.nullable(),
  /** Whoever asks may end it by this page: by their link; in the portal it has a page of its own. */
  endable: z.boolean(),
  progress: ShownProgress,
  /** When the link ends; null in the portal, and while something is on its way. */
  expiresAt: z.iso.datetime().nullable(),
  offer: Offer.nullable(),
  /** Beside the number of `offer`, for the check page. */
  checkWord: z.string().nullable(),
  /** Days from today in Havana to the last day of `offer`. */
  daysLeft: z.number().int().nullable(),
  newest: z.string().nullable(),
  /** Null where it cannot be accepted now. */
  promised: PromisedDays.nullable(),
  goods: z.array(
    LineProduct.omit({ line: true }).extend({ text: z.string(), quantity: z.number().int() }),
  ),
  /** The positions of sold lines. The offer can still be accepted if those are all optional. */
  gone: z.array(z.number().int()),
  /** The positions of lines that are or would be held, and the last day of the hold. */
  holds: z.object({ lines: z.array(z.number().int()), until: z.iso.date() }).nullable(),
  /** True where it was accepted and its products are no longer held. */
  lapsed: z.boolean(),
  /** Empty before acceptance, after the hold has lapsed, and for whoever receives. */
  howToPay: z.array(PaymentInstruction),
  /** Null before acceptance, and for whoever receives. */
  money: Money.nullable(),
  /** Whoever pays reads those that were sent by a link; whoever asks reads all. */
  answeredClaims: z.array(AnsweredClaim),
  /**
   * What was handed over; the account and whoever receives also see what can be, with the codes.
   */
  handovers: z.array(ShownHandover),
  /** True where the customer has asked for a new offer in place of one that expired or was sold. */
  askedAgain: z.boolean(),
  journeys: z.array(Journey),
  /** Whether the reader of a link may ask that the order becomes theirs; null: nothing is offered. */
  ask: z.enum(askStates).nullable(),
});
export type OfferPage = z.infer<typeof OfferPage>;

export const OpenedLink = z.union([
  z.object({ closed: z.literal(false), page: OfferPage }),
  /** `whose` is all that somebody of staff sees by a link that is not for them. */
  z.object({ closed: z.enum(closedLinks), whose: z.string().optional() }),
]);
export type OpenedLink = z.infer<typeof OpenedLink>;

export const LinkToken = z.object({ token: anyText(200) });

export const QuoteLink = z.object({
  id: z.uuid(),
  role: z.enum(linkRoles),
  madeAt: z.iso.datetime(),
  /** Null while something is on its way: then it opens until `daysAfterHandover` after that. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null where the reader may not have it (`rolesWithPath`). */
  path: z.string().nullable(),
});
export type QuoteLink = z.infer<typeof QuoteLink>;

export const NewLink = z.strictObject({ role: z.enum(sharedRoles) });

/** The id of the link that the agent saw, so that of two at once only one ends it. */
export const ReceivesLinkRenewal = z.strictObject({ seen: z.uuid().nullable() });

export const LinkId = z.object({ id: z.uuid(), linkId: z.uuid() });

const byLink = { token: anyText(200), number: trimmedText(60).min(1) };
export const LinkAnswer = z.strictObject(byLink);
export const LinkEnding = QuoteCancellation.extend(byLink);
export const LinkReason = OfferReason.extend(byLink);
export const LinkChange = OfferChange.extend(byLink);
export const LinkCustoms = CustomsAnswer.extend(byLink);
export const LinkAcceptance = OfferAcceptance.extend(byLink);
