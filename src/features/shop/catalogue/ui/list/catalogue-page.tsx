import { Fragment } from 'react';
import { api } from '#api.ts';
import { whatsappShare } from '#features/company/about/brand.ts';
import { CardNotes } from '#features/company/about/ui/card-notes.tsx';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { ProvinceHint } from '#features/company/provinces/ui/province-hint.tsx';
import { classNames } from '#kit/class-names.ts';
import { inOwnLanguage } from '#platform/http/shared/language-address.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';
import { type App, useApp, type VisitFacts } from '#web/app-context.ts';
import {
  type AnyPage,
  definePage,
  type LoadContext,
  Redirect,
  type StaticItem,
} from '#web/page.ts';
import { writeAddress } from '#web/routes/address.ts';
import { StaticPart, useStaticPart } from '#web/ui/server-html.tsx';
import { type AskedChip, askedFirst } from '../../asked-first.ts';
import { type CardProduct, toCard } from '../../card-product.ts';
import {
  allFilters,
  type CatalogueAddress,
  chipNames,
  hasVehicleFilters,
  readCatalogueAddress,
  toChoicesQuery,
  toProductQuery,
  withoutEmptyKeys,
} from '../../catalogue-address.ts';
import {
  categories,
  defaultCategory,
  findCategory,
  type ProductCategory,
} from '../../categories.ts';
import { chipsOf } from '../../chips.ts';
import { BelowList } from '../../compare/ui/below-list.tsx';
import { type FilterOptions, filterOptions } from '../../filter-options.ts';
import { inLanguage } from '../../in-language.ts';
import { catalogueTexts } from '../../messages.ts';
import { type PageNumber, pageOf } from '../../page-number.ts';
import { productsId } from '../../products-id.ts';
import type { ProductChoices, ShopNotice } from '../../schema.ts';
import card from '../card/product-card.module.css';
import { ProductCard } from '../card/product-card.tsx';
import { ProductSkeletons } from '../card/product-card-skeleton.tsx';
import grid from '../card/product-grid.module.css';
import { CataloguePages } from '../catalogue-pages.tsx';
import { loadList } from '../load-list.ts';
import { CatalogueFrame, listAddress } from './catalogue-frame.tsx';
import css from './catalogue-page.module.css';
import { findNearest } from './find-nearest.ts';
import { FoundElsewhere, type OtherCategories } from './found-elsewhere.tsx';
import { byCategory, type Group, type GroupedProducts } from './groups.ts';
import { ListViewButton } from './list-view-button.tsx';
import { NoProducts } from './no-products.tsx';

interface CatalogueData extends PageNumber {
  /** Undefined where the address names no category of ours; then all are listed. */
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  products: CardProduct[];
  groups: Group[];
  total: { count: number; more: boolean };
  next: string | undefined;
  options: FilterOptions;
  /** Empty on a first list, which leads to them: they are a tenth of its document. */
  facets: ProductChoices['facets'];
  asked: AskedChip[];
  understood: ProductChoices['understood'];
  elsewhere: OtherCategories;
  notices: ShopNotice[];
}

/** Fills rows of one to four columns, and fits into the first window of a slow connection. */
const cardsOnPage = 12;
const cardsWithLowData = 6;
const eagerCards = 2;
const placeholders = 9;
const listId = 'tarjetas';
const firstPage = { cursor: undefined, page: undefined };
const noOptions: FilterOptions = { years: [0, 1], year: [], brand: [], engineType: [] };

export const page: AnyPage = definePage<CatalogueData>({
  load: loadCatalogue,
  head: ({ language }, { category, current }) => {
    const t = catalogueTexts[language];
    const title = findCategory(category)?.plural[language] ?? t.products;
    return {
      title,
      description: t.listDescription(title),
      canonical: href(routes.catalogue, category ? { category } : {}),
      hidden: current.cursor !== undefined,
    };
  },
  View: CataloguePage,
  isStatic: ({ lowData }) => lowData,
  // The cards need no React: `useAdding` answers their buttons.
  staticPart: {
    id: listId,
    without: (data) => ({ ...data, products: [], groups: [] }),
    items: listItems,
  },
  loadFailed: ({ language }) => catalogueTexts[language].loadFailed,
  Waiting: CatalogueWaiting,
});

