import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import type { StaffProductQueryText } from '#features/shop/catalogue/products/staff-schema.ts';
import { ButtonLink } from '#kit/button.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { CsvLinks } from '#kit/staff/list/csv-links.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';

export function ProductListActions({ listQuery }: { listQuery: StaffProductQueryText }) {
  const { t } = useApp(staffProductListTexts);
  const { page: _, ...filters } = listQuery;
  return (
    <>
      <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffProductImport)}>
        {t.importCsv}
      </ButtonLink>
      <CsvLinks call={staffApi.exportProducts} query={filters} />
      <ButtonLink size="s" href={newHref(listQuery)} icon={<PlusIcon size={20} />} data-key="n">
        {t.newProduct}
      </ButtonLink>
    </>
  );
}

function newHref({ category }: StaffProductQueryText): string {
  return href(staffRoutes.staffNewProduct, {}, { category });
}
