import { Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { catalogueRefusals } from '../refusals.ts';
import type { ProductImport } from '../staff-schema.ts';
import { changeCatalogue } from './changes.ts';
import { lockAddresses } from './free-slug.ts';
import { lockKnown } from './import-lookups.ts';
import { findEarlierImport, rememberImport } from './import-once.ts';
import { fetchPictures, type ImportPictures, lookForPictures } from './import-pictures.ts';
import { type ImportPlan, planImport } from './import-planning.ts';
import { type ImportRow, importReading, mostRemarks } from './import-reading.ts';
import { inImportTurn } from './import-turn.ts';
import { carryOut } from './import-writing.ts';
import type { BringPicture } from './take-pictures.ts';

interface Import {
  agent: CurrentUser;
  language: Language;
  bytes: Uint8Array;
  /** The browser's key of this import; the same key is one file, and is done once. */
  key: string | undefined;
  dryRun: boolean;
}

/**
 * Takes the products of a CSV file into the catalogue, all of them or none. A dry run only says
 * what would happen. One at a time in this process. Throws Refusal: a file with errors, with the same
 * report; a key of another file; too many at once.
 */
export function importProducts(
  platform: Platform,
  wanted: Import,
  bring?: BringPicture,
): Promise<ProductImport> {
  return inImportTurn(() => importInTurn(platform, wanted, bring));
}

async function importInTurn(
  platform: Platform,
  wanted: Import,
  bring: BringPicture | undefined,
): Promise<ProductImport> {
  const before = await findEarlierImport(platform.db, wanted);
  if (before) return before;
  const { bytes, language } = wanted;
  const { rows, errors, errorCount } = await platform.tasks.run(importReading, { bytes, language });
  const pictures = await lookForPictures(platform, rows, wanted.language);
  const hashOf = (address: string) => pictures.hashes.get(address) ?? `to fetch: ${address}`;
  const plan = await planImport(platform.db, rows, { ...wanted, hashOf });
  plan.errors.push(...errors, ...pictures.errors);
  const untold = errorCount - errors.length;
  const report = () => reportOf(plan, { pictures, rows, untold, written: false });
  if (wanted.dryRun) return report();
  refuseErrors(plan, report);
  plan.errors.push(...(await fetchPictures(platform, pictures, rows, { ...wanted, bring })));
  refuseErrors(plan, report);
  return changeCatalogue(platform, async (tx) => {
    await lockAddresses(tx);
    // The same import arrived twice at once: the other one did it.
    const twin = await findEarlierImport(tx, wanted);
    if (twin) return twin;
    await lockKnown(tx, rows);
    // Anew: somebody may have changed the catalogue since.
    const now = await planImport(tx, rows, { ...wanted, hashOf });
    refuseErrors(now, () => reportOf(now, { pictures, rows, untold, written: false }));
    await carryOut(tx, now, wanted.agent);
    const done = reportOf(now, { pictures, rows, untold, written: true });
    await rememberImport(tx, wanted, done);
    return done;
  });
}

function refuseErrors(plan: ImportPlan, report: () => ProductImport): void {
  if (plan.errors.length === 0) return;
  throw new Refusal(catalogueRefusals.importRefused, { details: { report: report() } });
}

interface Reported {
  pictures: ImportPictures;
  rows: readonly ImportRow[];
  /** Errors beside those of the plan, which are only counted. */
  untold: number;
  written: boolean;
}

function reportOf(
  { creations, updates, unchanged, errors, warnings }: ImportPlan,
  { pictures, rows, untold, written }: Reported,
): ProductImport {
  const changes = [
    ...creations.map(({ row, product: { name }, names }) => ({
      row,
      kind: 'create' as const,
      name,
      columns: names,
    })),
    ...updates.map(({ row, facts: { name }, names }) => ({
      row,
      kind: 'update' as const,
      name,
      columns: names.map((each) => columnNames[each] ?? each),
    })),
  ];
  const first = <R extends { row: number }>(list: readonly R[]) =>
    list.toSorted((a, b) => a.row - b.row).slice(0, mostRemarks);
  return {
    written,
    rows: rows.length,
    created: creations.length,
    updated: updates.length,
    unchanged,
    picturesToFetch: pictures.outside.size,
    errorCount: errors.length + untold,
    errors: first(errors),
    warnings: first(warnings),
    changes: first(changes),
  };
}

/** Columns that are called otherwise than what they hold. */
const columnNames: Partial<Record<string, string>> = {
  priceCents: 'price',
  provinces: 'availableProvinces',
  pictures: 'images',
};
