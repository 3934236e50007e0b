import { setImmediate } from 'node:timers/promises';
import { changedFields } from '#features/people/accounts/server/changed-fields.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { belowHeldText } from '../../errors.ts';
import type { NewProduct } from '../../products/server/insert-products.ts';
import type { StoredProduct } from '../../products/server/staff-store.ts';
import type { CheckedForm, ImportRemark } from '../../products/staff-schema.ts';
import { findHeld, findShortages } from '../../server/holds.ts';
import type { WrittenProductFacts } from '../../server/product-facts.ts';
import { applyChange, productFactsOf, warningsOf } from '../../server/product-facts.ts';
import { slugOf } from '../../slug.ts';
import { importProblemTexts } from '../messages.ts';
import {
  type Addresses,
  findNamedProducts,
  type NamedProducts,
  readAddresses,
} from './import-lookups.ts';
import { type ImportRow, quoting } from './import-reading.ts';
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
  facts: WrittenProductFacts;
  names: (keyof WrittenProductFacts)[];
}

export interface ImportPlan {
  creations: Creation[];
  updates: Update[];
  unchanged: number;
  repeated: number;
  errors: ImportRemark[];
  warnings: ImportRemark[];
}

interface PlanOptions {
  language: Language;
  hashOf: (address: string) => string;
  /** What is wrong with rows by themselves: they are left out. */
  wrong: readonly ImportRemark[];
}

const pieceSize = 500;

export async function planImport(
  db: Database,
  all: readonly ImportRow[],
  options: PlanOptions,
): Promise<ImportPlan> {
  const plan: ImportPlan = {
    creations: [],
    updates: [],
    unchanged: 0,
    repeated: 0,
    errors: [...options.wrong],
    warnings: [],
  };
  const rows = withoutErrors(all, plan.errors);
  const addresses = await readAddresses(db);
  const rowOfProduct = new Map<string, number>();
  const rowOfContent = new Map<string, number>();
  for (let at = 0; at < rows.length; at += pieceSize) {
    const piece = rows.slice(at, at + pieceSize);
    const namedProducts = await findNamedProducts(db, piece);
    const from = plan.updates.length;
    for (const row of piece)
      planRow(plan, row, namedProducts, { ...options, addresses, rowOfProduct, rowOfContent });
    await refuseHeldRows(db, plan, plan.updates.slice(from), options);
    await setImmediate();
  }
  plan.warnings = withoutErrors(plan.warnings, plan.errors);
  return plan;
}

/** Those of rows with which nothing is wrong. */
export function withoutErrors<Item extends { row: number }>(
  items: readonly Item[],
  errors: readonly ImportRemark[],
): Item[] {
  const wrong = new Set(errors.map(({ row }) => row));
  return items.filter(({ row }) => !wrong.has(row));
}

async function refuseHeldRows(
  db: Database,
  plan: ImportPlan,
  updates: readonly Update[],
  { language }: PlanOptions,
): Promise<void> {
  const changes = updates.map(({ row, before, facts }) => {
    return { row, id: before.id, before: before.facts, after: facts };
  });
  const heldIds = new Set((await findHeld(db, changes)).map(({ id }) => id));
  for (const { id, row } of changes) {
    if (!heldIds.has(id)) continue;
    plan.errors.push({ row, column: 'status', message: importProblemTexts[language].held });
  }
  for (const shortage of await findShortages(db, changes)) {
    const row = changes.find(({ id }) => id === shortage.id)?.row;
    if (row && !heldIds.has(shortage.id))
      addWarnings(plan, row, { stock: belowHeldText(shortage)[language] });
  }
  plan.updates = plan.updates.filter(({ before }) => !heldIds.has(before.id));
}

interface Context extends PlanOptions {
  addresses: Addresses;
  rowOfProduct: Map<string, number>;
  /** The first row that creates just this. */
  rowOfContent: Map<string, number>;
}

