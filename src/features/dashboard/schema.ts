import { z } from 'zod';
import { categories, type ProductCategory } from '#features/catalogue/categories.ts';
import { provinceCodes } from '#features/provinces/provinces.ts';
import { quoteStatuses } from '#features/quotes/statuses.ts';

const Count = z.number().int().min(0);

/** How quotes or verifications stand; each figure is of all that the caller may open. */
const Standing = z.object({
  /** Made since midnight in Havana. */
  newToday: Count,
  waiting: Count,
  overdue: Count,
  unassigned: Count,
  /** Of those first answered in the last 30 days; minutes on the clock, null where there is none. */
  firstAnswer: z.object({
    answered: Count,
    median: z.number().min(0).nullable(),
    p90: z.number().min(0).nullable(),
  }),
});
export type Standing = z.infer<typeof Standing>;

const slugs = categories.map(({ slug }) => slug) as [ProductCategory, ...ProductCategory[]];

/** What staff see first: how the day stands, and where the work comes from. */
export const Dashboard = z.object({
  at: z.iso.datetime(),
  quotes: Standing,
  verifications: Standing,
  /** Mails that the last try could not deliver, or that nobody tries any more. */
  failedMails: Count,
  /** Of the units on their way that the caller may open. */
  units: z.object({ underWay: Count, late: Count, held: Count, silent: Count }),
  /** All seven, in their order. */
  byStatus: z.array(z.object({ status: z.enum(quoteStatuses), quotes: Count })),
  /** Provinces that have a quote, most quotes first. */
  byProvince: z.array(z.object({ province: z.enum(provinceCodes), quotes: Count })),
  /**
   * Quotes that hold a product of the category, so one may count twice; null: products that no
   * longer exist.
   */
  byCategory: z.array(z.object({ category: z.enum(slugs).nullable(), quotes: Count })),
  /** What quotes that may still become a sale add up to, in dollars. */
  pipeline: z.object({ quotes: Count, total: z.string() }),
  /** The last twelve, oldest first, the running one last; `from` is its Monday in Havana. */
  weeks: z.array(z.object({ from: z.iso.date(), quotes: Count, verifications: Count })),
});
export type Dashboard = z.infer<typeof Dashboard>;
export type Week = Dashboard['weeks'][number];
