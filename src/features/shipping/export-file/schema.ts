import { z } from 'zod';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { isoPastDay, needed, trimmedText, typedMoment } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import {
  authorityKinds,
  exportItems,
  exportLimits,
  exportPaperItems,
  lienStates,
  scanItems,
  titleKinds,
} from './items.ts';

const item = z.enum(exportItems);
const text = (longest: number) => trimmedText(longest).min(1, needed);
const note = trimmedText(exportLimits.note).nullish();
const expected = z.int().min(0).max(1_000_000);
const moment = z.iso.datetime();

export const ExportPaperFacts = z.object({
  version: z.int(),
  titleKind: z.enum(titleKinds).nullable(),
  titleCopies: z.int().nullable(),
  lien: z.enum(lienStates).nullable(),
  lienHolder: z.string().nullable(),
  itn: z.string().nullable(),
  presentedAt: moment.nullable(),
  port: z.string().nullable(),
  endUse: z.string().nullable(),
  signedOn: z.iso.date().nullable(),
  note: z.string().nullable(),
  withdrawn: z.boolean(),
  madeBy: z.string().nullable(),
  madeAt: moment,
});
export type ExportPaperFacts = z.infer<typeof ExportPaperFacts>;

const ExportScan = z.object({
  id: z.uuid(),
  /** The unit to which it was added: the paper of an order is shown with all its units. */
  unit: z.uuid(),
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  madeBy: z.string().nullable(),
  madeAt: moment,
});

export const ExportCheck = z.object({
  item,
  required: z.boolean(),
  scan: z.boolean(),
  complete: z.boolean(),
  overridden: z.boolean(),
  /** Tells of the requirement; `ours` marks the shop's starting point, not confirmed yet. */
  source: z.string(),
  validFrom: z.iso.date(),
  ours: z.boolean(),
  facts: z.array(ExportPaperFacts),
  scans: z.array(ExportScan),
});
export type ExportCheck = z.infer<typeof ExportCheck>;

export const OrderAuthority = z.object({
  version: z.int(),
  kind: z.enum(authorityKinds),
  text: z.string(),
  source: z.string(),
  madeBy: z.string().nullable(),
  madeAt: moment,
});
export type OrderAuthority = z.infer<typeof OrderAuthority>;

export const ExportFile = z.object({
  unit: z.object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    category: z.enum(categorySlugs),
    identifier: z.string().nullable(),
    titleNumber: z.string().nullable(),
    titleState: z.string().nullable(),
    quoteId: z.uuid(),
    reference: z.string(),
    shippedOn: z.iso.date().nullable(),
    retired: z.boolean(),
  }),
  checks: z.array(ExportCheck),
  missing: z.array(item),
  authority: z.array(OrderAuthority),
  overrides: z.array(
    z.object({
      items: z.array(item),
      reason: z.string(),
      madeBy: z.string().nullable(),
      madeAt: moment,
    }),
  ),
});
export type ExportFile = z.infer<typeof ExportFile>;

const paperStates = ['complete', 'overridden', 'no_scan', 'missing', 'optional'] as const;

/** What each unit of a voyage has of its papers, and what whoever records one has seen of it. */
export const VoyagePapers = z.array(
  z.object({
    id: z.uuid(),
    revision: z.int(),
    titleNumber: z.string().nullable(),
    titleState: z.string().nullable(),
    /** Somebody typed what it is, and nobody has said of which kind that is. */
    kindOpen: z.boolean(),
    papers: z.array(z.object({ item, state: z.enum(paperStates), version: z.int() })),
  }),
);
export type VoyagePapers = z.infer<typeof VoyagePapers>;

const exportPapers = z.discriminatedUnion('item', [
  z.strictObject({
    item: z.literal('title'),
    expected,
    titleKind: z.enum(titleKinds),
    titleCopies: z.int().min(0).max(20),
    note,
  }),
  z.strictObject({
    item: z.literal('lien'),
    expected,
    lienHolder: trimmedText(exportLimits.lienHolder).nullish(),
    note,
  }),
  z.strictObject({
    item: z.literal('aes'),
    expected,
    itn: z
      .string()
      .max(exportLimits.itn)
      .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
      .pipe(
        z.string().regex(/^X\d{14}$/, {
          ...withError({
            es: 'Un ITN es una X y 14 dígitos.',
            en: 'An ITN is an X and 14 digits.',
          }),
        }),
      )
      .describe('An X and 14 digits; blanks, hyphens and capitals do not count.'),
    note,
  }),
  z.strictObject({
    item: z.literal('presented'),
    expected,
    presentedAt: typedMoment(needed),
    port: text(exportLimits.port),
    note,
  }),
  z.strictObject({
    item: z.literal('end_use'),
    expected,
    endUse: text(exportLimits.endUse),
    signedOn: isoPastDay(),
    note,
  }),
]);
const fieldsOf = ({ shape: { item: _, ...fields } }: (typeof exportPapers.options)[number]) =>
  z.object(fields).partial().shape;

/** What no paper has is refused by its name, whether or not the body says which paper it is. */
export const NewFacts = z
  .strictObject({
    ...Object.assign({}, ...exportPapers.options.map(fieldsOf)),
    item: z.enum(exportPaperItems),
    expected,
  })
  .pipe(exportPapers) as unknown as typeof exportPapers;
export type NewFacts = z.input<typeof NewFacts>;
export type CheckedFacts = z.output<typeof NewFacts>;

export const FactsWithdrawal = z.strictObject({
  item: z.enum(exportPaperItems),
  expected,
  note: text(exportLimits.note),
});

export const ScanQuery = z.object({ item: z.enum(scanItems) });
export const ScanId = z.object({ id: z.uuid(), scan: z.uuid() });

export const NewAuthority = z.strictObject({
  expected,
  kind: z.enum(authorityKinds),
  text: text(exportLimits.authority),
  source: text(exportLimits.source),
});

export const NewOverride = z.strictObject({
  items: z.array(item).min(1).max(exportItems.length),
  reason: text(exportLimits.reason),
});
