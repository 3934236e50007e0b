import { z } from 'zod';
import { SourceAddress } from '#features/catalogue/landed-cost/schema.ts';
import { ShownHandover } from '#features/handover/schema.ts';
import { dueEvents } from '#features/ledger/due.ts';
import { Money } from '#features/ledger/schema.ts';
import { PaymentInstruction } from '#features/payments/schema.ts';
import { provinceCodes } from '#features/provinces/provinces.ts';
import { shownStates } from '#features/quotes/offer/offer-state.ts';
import { ConfirmedRecipient } from '#features/quotes/schema.ts';
import { quoteStatuses } from '#features/quotes/statuses.ts';
import { Journey } from '#features/shipping/schema.ts';
import { anyText, isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { languages } from '#platform/text/language.ts';
import { CustomsAnswer, CustomsPrice } from './customs/schema.ts';
import { linkRoles, sharedRoles } from './links.ts';
import { lineKinds, offerLimits } from './offer-rules.ts';

// Amounts of offers are whole cents on the wire: they are added, compared and negative (a discount).

const cents = z.number().int();
const amount = cents.min(0).max(offerLimits.cents);

const OfferLine = z.object({
  kind: z.enum(lineKinds),
  text: z.string(),
  quantity: z.number().int(),
  /** Negative in a discount alone. */
  unitCents: cents,
  /** The customer takes or leaves it; a discount is never optional. */
  optional: z.boolean(),
});
export type OfferLine = z.infer<typeof OfferLine>;

const Instalment = z.object({
  label: z.string(),
  /** A part of the total in 1/10,000; null: the amount in `cents`. The last one takes the rest. */
  basisPoints: z.number().int().nullable(),
  cents,
  due: z.enum(dueEvents),
  /** The day of a 'date'. */
  dueOn: z.iso.date().nullable(),
});
export type Instalment = z.infer<typeof Instalment>;

/** What is paid in Cuba, never added to our total. Without a figure all four are null: not included. */
const Estimate = z.object({
  text: z.string(),
  cents: cents.nullable(),
  source: z.string().nullable(),
  /** Where on the web it can be read. */
  sourceAddress: z.string().nullable(),
  asOf: z.iso.date().nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

const Acceptance = z.object({
  /** The positions of the optional lines that were taken. */
  chosen: z.array(z.number().int()),
  totalCents: cents,
  plan: z.array(Instalment),
  typedName: z.string(),
  acceptedAt: z.iso.datetime(),
  byLink: z.boolean(),
});

/** An offer as its customer reads it; drafts are staff's. Lines stand at their positions. */
export const Offer = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.number().int(),
  state: z.enum(shownStates),
  language: z.enum(languages),
  /** Its last day in Havana. */
  validUntil: z.iso.date(),
  termsVersion: z.string(),
  note: z.string().nullable(),
  lines: z.array(OfferLine),
  /** Of the lines that are not optional; `plan` adds up to it. */
  totalCents: cents,
  plan: z.array(Instalment),
  estimates: z.array(Estimate),
  sentAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
  changeAskedAt: z.iso.datetime().nullable(),
  acceptance: Acceptance.nullable(),
  /** What Cuban customs named for what was accepted, the newest first. */
  customs: z.array(CustomsPrice),
  /** SHA-256 of what is shown; an acceptance says it again. */
  shownHash: z.string(),
});
export type Offer = z.infer<typeof Offer>;

/** With what only staff see. */
export const StaffOffer = Offer.extend({
  lines: z.array(OfferLine.extend({ productId: z.uuid().nullable(), costCents: cents.nullable() })),
  /** The total less the costs; null where a cost is not known. Of what was chosen, once accepted. */
  marginCents: cents.nullable(),
  revision: z.number().int(),
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
  /** Acceptances that staff undid, oldest first. */
  undone: z.array(
    z.object({
      acceptedAt: z.iso.datetime(),
      undoneAt: z.iso.datetime(),
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
  /** Until when its products are held (the day, to its end); null: nothing is held. */
  heldUntil: z.iso.date().nullable(),
  /** It was accepted, and what was held is held no more. */
  lapsed: z.boolean(),
});
export type StaffOffer = z.infer<typeof StaffOffer>;

/** A new draft: the quote's lines at today's prices with presets, or what stood in a version. */
export const NewOffer = z.strictObject({
  copyOf: z.number().int().min(1).max(1000).optional(),
});
export type NewOffer = z.input<typeof NewOffer>;

const text = (longest: number) => trimmedText(longest).min(1);

/** All of a draft as it shall be. What does not add up is refused when it is sent. */
export const OfferDraft = z.strictObject({
  /** The `revision` that the agent saw; another one by now is a 409. */
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
        /** Of a part: whatever it was; it is computed. */
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
          asOf: isoDay().nullable(),
        })
        // A figure has a source and a date; what has none is named alone.
        .refine(({ cents, source, sourceAddress, asOf }) =>
          cents === null
            ? source === null && asOf === null && !sourceAddress
            : source !== null && asOf !== null,
        ),
    )
    .max(offerLimits.estimates),
});
export type OfferDraft = z.input<typeof OfferDraft>;

/** What the tariff says of a quotation's goods today, for a draft of its offer. */
export const TariffEstimate = Estimate.omit({ text: true }).extend({
  id: z.string(),
  textEs: z.string(),
  textEn: z.string(),
});
export type TariffEstimate = z.infer<typeof TariffEstimate>;

/** The draft's revision that the agent saw and wants to send. */
export const OfferSending = z.strictObject({ expected: z.number().int().min(0).max(1_000_000) });
export type OfferSending = z.input<typeof OfferSending>;

export const OfferReason = z.strictObject({ reason: text(offerLimits.reason) });
export type OfferReason = z.input<typeof OfferReason>;

/** An expired offer that is to hold again: a new version with the same content, sent at once. */
export const OfferHonour = z.strictObject({ validUntil: isoDay().optional() });
export type OfferHonour = z.input<typeof OfferHonour>;

/** Accepted products are held until a later day, or anew. */
export const HoldExtension = OfferReason.extend({ until: isoDay() });
export type HoldExtension = z.input<typeof HoldExtension>;

export const OfferAnswerId = z.object({ number: trimmedText(60).min(1) });

/** "Confirmar". */
export const OfferAcceptance = z.strictObject({
  chosen: z.array(z.number().int().min(0).max(99)).max(offerLimits.lines),
  /** The `shownHash` of what was on the screen; another one is a 409. */
  shown: z.string().regex(/^[0-9a-f]{64}$/),
  /** What the screen said the total was; compared, never used. */
  totalCents: cents.min(0).max(offerLimits.totalCents),
  name: text(offerLimits.name).regex(/^[^\p{Cc}]*$/u),
  /** Who receives it; as it was where nothing is said. */
  recipient: ConfirmedRecipient.nullish(),
});
export type OfferAcceptance = z.input<typeof OfferAcceptance>;
export type CheckedAcceptance = z.output<typeof OfferAcceptance>;

export const OfferChange = z.strictObject({
  text: text(offerLimits.change),
  /** The position of the line that it is about. */
  line: z.number().int().min(0).max(99).optional(),
});
export type OfferChange = z.input<typeof OfferChange>;

/** What its customer, or whoever has a link, is shown. What a role may not see is not there. */
export const OfferPage = z.object({
  role: z.enum(linkRoles),
  /** The quotation's id, for its owner alone. */
  quoteId: z.uuid().nullable(),
  reference: z.string(),
  /** Of the one who asks: whole for themselves, the first name for everybody else. */
  name: z.string(),
  province: z.enum(provinceCodes),
  /** Who receives it, as far as it was said; for the one who asks alone. */
  recipient: z
    .object({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  status: z.enum(quoteStatuses),
  /** Until when the link opens; null: it is no link. */
  expiresAt: z.iso.datetime().nullable(),
  offer: Offer.nullable(),
  /** The number of the newest one, where `offer` is an older one. */
  newest: z.string().nullable(),
  /** What is bought, without a price. */
  goods: z.array(z.object({ text: z.string(), quantity: z.number().int() })),
  /**
   * Of one that waits which lines cannot be had any more, by position; without an option that is gone
   * it can still be accepted.
   */
  gone: z.array(z.number().int()),
  /** Which lines are held, or would be once it is accepted, until the end of which day. */
  holds: z.object({ lines: z.array(z.number().int()), until: z.iso.date() }).nullable(),
  /** It was accepted, and the products are held no more: nothing was paid in time, or the quotation was over. */
  lapsed: z.boolean(),
  /** It was accepted and stands: for the one who receives too, to whom the offer is not shown. */
  accepted: z.boolean(),
  /** Where to pay; nothing before it is accepted, once it has lapsed, and never for the one who receives. */
  howToPay: z.array(PaymentInstruction),
  /** How its money stands, once an offer was accepted; never for the one who receives. */
  money: Money.nullable(),
  /** Units that can be handed over, with their codes, or were; for the account and whoever receives. */
  handovers: z.array(ShownHandover),
  /** Something was handed over: the one who asks may say how it was. */
  handedOver: z.boolean(),
  /** A new one was asked for in place of one that expired, or of which something was sold. */
  askedAgain: z.boolean(),
  /** Where the units are: for all three. */
  journeys: z.array(Journey),
});
export type OfferPage = z.infer<typeof OfferPage>;

/** A link that leads to something, or why it does not: two texts for all that is wrong. */
export const OpenedLink = z.union([
  z.object({ closed: z.literal(false), page: OfferPage }),
  z.object({ closed: z.enum(['cut', 'unknown', 'over']) }),
]);
export type OpenedLink = z.infer<typeof OpenedLink>;

export const LinkToken = z.object({ token: anyText(200) });

export const QuoteLink = z.object({
  id: z.uuid(),
  role: z.enum(linkRoles),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Where it opens; staff do not get that of the one who asks, which accepts. */
  path: z.string().nullable(),
});
export type QuoteLink = z.infer<typeof QuoteLink>;

export const NewLink = z.strictObject({ role: z.enum(sharedRoles) });
export type NewLink = z.input<typeof NewLink>;

export const LinkId = z.object({ id: z.uuid(), linkId: z.uuid() });

/** By a link: which, and which offer the page showed. */
const byLink = { token: anyText(200), number: trimmedText(60).min(1) };
export const LinkAnswer = z.strictObject(byLink);
export const LinkReason = OfferReason.extend(byLink);
export const LinkChange = OfferChange.extend(byLink);
export const LinkCustoms = CustomsAnswer.extend(byLink);
export const LinkAcceptance = OfferAcceptance.extend(byLink);
