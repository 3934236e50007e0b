import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { NewRole } from '#features/people/accounts/team-schema.ts';
import { quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { categories, type ProductCategory } from '#features/shop/catalogue/categories.ts';

const Count = z.number().int().min(0);

/** Counts only cases that the caller may open. */
const QueueCounts = z.object({
  /** Counts since midnight in Havana. */
  newToday: Count,
  waiting: Count,
  overdue: Count,
  unassigned: Count,
  /** Cases first answered in the last 30 days. Times are in minutes; null where there is none. */
  firstAnswer: z.object({
    answered: Count,
    median: z.number().min(0).nullable(),
    p90: z.number().min(0).nullable(),
  }),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

const slugs = categories.map(({ slug }) => slug) as [ProductCategory, ...ProductCategory[]];

export const Dashboard = z.object({
  at: z.iso.datetime(),
  quotes: QueueCounts,
  verifications: QueueCounts,
  failedMails: Count,
  /** Cash that a second person has to count or confirm, and orders with money in their customer's favour. */
  waitingMoney: z.object({ cash: Count, credit: Count }),
  /** For administradores alone. */
  newRoles: z.array(NewRole),
  units: z.object({ underWay: Count, late: Count, held: Count, silent: Count }),
  byStatus: z.array(z.object({ status: z.enum(quoteStatuses), quotes: Count })),
  byProvince: z.array(z.object({ province: z.enum(provinceCodes), quotes: Count })),
  /** A quotation may count in several categories. Null stands for deleted products. */
  byCategory: z.array(z.object({ category: z.enum(slugs).nullable(), quotes: Count })),
  /** In dollars. Holds quotations that may still become a sale. */
  pipeline: z.object({ quotes: Count, total: z.string() }),
  /** The last twelve, oldest first; `from` is a Monday in Havana. */
  weeks: z.array(z.object({ from: z.iso.date(), quotes: Count, verifications: Count })),
});
export type Dashboard = z.infer<typeof Dashboard>;
export type Week = Dashboard['weeks'][number];
