import { z } from 'zod';
import { dueEvents } from '#features/ledger/due.ts';
import { paymentMethods } from '#features/payments/methods.ts';
import { blankIsAbsent } from '#platform/http/input-schemas.ts';

const cents = z.number().int();
const Count = z.number().int().min(0);

/** What came in and went back; credit that moved between orders is neither. */
const collected = { payments: Count, inCents: cents, outCents: cents };
export const Collected = z.object(collected);
export type Collected = z.infer<typeof Collected>;

/** How it came; `erased`: moved here from an order that is erased, and here alone stands that it came. */
export const collectedWays = [...paymentMethods, 'erased'] as const;
export type CollectedWay = (typeof collectedWays)[number];

/** Instalments that lack something, and what they lack. */
const lacking = { instalments: Count, cents };

/** How long an instalment has been overdue, in days. */
export const ages = ['d30', 'd60', 'd90', 'older'] as const;
export type Age = (typeof ages)[number];

/** '2026-11'. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const ReportsQuery = z.object({
  /** By method and agent of this month alone. */
  month: blankIsAbsent(Month),
});
export type ReportsQuery = z.output<typeof ReportsQuery>;

/** The money of all orders. Days, weeks and months are those of Havana. */
export const Reports = z.object({
  at: z.iso.datetime(),
  /** Agreed and credit are held and due: whatever else is on the page adds up to these. */
  totals: z.object({
    /** What came in less what went back. */
    heldCents: cents,
    agreedCents: cents,
    dueCents: cents,
    creditCents: cents,
    /** Cash that a second person has still to count; in none of the others. */
    waitingCents: cents,
  }),
  /** The newest first; `month` null: all that is older. */
  months: z.array(z.object({ month: Month.nullable(), ...collected })),
  /** Which month the two after it are of; null: all. */
  month: Month.nullable(),
  methods: z.array(z.object({ method: z.enum(collectedWays), ...collected })),
  /** Who recorded it; `id` and `name` null: accounts that are gone, all as one. */
  agents: z.array(z.object({ id: z.uuid().nullable(), name: z.string().nullable(), ...collected })),
  /** What is due from today on, by week; `from` is its Monday, null: all that is later. */
  weeks: z.array(z.object({ from: z.iso.date().nullable(), ...lacking })),
  /** What has no day, by what it waits for. */
  undated: z.array(z.object({ due: z.enum(dueEvents), ...lacking })),
  /** What is overdue, all four. */
  aged: z.array(z.object({ age: z.enum(ages), ...lacking })),
});
export type Reports = z.infer<typeof Reports>;