function planRow(
  plan: ImportPlan,
  row: ImportRow,
  namedProducts: NamedProducts,
  context: Context,
): void {
  const t = importProblemTexts[context.language];
  const addError = (column: string | null, message: string) =>
    plan.errors.push({ row: row.row, column, message });
  const before = namedProducts.find(row);
  const address = row.slug && row.change.category && `${row.change.category}/${row.slug}`;
  const name = before?.id ?? address;
  const earlierRow = name === undefined ? undefined : context.rowOfProduct.get(name);
  if (name !== undefined && earlierRow === undefined) context.rowOfProduct.set(name, row.row);
  if (earlierRow !== undefined) addError(null, t.twice(earlierRow));
  else if (before) planUpdate(plan, row, before, context);
  else if (row.id) addError('id', quoting(row.id, t.noSuchId, context.language));
  else {
    const form = toForm(row, (column) => addError(column, t.required));
    if (form) planCreation(plan, row, form, context);
  }
}

/** The price may be empty, but its column must exist. */
function toForm(
  { change }: ImportRow,
  onMissing: (column: string) => void,
): CheckedForm | undefined {
  const { name, category, price } = change;
  if (name === undefined) onMissing('name');
  if (category === undefined) onMissing('category');
  if (price === undefined) onMissing('price');
  if (name === undefined || category === undefined || price === undefined) return undefined;
  return { ...change, name, category, price };
}

function planCreation(
  plan: ImportPlan,
  { row, slug: wantedSlug, change }: ImportRow,
  form: CheckedForm,
  { addresses, rowOfProduct, rowOfContent, language, hashOf }: Context,
): void {
  const facts = productFactsOf(form, {
    hashes: change.images?.map(hashOf),
    alts: change.imageAlts,
    kinds: change.imageKinds,
  });
  const slug = wantedSlug ?? addresses.free(facts.category, slugOf(facts));
  addresses.take(facts.category, slug);
  rowOfProduct.set(`${facts.category}/${slug}`, row);
  plan.creations.push({ row, product: { ...facts, slug }, names: Object.keys(change) });
  const warnings = warningsOf(facts, {
    provincesLeftOut: (change.availableProvinces ?? null) === null,
    requestedStock: change.stock,
    formerPrice: change.formerPrice,
    language,
  });
  const content = JSON.stringify(facts);
  const same = rowOfContent.get(content);
  if (same === undefined) rowOfContent.set(content, row);
  else {
    plan.repeated += 1;
    plan.warnings.push({ row, column: null, message: importProblemTexts[language].repeated(same) });
  }
  if (facts.priceCents === null) warnings.price = importProblemTexts[language].noPrice;
  if (addresses.hasName(facts.category, facts.name)) {
    warnings.name = importProblemTexts[language].sameName;
  }
  addWarnings(plan, row, warnings);
}

function planUpdate(
  plan: ImportPlan,
  { row, id, slug: newSlug, updatedAt, change }: ImportRow,
  before: StoredProduct,
  { addresses, rowOfProduct, language, hashOf }: Context,
): void {
  const { imageAlts: alts, imageKinds: kinds } = change;
  const pictures = { hashes: change.images?.map(hashOf), alts, kinds };
  const facts = applyChange(before.facts, change, pictures);
  const names = changedFields(before.facts, facts);
  const t = importProblemTexts[language];
  const stale = names.length > 0 && updatedAt && updatedAt !== before.updatedAt;
  const problems = [
    ...(before.deleted ? [{ column: 'id', cell: id, message: t.deleted }] : []),
    ...(newSlug && newSlug !== before.slug
      ? [{ column: 'slug', cell: newSlug, message: t.slugStays }]
      : []),
    ...(stale ? [{ column: 'updatedAt', cell: updatedAt, message: t.changed }] : []),
  ];
  for (const { column, cell, message } of problems)
    plan.errors.push({ row, column, message: quoting(cell, message, language) });
  if (names.length === 0) plan.unchanged += 1;
  if (names.length === 0 || problems.length > 0) return;
  const moves = facts.category !== before.facts.category;
  const slug = moves ? addresses.free(facts.category, before.slug) : before.slug;
  if (moves) {
    addresses.take(facts.category, slug);
    rowOfProduct.set(`${facts.category}/${slug}`, row);
  }
  plan.updates.push({ row, before, slug, facts, names });
  const price = priceWarning(before.facts, facts, language);
  addWarnings(plan, row, {
    ...(price && { price }),
    ...warningsOf(facts, {
      provincesLeftOut: false,
      requestedStock: change.stock,
      formerPrice: change.formerPrice,
      language,
    }),
  });
}

function addWarnings(plan: ImportPlan, row: number, warnings: Record<string, string>): void {
  for (const [column, message] of Object.entries(warnings)) {
    plan.warnings.push({ row, column, message });
  }
}
