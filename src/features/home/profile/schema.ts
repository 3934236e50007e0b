import { z } from 'zod';
import { AskedOrder } from '#features/orders/offers/owner-change/schema.ts';
import { Offer, QuoteLink } from '#features/orders/offers/schema.ts';
import { QuoteDetail } from '#features/orders/order/schema.ts';
import { OwnReview } from '#features/orders/reviews/schema.ts';
import { IssuedPaper } from '#features/papers/documents/schema.ts';
import { VerificationDetail } from '#features/payments/verifications/schema.ts';
import { CurrentUser } from '#features/people/accounts/schema.ts';
import { ShownHandover } from '#features/shipping/handover/schema.ts';
import { orderRoles } from '#features/shipping/screening/order-roles.ts';

export const OwnData = z.object({
  madeAt: z.iso.datetime(),
  person: CurrentUser.extend({
    emailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    identity: z.object({ issuer: z.string(), subject: z.string() }),
  }),
  /** With their offers and links. */
  quotes: z.array(
    QuoteDetail.extend({
      offers: z.array(Offer),
      people: z.array(z.object({ role: z.enum(orderRoles), name: z.string() })),
      links: z.array(QuoteLink.omit({ path: true })),
      reviews: z.array(OwnReview),
      /** Leaves out the codes, since whoever has the file could receive the goods. */
      handovers: z.array(ShownHandover.omit({ code: true, locked: true })),
    }),
  ),
  /** Orders of others that the person asked to have. */
  askedOrders: z.array(AskedOrder),
  papers: z.array(IssuedPaper),
  verifications: z.array(VerificationDetail.omit({ quote: true })),
  sessions: z.array(z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })),
  mails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      createdAt: z.iso.datetime(),
      /** Null where it was not sent yet. */
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof OwnData>;

export const OpenSession = z.object({
  startedAt: z.iso.datetime(),
  /** Rounded to ten minutes. */
  usedAt: z.iso.datetime(),
  here: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const BeforeDeletion = z.object({
  openQuotes: z.number().int(),
  openVerifications: z.number().int(),
  keptQuotes: z.number().int(),
  keptVerifications: z.number().int(),
  retentionYears: z.number().int(),
  lastAdministrador: z.boolean(),
  /** Of orders whose cash they took, and nobody has counted yet. */
  uncountedCash: z.array(z.string()),
  /** Orders that must be settled first: goods of them are under way, or money of them is with us. */
  openOrders: z.array(z.object({ id: z.uuid(), reference: z.string(), money: z.boolean() })),
  /** False: the person has to sign in again first. */
  recent: z.boolean(),
});
export type BeforeDeletion = z.infer<typeof BeforeDeletion>;

export const AccountDeleted = z.object({ success: z.literal(true) });
