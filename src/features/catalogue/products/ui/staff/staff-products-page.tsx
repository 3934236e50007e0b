import { useEffect, useState } from 'react';
import { categories } from '#features/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { staffListMessages } from '../../messages.ts';
import { staffPageSize } from '../../product-form.ts';
import type { ProductStats, StaffProduct, StaffProductQueryText } from '../../staff-schema.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListActions, ListKeys } from './list-actions.tsx';
import { leaveList, listHref, readList, takeRow } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ProductsTable } from './products-table.tsx';
import css from './staff-products-page.module.css';

interface StaffProductsData {
  kind: 'list';
  listQuery: StaffProductQueryText;
  products: StaffProduct[];
  total: number;
  stats: ProductStats;
}

/** The staff's catalogue: what is asked for stands in the address, the counts count everything. */
export const page: AnyPage = definePage<StaffProductsData | Failed>({
  load: (context) => orFailed(loadProducts(context)),
  head: ({ language }) => ({ title: staffListMessages[language].title, hidden: true }),
  loadFailed: ({ language }) => staffListMessages[language].loadFailed,
  View: StaffProductsPage,
});

async function loadProducts({ call, callPage, query }: LoadContext): Promise<StaffProductsData> {
  const listQuery = readList(query);
  const [list, stats] = await Promise.all([
    callPage(staffApi.listStaffProducts, { query: listQuery }),
    call(staffApi.productStats, {}),
  ]);
  return { kind: 'list', listQuery, products: list.items, total: list.total.count, stats };
}

function StaffProductsPage({ data }: { data: StaffProductsData | Failed }) {
  const t = staffListMessages[useApp().language];
  if (data.kind === 'list') return <ProductList {...data} />;
  return (
    <StaffPage title={t.title}>
      <ListFailed message={t.loadFailed} hint={t.loadFailedHint} />
    </StaffPage>
  );
}

function ProductList({ listQuery, products, total, stats }: StaffProductsData) {
  const { language, address } = useApp();
  const t = staffListMessages[language];
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = products.filter(({ id }) => picked.has(id));
  const here = address.pathname + address.search;
  useEffect(() => {
    leaveList(here);
  }, [here]);
  useRowFocus();
  return (
    <StaffPage title={t.title} actions={<ListActions listQuery={listQuery} />}>
      <ListQueues listQuery={listQuery} stats={stats} />
      <ListToolbar listQuery={listQuery} />
      {!listQuery.deleted && products.length > 0 && (
        <BulkBar products={products} chosen={chosen} total={total} onChoose={setPicked} />
      )}
      {listQuery.deleted && products.length > 0 && <p className={css.count}>{t.found(total)}</p>}
      {products.length > 0 ? (
        <ProductsTable products={products} picked={picked} onPick={setPicked} />
      ) : (
        <NoProducts listQuery={listQuery} stats={stats} />
      )}
      <ListPages listQuery={listQuery} total={total} />
      <ListKeys listQuery={listQuery} />
    </StaffPage>
  );
}

/** Whoever comes back from a product goes on at its row, once the heading has had the focus. */
function useRowFocus() {
  useEffect(() => {
    const row = takeRow();
    if (!row) return;
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
}

interface ListQueryProps {
  listQuery: StaffProductQueryText;
  stats: ProductStats;
}

/** The categories with what each holds in all; and what was deleted. */
function ListQueues({ listQuery, stats }: ListQueryProps) {
  const { language } = useApp();
  const t = staffListMessages[language];
  const { category: current, deleted, ...other } = listQuery;
  return (
    <QueueLinks
      label={t.categories}
      links={[
        {
          href: listHref(other),
          label: t.all,
          count: stats.total,
          current: !current && !deleted,
        },
        ...categories.map(({ slug, plural }) => ({
          href: listHref({ ...other, category: slug }),
          label: plural[language],
          count: stats.byCategory[slug],
          current: current === slug && !deleted,
        })),
        {
          href: listHref({ deleted: '1' }),
          label: t.deleted,
          count: stats.deleted,
          current: deleted === '1',
        },
      ]}
    />
  );
}

function NoProducts({ listQuery, stats }: ListQueryProps) {
  const { language } = useApp();
  const t = staffListMessages[language];
  const { deleted, ...filters } = listQuery;
  const filtered = Object.keys(filters).length > 0;
  if (filtered) {
    return (
      <EmptyState
        title={t.none}
        action={
          <ButtonLink tone="secondary" href={listHref(deleted ? { deleted } : {})}>
            {t.clear}
          </ButtonLink>
        }
      >
        {t.noneText}
      </EmptyState>
    );
  }
  if (deleted) return <EmptyState title={t.noneDeleted}>{t.noneDeletedText}</EmptyState>;
  return (
    <EmptyState
      title={stats.total > 0 ? t.none : t.empty}
      action={<ButtonLink href={href(staffRoutes.staffNewProduct)}>{t.newProduct}</ButtonLink>}
    >
      {t.emptyText}
    </EmptyState>
  );
}

function ListPages({ listQuery, total }: { listQuery: StaffProductQueryText; total: number }) {
  const { language } = useApp();
  const t = staffListMessages[language];
  const page = Number(listQuery.page ?? 1);
  const last = Math.max(1, Math.ceil(total / staffPageSize));
  if (last === 1 && page === 1) return null;
  const to = (number: number) =>
    listHref(listQuery, number === 1 ? {} : { page: String(Math.min(number, last)) });
  return (
    <Pagination
      label={t.pages}
      status={t.pageOf(page, last)}
      previous={page > 1 ? { href: to(page - 1), label: t.previous } : undefined}
      next={page < last ? { href: to(page + 1), label: t.next } : undefined}
    />
  );
}