async function loadCatalogue(context: LoadContext): Promise<CatalogueData> {
  const { call, params, query, province, language, lowData, address } = context;
  const clean = withoutEmptyKeys(address);
  if (clean) throw new Redirect(clean);
  // A search without a category is one of the whole shop.
  const isWhole = !params.category && query.get('search')?.trim();
  const category = isWhole ? undefined : findCategory(params.category ?? defaultCategory)?.slug;
  const current = readCatalogueAddress(query, category);
  const isFiltered = chipNames.some((name) => current[name]);
  const limit = lowData ? cardsWithLowData : cardsOnPage;
  const [list, choices, notices] = await Promise.all([
    loadList(context, {
      ...toProductQuery(current, category, province, limit),
      ...inLanguage(language),
    }),
    call(api.productChoices, {
      query: {
        ...toChoicesQuery(current, category, province),
        ...inLanguage(language),
      },
    }),
    call(api.listNotices, { query: { province, ...(category && { category }) } }),
  ]);
  const { total, next } = list;
  const elsewhere = findElsewhere(choices, category);
  const groups = !category && elsewhere.length > 1 ? byCategory(list.items, language) : [];
  const isNothing = total.count === 0 && elsewhere.length === 0 && !current.whole;
  const chips = chipsOf({ ...choices, current }, language, province);
  const shown: GroupedProducts = isNothing
    ? await findNearest(context, { category, current, chips, limit: limit / 2 })
    : { items: list.items, groups };
  return {
    category,
    current,
    products: shown.items.map((product) => toCard(product, province)),
    groups: shown.groups,
    total,
    next,
    ...pageOf(current, total, limit),
    options: hasVehicleFilters(category) ? filterOptions(choices, current) : noOptions,
    facets: isFiltered || query.has(allFilters) ? choices.facets : [],
    asked:
      category && !isFiltered && !lowData ? askedFirst(category, choices.facets, language) : [],
    understood: choices.understood,
    elsewhere,
    notices,
  };
}

function findElsewhere(
  { categories: found = {} }: ProductChoices,
  category: ProductCategory | undefined,
): OtherCategories {
  return categories
    .flatMap(({ slug }): OtherCategories => {
      const count = found[slug];
      return count && slug !== category ? [[slug, count]] : [];
    })
    .sort(([, one], [, other]) => other - one);
}

function CataloguePage({ data }: { data: CatalogueData }) {
  const app = useApp(catalogueTexts);
  const { t, language, province, address, lowData } = app;
  const { category, current, products, total, elsewhere } = data;
  const isDrawn = useStaticPart();
  const hasProducts = products.length > 0 || isDrawn;
  const found = t.found(total.count, total.more);
  const { search = '' } = current;
  const hrefOf = (step: Partial<CatalogueAddress>) => stepAddress(data, address, step);
  const title = findCategory(category)?.plural[language] ?? t.products;
  const shared = address.origin + inOwnLanguage(language, hrefOf({}));
  return (
    <CatalogueFrame {...data} found={found}>
      <h2 className="visually-hidden">{t.products}</h2>
      <div className={css.count}>
        <p id={productsId} tabIndex={-1} role="status">
          {found}
        </p>{' '}
        <ProvinceHint />
        {hasProducts && <ListViewButton />}
      </div>
      {hasProducts ? (
        <>
          {total.count === 0 && <p>{t.nearest}</p>}
          {elsewhere.length > (category ? 0 : 1) && (
            <p className={css.count}>
              <FoundElsewhere
                lead={`${category ? t.elsewhere : t.tabs}:`}
                {...{ search, elsewhere }}
              />
            </p>
          )}
          <StaticPart
            as="ul"
            id={listId}
            className={classNames(grid.grid, isRows(app) && card.rows)}
          >
            {listItems(data, app).map(({ element }) => element)}
          </StaticPart>
        </>
      ) : (
        <NoProducts {...{ category, search, elsewhere }} whole={current.whole !== undefined} />
      )}
      <CataloguePages {...data} cursor={current.cursor} hrefOf={hrefOf} />
      {hasProducts && (
        <>
          <CardNotes className={css.notes} />
          <p className={css.notes}>
            <a href={href(routes.delivery)}>{t.howItReaches(provinceName(province))}</a>
            {!lowData && total.count > 0 && chipNames.some((name) => current[name]) && (
              <>
                <br />
                <a href={whatsappShare(t.shareListText(title, found, shared))}>{t.shareList}</a>
              </>
            )}
          </p>
        </>
      )}
      <BelowList bar />
    </CatalogueFrame>
  );
}

/** Without pictures a card is as short as a row, and its style shorter. */
const isRows = ({ cards, lowData }: VisitFacts) => !cards && !lowData;

const stepAddress = (
  { category, current }: CatalogueData,
  address: URL,
  step: Partial<CatalogueAddress>,
) => writeAddress(listAddress(category, address), {}, { ...current, ...firstPage, ...step });

function listItems(data: CatalogueData, app: App): StaticItem[] {
  return data.products.map((product, index) => {
    const group = data.groups.find(({ at }) => at === index);
    const href = group?.query && stepAddress(data, app.address, group.query);
    const card = { product, eager: index < eagerCards, row: isRows(app) };
    return {
      facts: [card, group?.title, href],
      element: (
        <Fragment key={product.id}>
          {group && (
            <li className={grid.group}>
              <h3>{href ? <a href={href}>{group.title}</a> : group.title}</h3>
            </li>
          )}
          <li>
            <ProductCard {...card} />
          </li>
        </Fragment>
      ),
    };
  });
}

function CatalogueWaiting({ address }: { address: URL }) {
  const current = matchCustomerRoute(address.pathname)?.params.category;
  const category = findCategory(current ?? defaultCategory)?.slug;
  return (
    <CatalogueFrame
      category={category}
      current={readCatalogueAddress(address.searchParams, category)}
      options={noOptions}
      facets={[]}
      asked={[]}
      address={address}
      notices={[]}
    >
      <p className={css.count}>&nbsp;</p>
      <ProductSkeletons count={placeholders} className={grid.grid} />
    </CatalogueFrame>
  );
}
