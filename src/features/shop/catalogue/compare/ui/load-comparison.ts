import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { ApiError } from '#platform/calls/client.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import type { LoadContext } from '#web/page.ts';
import { type CardProduct, inlandCents, isDrawn, reaches } from '../../card-product.ts';
import type { ProductCategory } from '../../categories.ts';
import { inLanguage } from '../../in-language.ts';
import { costsOfPiece } from '../../landed-cost/costs-of-piece.ts';
import { aboutMoney } from '../../landed-cost/messages.ts';
import { priceBlock } from '../../landed-cost/price-block.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import type { Product } from '../../schema.ts';
import {
  type ComparedFact,
  type ComparedProduct,
  comparedFacts,
  compareLimit,
  isCompared,
  readCompared,
} from '../compare.ts';
import { compareTexts } from '../messages.ts';
import type { Choice } from './add-compared.tsx';

export interface ComparedColumn
  extends ComparedProduct,
    Pick<CardProduct, 'id' | 'name' | 'price' | 'status' | 'reaches' | 'drawn'> {
  stock: number | null;
  image: string | undefined;
}

export interface CompareData {
  columns: ComparedColumn[];
  facts: ComparedFact[];
  others: Choice[];
  /** The search and the results that can be added; undefined without a search. */
  search: string;
  found: Choice[] | undefined;
  /** True where the address names a product that no longer exists. */
  hasMissing: boolean;
}

/** A short list, because a slow line loads it too. */
const othersShown = 24;
const matchesShown = 8;
const maxSearchLength = 100;

export async function loadComparison(context: LoadContext): Promise<CompareData> {
  const { query, language, province } = context;
  // `mas` is sent by the form that adds a product.
  const requested = readCompared([query.get('p'), query.get('mas')].filter(Boolean).join(','));
  const search = query.get('buscar')?.trim().slice(0, maxSearchLength) ?? '';
  const category = requested[0]?.category;
  const isFull = requested.length >= compareLimit;
  const [requestedProducts, others, matches] = await Promise.all([
    Promise.all(requested.map((product) => findOrNothing(context, product))),
    category && !isFull ? listChoices(context, { category, limit: othersShown }) : [],
    search && !isFull ? listChoices(context, { category, search, limit: matchesShown }) : undefined,
  ]);
  const addable = (listed: readonly Product[]): Choice[] =>
    listed
      .filter((product) => !isCompared(requested, product))
      .map(({ category, slug, name, price }) => ({ category, slug, name, price }));
  const products = requestedProducts.filter((product) => product !== undefined);
  const t = compareTexts[language];
  const line = (name: string, values: string[]): ComparedFact => ({
    name,
    values,
    alike: new Set(values).size === 1,
  });
  return {
    columns: products.map((product) => ({
      id: product.id,
      category: product.category,
      slug: product.slug,
      name: product.name,
      price: product.price,
      status: product.status,
      stock: product.stock,
      reaches: reaches(product, province),
      image: product.images?.[0],
      drawn: isDrawn(product, 0),
    })),
    facts: [
      line(
        t.price,
        products.map(({ price }) => formatMoney(wireCents(price), language)),
      ),
      ...costsInCuba(products, context).map(({ name, values }) => line(name, values)),
      line(
        t.reaches(provinceName(province)),
        products.map((product) => wayTo(product, context)),
      ),
      line(
        t.status,
        products.map(({ status }) => t.statuses[status]),
      ),
      ...comparedFacts(products, t),
    ],
    others: addable(others),
    search,
    found: matches && addable(matches),
    hasMissing: products.length < requested.length,
  };
}

type Seen = Pick<LoadContext, 'province' | 'language'>;

/** The rest of the price block, row by row; without rows where no product has a figure. */
function costsInCuba(products: readonly ProductInProvince[], { province, language }: Seen) {
  const blocks = products.map((product) => {
    const cents = wireCents(product.price);
    const costs = costsOfPiece(product, province, language);
    const [, ...lines] = priceBlock({ label: '', cents, costs, province }, language);
    return lines;
  });
  const names = new Set(blocks.flatMap((lines) => lines.map(({ label }) => label)));
  return [...names].map((name) => ({
    name,
    values: blocks.map((lines) => lines.find(({ label }) => label === name)?.value ?? '—'),
  }));
}

function wayTo(product: ProductInProvince, { province, language }: Seen): string {
  const t = compareTexts[language];
  if (!reaches(product, province)) return t.no;
  const cents = inlandCents(product);
  return cents === undefined ? t.carrier : `${t.carrier}, ${aboutMoney(cents, language)}`;
}

async function findOrNothing(
  { call, language, province }: LoadContext,
  { category, slug }: ComparedProduct,
) {
  try {
    const query = { ...inLanguage(language), province };
    return await call(api.findProduct, { params: { category, slug }, query });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

interface WantedChoices {
  category: ProductCategory | undefined;
  search?: string;
  limit: number;
}

async function listChoices(
  { call, province, language }: LoadContext,
  { category, search, limit }: WantedChoices,
): Promise<Product[]> {
  const query = {
    ...(category && { category }),
    ...(search && { search }),
    nearest: province,
    limit: String(limit),
    ...inLanguage(language),
  };
  return call(api.listProducts, { query });
}
