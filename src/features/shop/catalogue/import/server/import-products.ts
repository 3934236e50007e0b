import { createHash } from 'node:crypto';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import type { CsvFiles } from '#platform/http/csv-file.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { queueImport } from '#platform/tasks/import-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { catalogueErrors } from '../../errors.ts';
import type { ImportOnePicture } from '../../pictures/server/take-pictures.ts';
import { lockAddresses } from '../../products/server/free-slug.ts';
import type { ImportRemark, ProductImport } from '../../products/staff-schema.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { lockNamedProducts } from './import-lookups.ts';
import { checkPictures, fetchPictures, type ImportPictures } from './import-pictures.ts';
import { type ImportPlan, planImport, withoutErrors } from './import-planning.ts';
import { importReading, importRejecting, maxRemarks } from './import-reading.ts';
import { fieldChanges, fieldsOf } from './import-values.ts';
import { writeImport } from './import-writing.ts';

interface Import {
  agent: CurrentUser;
  language: Language;
  bytes: Uint8Array;
  key: string | undefined;
  dryRun: boolean;
  /** How many rows that are the same as others were seen, and are wanted. */
  repeated: number;
  /** How many rows with errors were seen, and are left out. */
  rejected: number;
}

/**
 * Imports the products of a CSV file but those rows with errors that were seen, all or none; a dry
 * run only reports. One import at a time in each process. Throws AppError: other errors than were
 * seen (with the report), a key of another file, too many imports waiting; rows that are the same,
 * which were not agreed to.
 */
export function importProducts(
  services: Services,
  request: Import,
  importOne?: ImportOnePicture,
): Promise<ProductImport> {
  return queueImport(() => runImport(services, request, importOne));
}

async function runImport(
  services: Services,
  request: Import,
  importOne: ImportOnePicture | undefined,
): Promise<ProductImport> {
  const earlierImport = await findEarlierImport(services.db, request);
  if (earlierImport) return earlierImport;
  const { bytes, language } = request;
  const file = await services.tasks.run(importReading, { bytes, language });
  const { products, rows, leftOut } = file;
  const pictures = await checkPictures(services, rows, language);
  const hashOf = (address: string) => pictures.hashes.get(address) ?? `to fetch: ${address}`;
  let wrong = [...file.errors, ...pictures.errors];
  const planned = (db: Database) => planImport(db, rows, { language, hashOf, wrong });
  const leftFilesOf = async ({ errors }: ImportPlan) =>
    products > 0 && errors.length > 0
      ? services.tasks.run(importRejecting, { bytes, language, errors })
      : null;
  const context = { pictures, products, language, leftOut };
  const report = async (plan: ImportPlan) =>
    reportOf(plan, { ...context, leftFiles: await leftFilesOf(plan), written: false });
  const refuse = async (plan: ImportPlan, problem = problemOf(plan, products, request)) => {
    if (problem) throw new AppError(problem, { details: { report: await report(plan) } });
  };
  let plan = await planned(services.db);
  if (request.dryRun) return report(plan);
  // A picture that could not be had the last time is one of the errors that were seen.
  if (pictures.outside.size === 0 || rowsOf(plan.errors).size >= request.rejected)
    await refuse(plan);
  const good = withoutErrors(rows, plan.errors);
  const fetched = await fetchPictures(services, pictures, good, { ...request, importOne });
  wrong = [...wrong, ...fetched];
  if (fetched.length > 0) plan = await planned(services.db);
  await refuse(plan);
  const leftFiles = await leftFilesOf(plan);
  let changed: ImportPlan | undefined;
  const imported = await changeCatalogue(services, async (tx) => {
    await lockAddresses(tx);
    // The same import arrived twice at once, and the other one did it.
    const twin = await findEarlierImport(tx, request);
    if (twin) return twin;
    await lockNamedProducts(tx, rows);
    // Planned again under the locks: the catalogue may have changed.
    const current = await planned(tx);
    const report = reportOf(current, { ...context, leftFiles, written: true });
    const asPlanned = isSame(plan, current);
    if (!asPlanned) changed = current;
    else {
      await writeImport(tx, current, request.agent);
      await rememberImport(tx, request, report);
    }
    return report;
  });
  if (changed) await refuse(changed, catalogueErrors.importRefused);
  return imported;
}

