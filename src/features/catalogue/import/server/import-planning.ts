import { setImmediate } from 'node:timers/promises';
import { changedFields } from '#features/accounts/server/changed-fields.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { belowHeld } from '../../errors.ts';
import type { NewProduct, ProductFacts } from '../../products/server/create-product.ts';
import type { StoredProduct } from '../../products/server/staff-store.ts';
import type { CheckedForm, ImportRemark } from '../../products/staff-schema.ts';
import { findHeld, findShort } from '../../server/holds.ts';
import { changedBy, factsOf, warningsOf } from '../../server/product-facts.ts';
import { slugOf } from '../../slug.ts';
import { importTexts } from '../messages.ts';
import { type Addresses, findKnown, type Known, knownAddresses } from './import-lookups.ts';
import type { ImportRow } from './import-reading.ts';
import { priceWarning } from './import-values.ts';

interface Creation {
  row: number;
  product: NewProduct;
  names: string[];
}

export interface Update {
  row: number;
  before: StoredProduct;
  slug: string;
  facts: ProductFacts;
  names: (keyof ProductFacts)[];
}

/** What an import would write. */
export interface ImportPlan {
  creations: Creation[];
  updates: Update[];
  unchanged: number;
  errors: ImportRemark[];
  warnings: ImportRemark[];
}

interface Planning {
  language: Language;
  /** The hash of a picture by its address; what is still to be fetched has a stand-in. */
  hashOf: (address: string) => string;
}

const pieceSize = 500;

/** Holds the rows against the catalogue: what they create, what they change, what they may not. */
export async function planImport(
  db: Database,
  rows: readonly ImportRow[],
  planning: Planning,
): Promise<ImportPlan> {
  const plan: ImportPlan = { creations: [], updates: [], unchanged: 0, errors: [], warnings: [] };
  const addresses = await knownAddresses(db);
  const seen = new Map<string, number>();
  for (let at = 0; at < rows.length; at += pieceSize) {
    const piece = rows.slice(at, at + pieceSize);
    const known = await findKnown(db, piece);
    const from = plan.updates.length;
    for (const row of piece) planRow(plan, row, known, { ...planning, addresses, seen });
    await refuseHeldRows(db, plan, plan.updates.slice(from), planning);
    await setImmediate();
  }
  return plan;
}

async function refuseHeldRows(
  db: Database,
  plan: ImportPlan,
  updates: readonly Update[],
  { language }: Planning,
): Promise<void> {
  const changes = updates.map(({ row, before, facts }) => {
    return { row, id: before.id, before: before.facts, after: facts };
  });
  const held = new Set((await findHeld(db, changes)).map(({ id }) => id));
  for (const { id, row } of changes) {
    if (!held.has(id)) continue;
    plan.errors.push({ row, column: 'status', message: importTexts[language].held });
  }
  for (const short of await findShort(db, changes)) {
    const row = changes.find(({ id }) => id === short.id)?.row;
    if (row && !held.has(short.id)) warn(plan, row, { stock: belowHeld(short)[language] });
  }
}

interface Context extends Planning {
  addresses: Addresses;
  /** Products by what names them, and the row that was about them. */
  seen: Map<string, number>;
}

function planRow(plan: ImportPlan, row: ImportRow, known: Known, context: Context): void {
  const t = importTexts[context.language];
  const wrong = (column: string | null, message: string) =>
    plan.errors.push({ row: row.row, column, message });
  const before = known.find(row);
  const address = row.slug && row.change.category && `${row.change.category}/${row.slug}`;
  const name = before?.id ?? address;
  const earlier = name === undefined ? undefined : context.seen.get(name);
  if (name !== undefined && earlier === undefined) context.seen.set(name, row.row);
  if (earlier !== undefined) wrong(null, t.twice(earlier));
  else if (before) planUpdate(plan, row, before, context);
  else if (row.id) wrong('id', t.noSuchId);
  else {
    const form = toForm(row, (column) => wrong(column, t.required));
    if (form) planCreation(plan, row, form, context);
  }
}

/** What a new product must have; the price may be empty, but its column must be there. */
function toForm({ change }: ImportRow, missing: (column: string) => void): CheckedForm | undefined {
  const { expected: _, ...fields } = change;
  const { name, category, price } = fields;
  if (name === undefined) missing('name');
  if (category === undefined) missing('category');
  if (price === undefined) missing('price');
  if (name === undefined || category === undefined || price === undefined) return undefined;
  return { ...fields, name, category, price };
}

function planCreation(
  plan: ImportPlan,
  { row, slug: wantedSlug, change }: ImportRow,
  form: CheckedForm,
  { addresses, seen, language, hashOf }: Context,
): void {
  const facts = factsOf(form, { hashes: change.images?.map(hashOf), alts: change.imageAlts });
  const slug = wantedSlug ?? addresses.free(facts.category, slugOf(facts));
  addresses.take(facts.category, slug);
  seen.set(`${facts.category}/${slug}`, row);
  plan.creations.push({ row, product: { ...facts, slug }, names: Object.keys(change) });
  const warnings = warningsOf(facts, {
    provincesLeftOut: (change.availableProvinces ?? null) === null,
    wanted: change.stock,
    formerPrice: change.formerPrice,
    language,
  });
  if (facts.priceCents === null) warnings.price = importTexts[language].noPrice;
  if (addresses.hasName(facts.category, facts.name)) {
    warnings.name = importTexts[language].sameName;
  }
  warn(plan, row, warnings);
}

function planUpdate(
  plan: ImportPlan,
  { row, slug: newSlug, updatedAt, change }: ImportRow,
  before: StoredProduct,
  { addresses, seen, language, hashOf }: Context,
): void {
  const pictures = { hashes: change.images?.map(hashOf), alts: change.imageAlts };
  const facts = changedBy(before.facts, change, pictures);
  const names = changedFields(before.facts, facts);
  const t = importTexts[language];
  const stale = names.length > 0 && updatedAt && updatedAt !== before.updatedAt;
  const problems = [
    ...(before.deleted ? [{ column: 'id', message: t.deleted }] : []),
    ...(newSlug && newSlug !== before.slug ? [{ column: 'slug', message: t.slugStays }] : []),
    ...(stale ? [{ column: 'updatedAt', message: t.changed }] : []),
  ];
  plan.errors.push(...problems.map((problem) => ({ row, ...problem })));
  if (names.length === 0) plan.unchanged += 1;
  if (names.length === 0 || problems.length > 0) return;
  const moves = facts.category !== before.facts.category;
  const slug = moves ? addresses.free(facts.category, before.slug) : before.slug;
  if (moves) {
    addresses.take(facts.category, slug);
    seen.set(`${facts.category}/${slug}`, row);
  }
  plan.updates.push({ row, before, slug, facts, names });
  const price = priceWarning(before.facts, facts, language);
  warn(plan, row, {
    ...(price && { price }),
    ...warningsOf(facts, {
      provincesLeftOut: false,
      wanted: change.stock,
      formerPrice: change.formerPrice,
      language,
    }),
  });
}

function warn(plan: ImportPlan, row: number, warnings: Record<string, string>): void {
  for (const [column, message] of Object.entries(warnings)) {
    plan.warnings.push({ row, column, message });
  }
}
