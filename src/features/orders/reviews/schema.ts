import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { closedLinks } from '#features/orders/offers/links.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { blankIsAbsent, trimmedText } from '#platform/http/input-schemas.ts';
import { languages } from '#platform/text/language.ts';
import { leadsAway, maxStars, reviewLimits } from './review.ts';
import { reviewStates } from './review-states.ts';

const stars = z.number().int().min(1).max(maxStars);
const publicText = (longest: number) =>
  trimmedText(longest)
    .min(1)
    .refine((text) => !leadsAway(text));

export const NewReview = z.strictObject({
  handoverId: z.uuid(),
  stars,
  text: publicText(reviewLimits.text),
  name: publicText(reviewLimits.name).nullable(),
});
export type NewReview = z.infer<typeof NewReview>;

export const LinkReview = NewReview.extend({ token: z.string() });

const reviewFields = {
  stars,
  text: z.string(),
  name: z.string().nullable(),
  language: z.enum(languages),
};

const ReviewedUnit = z.object({
  handoverId: z.uuid(),
  unit: z.string(),
  name: z.string(),
  handedOn: z.iso.date(),
  province: z.enum(provinceCodes),
  review: z
    .object({
      ...reviewFields,
      writtenAt: z.iso.datetime(),
      answer: z.string().nullable(),
      hidden: z.boolean(),
    })
    .nullable(),
});
export type ReviewedUnit = z.infer<typeof ReviewedUnit>;

export const OrderReviews = z.object({ reference: z.string(), units: z.array(ReviewedUnit) });
export type OrderReviews = z.infer<typeof OrderReviews>;

export const OpenedReviews = z.discriminatedUnion('closed', [
  z.object({ closed: z.literal(false), order: OrderReviews }),
  z.object({ closed: z.enum(closedLinks) }),
]);
export type OpenedReviews = z.infer<typeof OpenedReviews>;

export const ReviewsQuery = z.object({
  category: z.enum(categorySlugs).optional(),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
});
export type ReviewsQuery = z.output<typeof ReviewsQuery>;

export const ShownReviews = z.object({
  count: z.number().int(),
  /** Null where there are too few reviews. */
  average: z.number().nullable(),
  reviews: z.array(
    z.object({
      id: z.uuid(),
      ...reviewFields,
      unit: z.string(),
      province: z.enum(provinceCodes),
      handedOn: z.iso.date(),
      answer: z.string().nullable(),
    }),
  ),
});
export type ShownReviews = z.infer<typeof ShownReviews>;

export const StaffReviewsQuery = z.object({
  state: blankIsAbsent(z.enum(reviewStates)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
});
export type StaffReviewsQuery = z.infer<typeof StaffReviewsQuery>;

export const StaffReview = z.object({
  id: z.uuid(),
  ...reviewFields,
  writtenAt: z.iso.datetime(),
  unit: z.string(),
  unitName: z.string(),
  province: z.enum(provinceCodes),
  handedOn: z.iso.date(),
  /** Null where the account was deleted. */
  order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  answer: z
    .object({
      text: z.string(),
      revision: z.number().int(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  hidden: z
    .object({ reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
  takenBack: z.boolean(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const ReviewCounts = z.object({
  shown: z.number().int(),
  average: z.number().nullable(),
  unanswered: z.number().int(),
  low: z.number().int(),
  hidden: z.number().int(),
  'taken-back': z.number().int(),
});
export type ReviewCounts = z.infer<typeof ReviewCounts>;

export const ReviewAnswer = z.strictObject({
  text: trimmedText(reviewLimits.answer).min(1),
  /** The revision that the agent saw; null for no answer. */
  expected: z.number().int().min(0).nullable(),
});

export const HideReviewInput = z.strictObject({ reason: trimmedText(reviewLimits.reason).min(1) });

export const OwnReview = z.object({
  unit: z.string(),
  ...reviewFields,
  writtenAt: z.iso.datetime(),
  answer: z.string().nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;
