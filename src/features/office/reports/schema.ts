import { z } from 'zod';
import { dueEvents } from '#features/ledger/entries/due.ts';
import { paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { blankIsAbsent } from '#platform/http/input-schemas.ts';

const cents = z.number().int();
const Count = z.number().int().min(0);

/** Leaves out credit that moved between orders. */
const collected = { payments: Count, inCents: cents, outCents: cents };
export const Collected = z.object(collected);
export type Collected = z.infer<typeof Collected>;

/** `erased` came from an order that is erased, and is recorded only here. */
export const collectedWays = [...paymentMethods, 'erased'] as const;
export type CollectedWay = (typeof collectedWays)[number];

const lacking = { instalments: Count, cents };

export const ages = ['d30', 'd60', 'd90', 'older'] as const;
export type Age = (typeof ages)[number];

/** Written as '2026-11'. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const ReportsQuery = z.object({ month: blankIsAbsent(Month) });

/** Days, weeks and months count in Havana. */
export const Reports = z.object({
  at: z.iso.datetime(),
  /** Agreed plus credit equals held plus due; all other figures add up to these. */
  totals: z.object({
    heldCents: cents,
    agreedCents: cents,
    dueCents: cents,
    creditCents: cents,
    /** Cash that a second person has not counted yet; no other figure includes it. */
    waitingCents: cents,
  }),
  /** Money from before the rule that its day can be (docs/decisions/052). */
  impossible: z.array(
    z.object({ id: z.uuid(), quoteId: z.uuid(), order: z.string(), movedOn: z.string(), cents }),
  ),
  /** Newest first; null stands for all other months. */
  months: z.array(z.object({ month: Month.nullable(), ...collected })),
  month: Month.nullable(),
  methods: z.array(z.object({ method: z.enum(collectedWays), ...collected })),
  /** By who recorded it; null stands for all deleted accounts together. */
  agents: z.array(z.object({ id: z.uuid().nullable(), name: z.string().nullable(), ...collected })),
  /** From today on; `from` is a Monday, or null for all later weeks. */
  weeks: z.array(z.object({ from: z.iso.date().nullable(), ...lacking })),
  undated: z.array(z.object({ due: z.enum(dueEvents), ...lacking })),
  aged: z.array(z.object({ age: z.enum(ages), ...lacking })),
});
export type Reports = z.infer<typeof Reports>;
