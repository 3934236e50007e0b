import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { importLimits } from '../product-form.ts';
import { catalogueRefusals } from '../refusals.ts';
import type { ProductImport } from '../staff-schema.ts';
import { columnsOf, createProducts, type NewProduct } from './create-product.ts';
import { lockAddresses, rememberAddress } from './free-slug.ts';
import { type ImportPlan, planImport, type Update } from './import-planning.ts';
import { type ImportRow, type Remark, readImport } from './import-reading.ts';
import { importTexts } from './import-texts.ts';
import { ownPictureHash } from './picture-adding.ts';
import { fromTo } from './product-facts.ts';
import { type BringPicture, takePictures } from './take-pictures.ts';

interface Import {
  agent: CurrentUser;
  language: Language;
  bytes: Uint8Array;
  /** The browser's key of this import; the same key makes the same products. */
  key: string | undefined;
  dryRun: boolean;
}

/** So many of each are told; the rest is counted. */
const mostRemarks = 200;

/**
 * Takes the products of a CSV file into the catalogue, all of them or none. A dry run only says
 * what would happen. Throws Refusal: a file with errors, with the same report.
 */
export async function importProducts(
  platform: Platform,
  wanted: Import,
  bring?: BringPicture,
): Promise<ProductImport> {
  const { db } = platform;
  const { rows, errors } = await readImport(wanted.bytes, wanted.language);
  const pictures = await lookForPictures(platform, rows, wanted.language);
  const hashOf = (address: string) => pictures.hashes.get(address) ?? `to fetch: ${address}`;
  const plan = await planImport(db, rows, { ...wanted, hashOf });
  plan.errors.push(...errors, ...pictures.errors);
  const report = () => reportOf(plan, { pictures, rows, written: false });
  if (wanted.dryRun) return report();
  refuseErrors(plan, report);
  plan.errors.push(...(await fetchPictures(platform, pictures, rows, { ...wanted, bring })));
  refuseErrors(plan, report);
  return db.transaction().execute(async (tx) => {
    await lockAddresses(tx);
    const lock = sql`for update`;
    // Anew: somebody may have changed the catalogue since.
    const now = await planImport(tx, rows, { ...wanted, hashOf, lock });
    refuseErrors(now, () => reportOf(now, { pictures, rows, written: false }));
    await carryOut(tx, now, wanted.agent);
    return reportOf(now, { pictures, rows, written: true });
  });
}

function refuseErrors(plan: ImportPlan, report: () => ProductImport): void {
  if (plan.errors.length === 0) return;
  throw new Refusal(catalogueRefusals.importRefused, { details: { report: report() } });
}

interface ImportPictures {
  hashes: Map<string, string>;
  /** Addresses elsewhere, each once. */
  outside: Set<string>;
  errors: Remark[];
}

/** Tells our own pictures from those elsewhere, and makes sure that ours are there. */
async function lookForPictures(
  platform: Platform,
  rows: readonly ImportRow[],
  language: Language,
): Promise<ImportPictures> {
  const own = new Map<string, string>();
  const outside = new Set<string>();
  const errors: Remark[] = [];
  for (const { row, change } of rows) {
    for (const address of change.images ?? []) {
      const hash = ownPictureHash(address, platform.config.publicUrl);
      if (hash) own.set(address, hash);
      else outside.add(address);
    }
    if (outside.size > importLimits.pictures) {
      errors.push({ row, column: 'images', message: importTexts[language].tooManyPictures });
      break;
    }
  }
  const known = await knownHashes(platform.db, [...own.values()]);
  const taken = await takePictures(platform, own.keys(), { known });
  errors.push(...remarksOn(rows, taken, language));
  return { hashes: own, outside, errors };
}