function problemOf({ errors, repeated }: ImportPlan, products: number, seen: Import) {
  if (products === 0 || rowsOf(errors).size !== seen.rejected) return catalogueErrors.importRefused;
  return repeated === seen.repeated ? undefined : catalogueErrors.importRepeated;
}

const rowsOf = (errors: readonly ImportRemark[]) => new Set(errors.map(({ row }) => row));

/** The same is wrong, and as many rows are the same as others. */
const isSame = (seen: ImportPlan, now: ImportPlan) =>
  seen.repeated === now.repeated && JSON.stringify(seen.errors) === JSON.stringify(now.errors);

/** Of so many new products the report says how they were read, before anything is written. */
const sampleSize = 5;

/** What concerns the whole row first, then prices: a wrong price costs most. */
const weightOf = ({ column }: { column: string | null }): number =>
  column === null ? 2 : Number(column === 'price');

interface Reported {
  pictures: ImportPictures;
  products: number;
  leftOut: readonly ImportRemark[];
  leftFiles: CsvFiles | null;
  language: Language;
  written: boolean;
}

function reportOf(
  { creations, updates, unchanged, repeated, errors, warnings }: ImportPlan,
  { pictures, products, language, leftOut, leftFiles, written }: Reported,
): ProductImport {
  const changes = [
    ...creations.map(({ row, product, names }, at) => ({
      row,
      kind: 'create' as const,
      name: product.name,
      columns: names,
      ...(at < sampleSize && { fields: fieldsOf(product, language) }),
    })),
    ...updates.map(({ row, before, facts, names }) => {
      const fields = fieldChanges(before.facts, facts, names, language);
      const columns = fields.map(({ column }) => column);
      return { row, kind: 'update' as const, name: facts.name, columns, id: before.id, fields };
    }),
  ];
  const byRow = <Item extends { row: number }>(list: readonly Item[]) =>
    list.toSorted((a, b) => a.row - b.row);
  const first = <Item extends { row: number }>(list: readonly Item[]) =>
    byRow(list).slice(0, maxRemarks);
  return {
    written,
    rows: products,
    created: creations.length,
    updated: updates.length,
    unchanged,
    picturesToFetch: pictures.outside.size,
    repeated,
    errorCount: errors.length,
    rejected: rowsOf(errors).size,
    leftFiles,
    errors: first(errors),
    warnings: byRow([...leftOut, ...warnings])
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, maxRemarks),
    changes: first(changes),
  };
}

interface Submission {
  bytes: Uint8Array;
  key: string | undefined;
}

/**
 * Finds the report of an earlier import with this key: the same file comes again only when the
 * answer was lost, and a second run would undo later changes. Throws AppError: the key belongs to
 * another file.
 */
async function findEarlierImport(
  db: Database,
  { bytes, key }: Submission,
): Promise<ProductImport | undefined> {
  if (key === undefined) return undefined;
  const earlier = await db
    .selectFrom('product_import')
    .select(['submission_hash', 'report'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  requireSameContent(earlier.submission_hash, hashOf(bytes), catalogueErrors.importKeyReused);
  return earlier.report;
}

/** Writes in the transaction of the import, so that a failed import can be sent again. */
async function rememberImport(
  tx: Tx,
  { bytes, key }: Submission,
  report: ProductImport,
): Promise<void> {
  if (key === undefined) return;
  await tx
    .insertInto('product_import')
    .values({ submission_key: key, submission_hash: hashOf(bytes), report: JSON.stringify(report) })
    .execute();
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
