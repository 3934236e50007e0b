import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { Agent } from '#features/people/accounts/schema.ts';
import { NewRole } from '#features/people/accounts/team-schema.ts';
import { todayKinds, todayScopes } from '#features/requests/cases/today.ts';
import { categories, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import { blankIsAbsent } from '#platform/http/input-schemas.ts';

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

/** What waits for somebody of staff, by the screen that lists it. */
export const StaffCounts = z.object({
  staffQuotes: Count,
  staffVerifications: Count,
  staffWaitingMoney: Count,
  staffMatching: Count,
  staffUnits: Count,
  staffHandovers: Count,
  staffMails: Count,
});
export type StaffCounts = z.infer<typeof StaffCounts>;

export const TodayQuery = z.object({ whose: blankIsAbsent(z.enum(todayScopes)) });

const TodayItem = z.object({
  kind: z.enum(todayKinds),
  /** Of what its button opens: a quotation, a verification, a line, a mail. */
  id: z.string(),
  name: z.string().nullable(),
  about: z.string().nullable(),
  due: z.iso.datetime(),
  assignedTo: Agent.nullable(),
  cents: z.number().int().nullable(),
  pieces: Count.nullable(),
});
export type TodayItem = z.infer<typeof TodayItem>;

/** The first hundred of what waits, in the order in which it was promised. */
export const Today = z.object({ at: z.iso.datetime(), items: z.array(TodayItem), total: Count });
export type Today = z.infer<typeof Today>;

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
  /** Null stands for orders that were not read yet: for a while after an upgrade. */
  byStage: z.array(z.object({ stage: z.enum(orderStages).nullable(), quotes: Count })),
  byProvince: z.array(z.object({ province: z.enum(provinceCodes), quotes: Count })),
  /** A quotation may count in several categories. Null stands for deleted products. */
  byCategory: z.array(z.object({ category: z.enum(slugs).nullable(), quotes: Count })),
  /** In dollars, what is agreed, or else estimated. Holds quotations of which nothing was bought yet. */
  pipeline: z.object({ quotes: Count, total: z.string() }),
  /** The last twelve, oldest first; `from` is a Monday in Havana. */
  weeks: z.array(z.object({ from: z.iso.date(), quotes: Count, verifications: Count })),
});
export type Dashboard = z.infer<typeof Dashboard>;
export type Week = Dashboard['weeks'][number];
