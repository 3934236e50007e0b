import { useEffect, useState } from 'react';
import { categories } from '#features/shop/catalogue/categories.ts';
import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import type {
  ProductStats,
  StaffProduct,
  StaffProductQueryText,
} from '#features/shop/catalogue/products/staff-schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { LoadContext } from '#web/page.ts';
import { pathOf } from '#web/routes/address.ts';
import { listHref, readList, rememberList, takeRow } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { manyProducts } from './many-products.tsx';
import { ProductListActions } from './product-list-actions.tsx';
import { DeleteProduct, useProductColumns } from './products-table.tsx';

interface StaffProductsData {
  listQuery: StaffProductQueryText;
  products: StaffProduct[];
  total: number;
  stats: ProductStats;
}

export const page = staffListPage<StaffProductsData>({
  texts: staffProductListTexts,
  load: loadProducts,
  View: StaffProductsPage,
});

async function loadProducts({ call, callPage, query }: LoadContext): Promise<StaffProductsData> {
  const listQuery = readList(query);
  const { status, q } = listQuery;
  const [list, stats] = await Promise.all([
    callPage(staffApi.listStaffProducts, { query: listQuery }),
    call(staffApi.productStats, { query: { ...(status && { status }), ...(q && { q }) } }),
  ]);
  return { listQuery, products: list.items, total: list.total.count, stats };
}

function StaffProductsPage({ data }: { data: StaffProductsData }) {
  const { listQuery, products, total, stats } = data;
  const app = useApp();
  const { language, address } = app;
  const t = staffProductListTexts[language];
  const [deleting, setDeleting] = useState<StaffProduct>();
  const path = pathOf(address);
  useEffect(() => {
    rememberList(app, path);
  }, [app, path]);
  useRowFocus();
  return (
    <>
      <StaffList
        title={t.title}
        actions={<ProductListActions listQuery={listQuery} />}
        rows={products}
        columns={useProductColumns(setDeleting)}
        follows={['product']}
        many={listQuery.deleted ? undefined : manyProducts(language)}
        countText={total > 0 ? t.found(total) : undefined}
        empty={useEmpty(listQuery, stats)}
        keys={t.keyList}
        paging={{
          page: Number(listQuery.page ?? 1),
          total,
          to: (page) => listHref(listQuery, page === 1 ? {} : { page: String(page) }),
        }}
      >
        <ListQueues listQuery={listQuery} stats={stats} />
        <ListToolbar listQuery={listQuery} />
      </StaffList>
      {deleting && (
        <DeleteProduct
          product={deleting}
          products={products}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

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

/** The categories keep status and search, and their counts hold under both. */
function ListQueues({ listQuery, stats }: ListQueryProps) {
  const { t, language } = useApp(staffProductListTexts);
  const { category: current, deleted, ...other } = listQuery;
  return (
    <QueueLinks
      label={t.categories}
      links={[
        { href: listHref(other), label: t.all, count: stats.total, current: !current && !deleted },
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

function useEmpty({ deleted, ...filters }: StaffProductQueryText, stats: ProductStats) {
  const { t } = useApp(staffProductListTexts);
  if (Object.keys(filters).length > 0) {
    const all = listHref(deleted ? { deleted } : {});
    const action = (
      <ButtonLink tone="secondary" href={all}>
        {t.clear}
      </ButtonLink>
    );
    return { title: t.none, children: t.noneText, action };
  }
  if (deleted) return { title: t.noneDeleted, children: t.noneDeletedText };
  const add = <ButtonLink href={href(staffRoutes.staffNewProduct)}>{t.newProduct}</ButtonLink>;
  return { title: stats.total > 0 ? t.none : t.empty, children: t.emptyText, action: add };
}
