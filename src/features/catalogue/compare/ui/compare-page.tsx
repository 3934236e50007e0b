import { useEffect } from 'react';
import { api } from '#api.ts';
import { priceTexts } from '#features/company/price.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { SwitchField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { ApiError } from '#platform/calls/client.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { type CardProduct, reaches } from '../../card-product.ts';
import type { ProductCategory } from '../../categories.ts';
import { inLanguage } from '../../in-language.ts';
import type { Product } from '../../schema.ts';
import { ShareLink } from '../../ui/product/share-link.tsx';
import {
  type ComparedFact,
  type ComparedProduct,
  comparedFacts,
  compareLimit,
  isCompared,
  readCompared,
  writeCompared,
} from '../compare.ts';
import { compareTexts } from '../messages.ts';
import { AddCompared, type Choice } from './add-compared.tsx';
import css from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { saveCompared } from './stored-products.ts';

export interface ComparedColumn
  extends ComparedProduct,
    Pick<CardProduct, 'id' | 'name' | 'price' | 'status' | 'reaches'> {
  stock: number | null;
  image: string | undefined;
}

interface CompareData {
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
const othersOffered = 24;
const matchesShown = 8;
const maxSearchLength = 100;

export const page: AnyPage = definePage<CompareData>({
  load: loadComparison,
  head: ({ language }, { columns }) => {
    const t = compareTexts[language];
    const names = columns.map(({ name }) => name).join(', ');
    return {
      title: names ? t.titleOf(names) : t.title,
      description: t.description,
      canonical: href(routes.compare),
      hidden: names !== '',
    };
  },
  View: ComparePage,
});

async function loadComparison(context: LoadContext): Promise<CompareData> {
  const { query, language, province } = context;
  // `mas` is sent by the form that adds a product.
  const requested = readCompared([query.get('p'), query.get('mas')].filter(Boolean).join(','));
  const search = query.get('buscar')?.trim().slice(0, maxSearchLength) ?? '';
  const category = requested[0]?.category;
  const isFull = requested.length >= compareLimit;
  const [requestedProducts, offered, matches] = await Promise.all([
    Promise.all(requested.map((product) => findOrNothing(context, product))),
    category && !isFull ? offer(context, { category, limit: othersOffered }) : [],
    search && !isFull ? offer(context, { category, search, limit: matchesShown }) : undefined,
  ]);
  const addable = (offers: readonly Product[]): Choice[] =>
    offers
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
    })),
    facts: [
      line(
        t.price,
        products.map(({ price }) => formatMoney(wireCents(price), language)),
      ),
      line(
        t.reaches(provinceName(province)),
        products.map((product) => (reaches(product, province) ? t.yes : t.no)),
      ),
      line(
        t.status,
        products.map(({ status }) => t.statuses[status]),
      ),
      ...comparedFacts(products, t),
    ],
    others: addable(offered),
    search,
    found: matches && addable(matches),
    hasMissing: products.length < requested.length,
  };
}

async function findOrNothing({ call, language }: LoadContext, { category, slug }: ComparedProduct) {
  try {
    const query = inLanguage(language);
    return await call(api.findProduct, { params: { category, slug }, query });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

interface OfferedProducts {
  category: ProductCategory | undefined;
  search?: string;
  limit: number;
}

async function offer(
  { call, province, language }: LoadContext,
  { category, search, limit }: OfferedProducts,
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

function ComparePage({ data }: { data: CompareData }) {
  const { language, address } = useApp();
  const t = compareTexts[language];
  const { columns, facts, hasMissing } = data;
  useEffect(() => {
    if (columns.length > 0) saveCompared(columns);
  }, [columns]);
  const names = columns.map(({ name }) => name).join(', ');
  const shared = address.origin + href(routes.compare, {}, { p: writeCompared(columns) });
  const several = columns.length > 1;
  return (
    <div className={`container ${css.page}`}>
      <h1>{t.title}</h1>
      {hasMissing && <Notice tone="warning">{t.gone}</Notice>}
      {columns.length === 0 ? (
        <EmptyState
          title={t.nothing}
          action={<ButtonLink href={href(routes.catalogue, {})}>{t.choose}</ButtonLink>}
        >
          {t.nothingText}
        </EmptyState>
      ) : (
        <>
          {several && (
            <div className={css.tools}>
              {/* CSS hides the other rows, so it works without JavaScript. */}
              <SwitchField label={t.onlyDifferences} className={css.only} />
              <ShareLink
                title={t.titleOf(names)}
                text={t.shareText(names, shared)}
                address={shared}
              />
            </div>
          )}
          <CompareTable columns={columns} facts={facts} />
          <p>{priceTexts[language].holds}</p>
          {several && facts.every(({ alike }) => alike) && <p>{t.allAlike}</p>}
        </>
      )}
      {columns.length < compareLimit && <AddCompared {...data} />}
    </div>
  );
}
