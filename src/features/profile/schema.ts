import { z } from 'zod';
import { CurrentUser } from '#features/accounts/schema.ts';
import { IssuedPaper } from '#features/documents/schema.ts';
import { ShownHandover } from '#features/handover/schema.ts';
import { Offer, QuoteLink } from '#features/offers/schema.ts';
import { QuoteDetail } from '#features/quotes/schema.ts';
import { OwnReview } from '#features/reviews/schema.ts';
import { orderRoles } from '#features/screening/order-roles.ts';
import { Journey } from '#features/shipping/schema.ts';
import { VerificationDetail } from '#features/verifications/schema.ts';

/** Everything that the shop knows about one person. */
export const OwnData = z.object({
  madeAt: z.iso.datetime(),
  person: CurrentUser.extend({
    emailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Who they are at the identity provider. */
    identity: z.object({ issuer: z.string(), subject: z.string() }),
  }),
  /** With their offers, where the goods are, and the links that open them. */
  quotes: z.array(
    QuoteDetail.extend({
      offers: z.array(Offer),
      journeys: z.array(Journey),
      /** Who it is for, as far as we know: whoever asks, pays and receives. */
      people: z.array(z.object({ role: z.enum(orderRoles), name: z.string() })),
      links: z.array(QuoteLink.omit({ path: true })),
      reviews: z.array(OwnReview),
      /** Without the codes: whoever gets the file could receive. */
      handovers: z.array(ShownHandover.omit({ code: true, locked: true })),
    }),
  ),
  /** Their PDFs, which the check page knows by number and content. */
  papers: z.array(IssuedPaper),
  verifications: z.array(VerificationDetail.omit({ quote: true })),
  sessions: z.array(z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })),
  mails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      createdAt: z.iso.datetime(),
      /** Null: it waits to be sent. */
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof OwnData>;

/** A browser in which the person is signed in. */
export const OpenSession = z.object({
  startedAt: z.iso.datetime(),
  /** To ten minutes. */
  usedAt: z.iso.datetime(),
  /** The one that asks. */
  here: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** What somebody should know before they delete their account. */
export const BeforeDeletion = z.object({
  /** Not finished: the goods or an answer are still on their way. */
  openQuotes: z.number().int(),
  openVerifications: z.number().int(),
  /** Everything that is kept, the open ones among them. */
  keptQuotes: z.number().int(),
  keptVerifications: z.number().int(),
  retentionYears: z.number().int(),
  /** The last administrador cannot be deleted. */
  lastAdministrador: z.boolean(),
});
export type BeforeDeletion = z.infer<typeof BeforeDeletion>;

export const AccountDeleted = z.object({ success: z.literal(true) });
export type AccountDeleted = z.infer<typeof AccountDeleted>;
