import { z } from 'zod';
import { StaffName } from '#features/people/accounts/schema.ts';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import { isoPastDay, needed, trimmedText } from '#platform/http/input-schemas.ts';
import { orderRoles, screeningLimits, screeningStates } from './order-roles.ts';

const moment = z.iso.datetime();

export const ListEntry = z.object({
  source: z.string(),
  number: z.string(),
  type: z.string(),
  name: z.string(),
  otherNames: z.string(),
  programs: z.string(),
  born: z.string(),
  bornIn: z.string(),
  citizenships: z.string(),
  addresses: z.string(),
  remarks: z.string(),
  link: z.string(),
});
export type ListEntry = z.infer<typeof ListEntry>;

/** What became of a list. */
const listOutcomes = ['counts', 'refused', 'overtaken'] as const;
export type ListOutcome = (typeof listOutcomes)[number];
/** Why less is compared with a list than with those before. */
const weakerLists = ['older', 'smaller', 'lacking'] as const;
export type WeakerList = (typeof weakerLists)[number];

export const ScreeningList = z.object({
  id: z.uuid(),
  name: z.string(),
  listedOn: z.iso.date(),
  entries: z.int(),
  importedBy: StaffName,
  importedAt: moment,
  /** Null: it waits for a second person. */
  outcome: z.enum(listOutcomes).nullable(),
  weaker: z.enum(weakerLists).nullable(),
});
export type ScreeningList = z.infer<typeof ScreeningList>;

/** A name of an order that resembles entries of the list; two people clear it. */
export const PossibleMatch = z.object({
  id: z.uuid(),
  quoteId: z.uuid(),
  reference: z.string(),
  role: z.enum(orderRoles),
  name: z.string(),
  screenedAt: moment,
  matches: z.array(ListEntry),
  cleared: z.array(z.object({ by: StaffName, reason: z.string(), at: moment, own: z.boolean() })),
});
export type PossibleMatch = z.infer<typeof PossibleMatch>;

export const Screenings = z.object({
  /** The newest first; names are compared with the first one that counts. */
  lists: z.array(
    ScreeningList.extend({
      /** True where the reader imported it, by whatever account. */
      own: z.boolean(),
    }),
  ),
  reviews: z.array(PossibleMatch),
  twoPeople: TwoPeople,
});
export type Screenings = z.infer<typeof Screenings>;

export const OrderScreening = z.object({
  list: ScreeningList.nullable(),
  people: z.array(
    z.object({
      role: z.enum(orderRoles),
      name: z.string(),
      state: z.enum(screeningStates),
      screenedAt: moment.nullable(),
    }),
  ),
});
export type OrderScreening = z.infer<typeof OrderScreening>;

export const ListImportQuery = z.object({
  dryRun: z.literal('1').optional(),
  name: trimmedText(screeningLimits.name).min(1, needed),
  listedOn: isoPastDay(),
});

/** The result of an import, or of a dry run where `written` is false. */
export const ScreeningListImport = z.object({
  written: z.boolean(),
  problem: z.object({ row: z.int(), message: z.string() }).nullable(),
  known: z.boolean(),
  rows: z.int(),
  entries: z.int(),
  /** Skipped rows, of ships and aircraft. */
  left: z.int(),
  orders: z.int(),
  /** Why it waits for a second person. */
  weaker: z.enum(weakerLists).nullable(),
});
export type ScreeningListImport = z.infer<typeof ScreeningListImport>;

export const ListDecision = z.strictObject({ accept: z.boolean() });

export const ClearMatchInput = z.strictObject({
  reason: trimmedText(screeningLimits.reason).min(3, needed),
});

export const NewPayer = z.strictObject({ name: trimmedText(screeningLimits.name).min(2, needed) });