async function fetchPictures(
  platform: Platform,
  { outside, hashes }: ImportPictures,
  rows: readonly ImportRow[],
  { language, bring }: { language: Language; bring: BringPicture | undefined },
): Promise<Remark[]> {
  const taken = await takePictures(platform, outside, { bring });
  for (const [address, picture] of taken) {
    if ('hash' in picture) hashes.set(address, picture.hash);
  }
  return remarksOn(rows, taken, language);
}

function remarksOn(
  rows: readonly ImportRow[],
  taken: Awaited<ReturnType<typeof takePictures>>,
  language: Language,
): Remark[] {
  return rows.flatMap(({ row, change }) =>
    (change.images ?? []).flatMap((address) => {
      const picture = taken.get(address);
      if (!picture || 'hash' in picture) return [];
      const message = importTexts[language].picture(
        address,
        picture.refusal.kind.message[language],
      );
      return [{ row, column: 'images', message }];
    }),
  );
}

/** Those of the hashes that a product shows: they need not be looked for among the files. */
async function knownHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select distinct p ->> 'hash' as hash from product, json_array_elements(pictures) as e (p)
    where p ->> 'hash' = any(${[...new Set(hashes)]}::text[])`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

/** Rows that one statement writes. */
const atOnce = 100;

/** Writes a plan and, for each product, who did it. */
async function carryOut(tx: Tx, { creations, updates }: ImportPlan, agent: CurrentUser) {
  // The list begins with the newest, and the file with what it wants to show first.
  const products = creations.map(({ product }) => product).toReversed();
  for (let at = 0; at < products.length; at += atOnce) {
    await writeCreations(tx, products.slice(at, at + atOnce), agent);
  }
  for (let at = 0; at < updates.length; at += atOnce) {
    await writeUpdates(tx, updates.slice(at, at + atOnce), agent);
  }
}

async function writeCreations(tx: Tx, products: readonly NewProduct[], agent: CurrentUser) {
  const ids = await createProducts(tx, products);
  const done = products.map(({ submission: _, ...facts }, at) => ({
    actor: agent,
    action: 'product.create',
    subject: { kind: 'product', id: ids[at] ?? '', name: facts.name },
    details: { ...facts, by: 'import' },
  }));
  await writeAudit(tx, ...done);
}

async function writeUpdates(tx: Tx, updates: readonly Update[], agent: CurrentUser) {
  const rows = updates.map(({ before, slug, facts }) => {
    const { specifications, pictures, ...columns } = columnsOf(facts);
    const texts = { specifications: facts.specifications, pictures: facts.pictures };
    return { id: before.id, slug, ...columns, ...texts };
  });
  await sql`
    update product set slug = r.slug, category = r.category, name = r.name,
      description = r.description, price_cents = r.price_cents, year = r.year, brand = r.brand,
      model = r.model, engine_type = r.engine_type, engine_kind = r.engine_kind,
      provinces = r.provinces, status = r.status, featured = r.featured,
      specifications = r.specifications, pictures = r.pictures,
      updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      id uuid, slug text, category text, name text, description text, price_cents bigint,
      year integer, brand text, model text, engine_type text, engine_kind text, provinces text[],
      status text, featured boolean, specifications json, pictures json)
    where product.id = r.id`.execute(tx);
  const done = updates.map(({ before, facts, names }) => ({
    actor: agent,
    action: 'product.update',
    subject: { kind: 'product', id: before.id, name: facts.name },
    details: { ...fromTo(before.facts, facts, names), by: 'import' },
  }));
  await writeAudit(tx, ...done);
  for (const { before, facts, slug } of updates) {
    if (before.facts.category === facts.category) continue;
    await rememberAddress(tx, before.id, {
      former: { category: before.facts.category, slug: before.slug },
      now: { category: facts.category, slug },
    });
  }
}

function reportOf(
  { creations, updates, unchanged, errors, warnings }: ImportPlan,
  {
    pictures,
    rows,
    written,
  }: { pictures: ImportPictures; rows: readonly ImportRow[]; written: boolean },
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
    errorCount: errors.length,
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
