import type { ReactNode } from 'react';
import { api } from '#api.ts';
import { whatsappLink } from '#features/company/brand.ts';
import { CardNotes } from '#features/company/ui/card-notes.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { ProvinceButton } from '#features/provinces/ui/province-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { Tabs } from '#kit/data/tabs.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { StaticList, useStaticPart } from '#web/ui/server-html.tsx';
import { type CardProduct, toCard } from '../card-product.ts';
import {
  type CatalogueAddress,
  hasVehicleFilters,
  readCatalogueAddress,
  toChoicesQuery,
  toProductQuery,
} from '../catalogue-address.ts';
import { categories, defaultCategory, findCategory, type ProductCategory } from '../categories.ts';
import { BelowList } from '../compare/ui/below-list.tsx';
import { banners, catalogueMessages } from '../messages.ts';
import { productsId } from '../products-id.ts';
import type { ProductChoices, ShopNotice } from '../schema.ts';
import css from './catalogue-page.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { Filters } from './filters.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductSkeletons } from './product-card-skeleton.tsx';
import { ShopNotices } from './shop-notices.tsx';

interface CatalogueData {
  /** Undefined for an address with a category that does not exist: then all are listed. */
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  products: CardProduct[];
  total: { count: number; more: boolean };
  /** The cursor of the next page. */
  next: string | undefined;
  choices: ProductChoices;
  notices: ShopNotice[];
}

/** Full rows of one to four columns, and within the first window of a slow connection. */
const cardsOnPage = 12;
const cardsWithLowData = 6;
/** Cards of the first screen: their pictures come first. */
const eagerCards = 2;
/** Places that wait for products. */
const placeholders = 9;
const listId = 'tarjetas';
const noChoices: ProductChoices = { brands: [], newestYear: null, counts: {} };

export const page: AnyPage = definePage<CatalogueData>({
  load: loadCatalogue,
  head: ({ language }, { category, current }) => {
    const t = catalogueMessages[language];
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
  // The cards: links, and buttons that `useAdding` answers.
  staticPart: { id: listId, without: (data) => ({ ...data, products: [] }) },
  Waiting: CatalogueWaiting,
});

async function loadCatalogue(context: LoadContext) {
  const { call, callPage, params, query, province, lowData } = context;
  const category = findCategory(params.category ?? defaultCategory)?.slug;
  const current = readCatalogueAddress(query, category);
  const limit = lowData ? cardsWithLowData : cardsOnPage;
  const [list, choices, notices] = await Promise.all([
    callPage(api.listProducts, { query: toProductQuery(current, category, province, limit) }),
    hasVehicleFilters(category)
      ? call(api.productChoices, { query: toChoicesQuery(current, category, province) })
      : noChoices,
    call(api.listNotices, { query: { province, ...(category && { category }) } }),
  ]);
  const next = list.next && new URL(list.next, 'http://own.invalid').searchParams.get('cursor');
  return {
    category,
    current,
    products: list.items.map((product) => toCard(product, province)),
    total: list.total,
    next: next || undefined,
    choices,
    notices,
  };
}

function CataloguePage({ data }: { data: CatalogueData }) {
  const { language, province, brand } = useApp();
  const t = catalogueMessages[language];
  const { category, current, products, total, next } = data;
  const isDrawn = useStaticPart();
  const here = (query: Record<string, string | undefined>) =>
    href(routes.catalogue, category ? { category } : {}, query);
  return (
    <CatalogueFrame {...data}>
      <h2 className="visually-hidden">{t.products}</h2>
      <p id={productsId} tabIndex={-1} className={css.count} role="status">
        {t.found(total.count, total.more)}
      </p>
      {isDrawn || products.length > 0 ? (
        <StaticList id={listId} className={css.grid}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} eager={index < eagerCards} />
            </li>
          ))}
        </StaticList>
      ) : (
        <EmptyState
          title={t.none}
          action={
            <ButtonLink tone="whatsapp" href={whatsappLink(brand, t.whatsappSearch)}>
              {t.write}
            </ButtonLink>
          }
        >
          {t.noneText}
        </EmptyState>
      )}
      {(next || current.cursor) && (
        <Pagination
          label={t.pages}
          status=""
          previous={
            current.cursor
              ? { href: here({ ...current, cursor: undefined }), label: t.first }
              : undefined
          }
          next={next ? { href: here({ ...current, cursor: next }), label: t.next } : undefined}
        />
      )}
      {total.count > 0 && (
        <>
          <CardNotes className={css.notes} />
          <p className={css.notes}>
            <a href={href(routes.delivery)}>{t.howItReaches(provinceName(province))}</a>
          </p>
        </>
      )}
      <BelowList bar />
    </CatalogueFrame>
  );
}

type FrameProps = Pick<CatalogueData, 'category' | 'current' | 'choices' | 'notices'> & {
  children: ReactNode;
};

/** What stands around the list: title, province, tabs, filters. */
function CatalogueFrame({ category, current, choices, notices, children }: FrameProps) {
  const { language } = useApp();
  const t = catalogueMessages[language];
  const facts = findCategory(category);
  return (
    <div className={`container ${css.page}`}>
      <div className={css.top}>
        <h1>{facts?.plural[language] ?? t.products}</h1>
        <ProvinceButton />
      </div>
      <Tabs
        label={t.tabs}
        current={category && href(routes.catalogue, { category })}
        tabs={categories.map(({ slug, plural }) => ({
          href: href(routes.catalogue, { category: slug }),
          label: plural[language],
          icon: <CategoryIcon category={slug} size={20} />,
        }))}
      />
      {category && <p className={css.banner}>{banners[language][category]}</p>}
      <ShopNotices notices={notices} />
      <Filters category={category} current={current} choices={choices} />
      {children}
    </div>
  );
}

/** The catalogue before its products: nine places. */
function CatalogueWaiting({ address }: { address: URL }) {
  const current = address.pathname.split('/')[2] ?? defaultCategory;
  const category = findCategory(current)?.slug;
  return (
    <CatalogueFrame
      category={category}
      current={readCatalogueAddress(address.searchParams, category)}
      choices={noChoices}
      notices={[]}
    >
      <p className={css.count}>&nbsp;</p>
      <ProductSkeletons count={placeholders} className={css.grid} />
    </CatalogueFrame>
  );
}
