import { sql } from 'kysely';
import { api } from '#api.ts';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { CallRoute } from '#features/people/accounts/server/serve.ts';
import { createBoundedCache } from '#platform/bounded-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { catalogueErrors } from '../errors.ts';
import { facetChoices, understoodParts } from '../facet-choices.ts';
import type { TariffRule } from '../landed-cost/landed-cost.ts';
import { ProductInProvince } from '../landed-cost/schema.ts';
import { rulesToday, withCosts, withPriceBounds } from '../landed-cost/server/find-in-cuba.ts';
import { localize } from '../localize.ts';
import { readPublicPassport } from '../passport/server/passports.ts';
import {
  Product,
  type ProductFilters,
  ProductQuery,
  type ShopNotice,
  WrittenProduct,
} from '../schema.ts';
import type { ReadyJson } from './cache.ts';
import { catalogueChanges } from './changes.ts';
import { countChoices } from './count-facets.ts';
import { readProduct } from './find-products.ts';
import { BadCursor, type ProductList, readProductList } from './list-products.ts';
import type { CatalogueMemory } from './memory.ts';
import { findProductChoices } from './product-choices.ts';
import { readSearch } from './search.ts';
import { serveShared } from './serve-shared.ts';

export const catalogueRoutes: CallRoute[] = [
  serveShared(api.listProducts, async ({ query, queryText, language }, services, memory) => {
    const filters = await withPriceBounds(services, memory, query);
    const [list, rules] = await Promise.all([
      listOrRefuse(services, filters, memory, language),
      rulesOf(services, memory, query.province ?? query.nearest),
    ]);
    const localized = list.products.map((json) => inLanguage(json, query.language));
    const products = localized.map((json) => inProvince(json, rules));
    return { json: `[${products.join(',')}]`, headers: pageHeaders(list, queryText) };
  }),
  // Before the product: "choices" is not a category.
  serveShared(api.productChoices, async ({ query }, services, memory) => {
    const { db, database } = services;
    const [{ brands, years }, { facets, models, ...counted }, reading] = await Promise.all([
      findProductChoices(database, query.category, memory.choices),
      withPriceBounds(services, memory, query).then((filters) =>
        countChoices(database, filters, memory),
      ),
      query.search ? readSearch(db, query.search, memory.readings) : undefined,
    ]);
    const language = query.language ?? 'es';
    return {
      json: JSON.stringify({
        brands,
        years,
        ...counted,
        facets: facetChoices(query, facets, models, language),
        ...(reading && { understood: understoodParts(reading, brands, language) }),
      }),
    };
  }),
  serveShared(api.findProduct, async ({ params, query }, services, memory): Promise<ReadyJson> => {
    const [json, rules] = await Promise.all([
      readProduct(services.db, params.category, params.slug),
      rulesOf(services, memory, query.province),
    ]);
    if (json === undefined) throw new AppError(catalogueErrors.noSuchProduct);
    const priced = inProvince(inLanguage(json, query.language), rules);
    return { json: await withPassport(services.db, priced, query.language) };
  }),
  serveShared(api.listNotices, async ({ query }, { db, database }) => {
    const { notices, changesAt } = await findNotices(db, query);
    if (changesAt) catalogueChanges(database).expireAt(changesAt);
    return { json: JSON.stringify(notices) };
  }),
];

/** A product is written once in each form, when it is first read as it was saved. */
function writtenOnce(bytes: number): (json: string, write: () => object) => string {
  const known = createBoundedCache<{ json: string }>(bytes, ({ json }) => 2 * json.length);
  return (json, write) => {
    const written = known.get(json)?.json ?? JSON.stringify(write());
    known.set(json, { json: written });
    return written;
  };
}

const inWords = { es: writtenOnce(4 * 1024 * 1024), en: writtenOnce(4 * 1024 * 1024) };

const inLanguage = (json: string, language: Language = 'es'): string =>
  inWords[language](json, () => localize(WrittenProduct.parse(JSON.parse(json)), language));

const rulesOf = (
  services: Services,
  memory: CatalogueMemory,
  province: ProvinceCode | undefined,
): Promise<readonly TariffRule[]> =>
  province ? rulesToday(services, memory, province) : Promise.resolve([]);

/** By the rules that hold for a province (`rulesToday`). */
const priced = new WeakMap<readonly TariffRule[], ReturnType<typeof writtenOnce>>();

/** Adds what is paid in Cuba. */
function inProvince(json: string, rules: readonly TariffRule[]): string {
  if (rules.length === 0) return json;
  const write = priced.get(rules) ?? writtenOnce(512 * 1024);
  priced.set(rules, write);
  return write(json, () => withCosts(Product.parse(JSON.parse(json)), rules));
}

async function withPassport(db: Database, json: string, language: Language = 'es') {
  const product = ProductInProvince.parse(JSON.parse(json));
  const passport = await readPublicPassport(db, product, language);
  return passport ? JSON.stringify({ ...product, passport }) : json;
}

const lostPlace: Text = {
  es: 'Ese lugar de la lista ya no existe. Empiece por la primera página.',
  en: 'That place of the list is no longer there. Begin with the first page.',
};

async function listOrRefuse(
  { database }: Services,
  filters: ProductFilters,
  { counts, readings }: CatalogueMemory,
  language: () => Promise<Language>,
): Promise<ProductList> {
  try {
    return await readProductList(database, filters, counts, readings);
  } catch (error) {
    if (!(error instanceof BadCursor)) throw error;
    throw new AppError(commonErrors.badInput, { fields: { cursor: lostPlace[await language()] } });
  }
}

function pageHeaders(
  { total, next }: ProductList,
  queryText: Record<string, string>,
): Record<string, string> {
  const count = { 'x-total-count': total.more ? `${total.count}+` : String(total.count) };
  if (next === undefined) return count;
  const query = Object.keys(ProductQuery.shape)
    .filter((name) => name !== 'cursor' && queryText[name])
    .map((name) => `${name}=${encodeURIComponent((queryText[name] ?? '').toWellFormed())}`);
  const address = `${api.listProducts.path}?${[...query, `cursor=${next}`].join('&')}`;
  return { ...count, link: `<${address}>; rel="next"` };
}

/** More notices than these would be read by nobody. */
const noticesShown = 3;

interface ParsedRequest {
  province?: string | undefined;
  category?: string | undefined;
}

/**
 * Returns the notices that end soonest, and the next moment at which one begins or ends. Undefined
 * stands for any province or category.
 */
async function findNotices(
  db: Database,
  { province, category }: ParsedRequest,
): Promise<{ notices: ShopNotice[]; changesAt: Date | undefined }> {
  const { rows } = await sql<{ notices: ShopNotice[]; changes_at: Date | null }>`
    with here as (
      select id, title, text, ends_at as until from notice
      where starts_at <= now() and ends_at > now()
        and (${province ?? null}::text is null or provinces = '{}' or ${province ?? null} = any(provinces))
        and (${category ?? null}::text is null or categories = '{}' or ${category ?? null} = any(categories))
      order by ends_at, id limit ${noticesShown}
    )
    select (select coalesce(json_agg(here order by until, id), '[]') from here) as notices,
      (select min(case when starts_at > now() then starts_at else ends_at end)
        from notice where ends_at > now()) as changes_at`.execute(db);
  return { notices: rows[0]?.notices ?? [], changesAt: rows[0]?.changes_at ?? undefined };
}
