import { sql } from 'kysely';
import type { ProductCategory } from '../categories.ts';
import type { FacetOption } from '../facets.ts';
import type { FacetCounts, ProductFilters } from '../schema.ts';
import { type FacetName, facetNames } from '../schema-values.ts';
import { wordsOf } from '../slug.ts';
import { type CountMemory, countLimit } from './count-memory.ts';
import { allOf, conditionsOf, type ProductCondition } from './filter.ts';
import type { CatalogueDatabase } from './list-products.ts';
import {
  type Queries,
  readSearch,
  type SearchReading,
  type SearchReadings,
  withWishes,
} from './search.ts';

type FilterName = FacetName | 'brand' | 'engineType' | 'year';

export interface ChoiceCounts {
  counts: FacetCounts;
  facets: Partial<Record<FacetName, Record<string, number>>>;
  /** Of the brand that is asked for, as its products name them. */
  models: FacetOption[];
  /** Of the search alone. */
  categories?: Partial<Record<ProductCategory, number>> | undefined;
}

interface Traits {
  /** Which filter is left out; '' for none, 'all' for all but the search. */
  variant: FilterName | '' | 'all';
  category: ProductCategory;
  brand: string | null;
  engineType: string | null;
  year: number | null;
  model: string | null;
  facets: string[];
}

/**
 * Counts each facet under all other filters, by one statement. Where more than `countLimit` are
 * left, a facet has no counts, so that the cost does not grow with the catalogue.
 */
export async function countChoices(
  database: CatalogueDatabase,
  asked: ProductFilters,
  { counts: memory, readings }: { counts: CountMemory; readings: SearchReadings },
): Promise<ChoiceCounts> {
  const reading = asked.search ? await readSearch(database.db, asked.search, readings) : undefined;
  const filters = reading ? withWishes(asked, reading) : asked;
  const names: FilterName[] = ['brand', 'engineType', 'year', ...facetNames];
  const set = names.filter((name) => filters[name] !== undefined);
  const rows = await readTraits(database, filters, { set, memory, reading });
  const under = (name: FilterName) => rows.get(set.includes(name) ? name : '');
  const counted = (
    name: FilterName,
    of: (traits: Traits) => readonly (string | number | null)[],
  ) => {
    const traits = under(name);
    return traits && tally(traits.flatMap(of));
  };
  const all = rows.get('all');
  return {
    counts: definedOnly({
      brand: counted('brand', ({ brand }) => [brand]),
      engineType: counted('engineType', ({ engineType }) => [engineType]),
      year: counted('year', ({ year }) => [year]),
    }),
    facets: definedOnly(
      Object.fromEntries(
        facetNames.map((name) => [
          name,
          counted(name, ({ facets }) =>
            facets.flatMap((facet) =>
              facet.startsWith(`${name}=`) ? [facet.slice(name.length + 1)] : [],
            ),
          ),
        ]),
      ),
    ),
    models: filters.brand || filters.model ? modelsIn(under('model') ?? []) : [],
    ...(reading && { categories: all && tally(all.map(({ category }) => category)) }),
  };
}

interface TraitsRequest {
  set: readonly FilterName[];
  memory: CountMemory;
  reading: SearchReading | undefined;
}

async function readTraits(
  database: CatalogueDatabase,
  filters: ProductFilters,
  { set, memory, reading }: TraitsRequest,
): Promise<Map<Traits['variant'], Traits[]>> {
  if (reading?.isEmpty)
    return new Map(['', ...set, 'all'].map((variant) => [variant as Traits['variant'], []]));
  const { queries } = reading ?? {};
  const variants = (['', ...set] as const).filter((name) => {
    const others = name ? { ...filters, [name]: undefined } : filters;
    return queries || (memory.recall(others) ?? 0) <= countLimit;
  });
  const conditions = new Map<Traits['variant'], ProductCondition[]>(
    variants.map((name) => [
      name,
      conditionsOf(name ? { ...filters, [name]: undefined } : filters),
    ]),
  );
  if (reading) conditions.set('all', conditionsOf(withWishes({}, reading)));
  const found = await readVariants(database, conditions, queries);
  const isNothing = queries && [...found.values()].every(({ length }) => length === 0);
  const corrected = isNothing && (await reading?.corrected(database.db));
  return corrected ? readVariants(database, conditions, corrected) : found;
}

async function readVariants(
  { db, prepared }: CatalogueDatabase,
  conditions: ReadonlyMap<Traits['variant'], readonly ProductCondition[]>,
  queries: Queries | undefined,
): Promise<Map<Traits['variant'], Traits[]>> {
  if (conditions.size === 0) return new Map();
  const parts = [...conditions].map(
    ([variant, where]) => sql`(select ${variant}::text as variant, category, brand_key as brand,
      engine_kind as "engineType", year, model, facets from product
      where ${allOf([...where, ...(queries ? [sql<boolean>`search @@ ${queries.anywhere}`] : [])])}
      limit ${countLimit + 1})`,
  );
  const rows = await prepared(sql<Traits>`${sql.join(parts, sql` union all `)}`.compile(db));
  const found = new Map<Traits['variant'], Traits[]>(
    [...conditions.keys()].map((name) => [name, []]),
  );
  for (const row of rows) found.get(row.variant)?.push(row);
  for (const [variant, each] of found) if (each.length > countLimit) found.delete(variant);
  return found;
}

/** The words of a model with which `model_facet` (170-models-as-facets.sql) names it. */
function modelsIn(products: readonly Traits[]): FacetOption[] {
  const labels = new Map<string, string>();
  for (const { model, facets } of products) {
    const value = facets.find((facet) => facet.startsWith('model='))?.slice('model='.length);
    if (!value || labels.has(value)) continue;
    const words = model?.trim().split(/\s+/) ?? [];
    const named = words.map((_, at) => words.slice(0, at + 1).join(' '));
    labels.set(value, named.find((name) => wordsOf(name).join('-') === value) ?? value);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label: { es: label, en: label } }))
    .sort((one, other) => (one.value < other.value ? -1 : 1));
}

function tally(values: readonly (string | number | null)[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** An absent count is left out of the answer. */
function definedOnly<T extends object>(counts: T): T {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined)) as T;
}
