import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import { staffProductSorts } from '#features/shop/catalogue/products/product-form.ts';
import type { StaffProductQueryText } from '#features/shop/catalogue/products/staff-schema.ts';
import { productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { ListFilters } from '#kit/staff/list/list-filters.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { listHref } from './list-address.ts';

export function ListToolbar({ listQuery }: { listQuery: StaffProductQueryText }) {
  const { t, language } = useApp(staffProductListTexts);
  const common = catalogueTexts[language];
  const { category, deleted, q, status, sort } = listQuery;
  const scope = { ...(category && { category }), ...(deleted && { deleted }) };
  return (
    <ListFilters
      action={href(staffRoutes.staffProducts)}
      otherQuery={scope}
      atOnce
      submit={t.find}
      clear={q || status || sort ? { href: listHref(scope), label: t.clear } : undefined}
      filters={[
        {
          kind: 'search',
          name: 'q',
          label: t.search,
          value: q,
          placeholder: t.searchHint,
          maxLength: 300,
        },
        {
          kind: 'choice',
          name: 'status',
          label: t.status,
          value: status,
          all: t.allStatuses,
          choices: productStatuses.map((value) => ({ value, label: common[value] })),
        },
        {
          kind: 'choice',
          name: 'sort',
          label: t.sort,
          value: sort,
          choices: staffProductSorts.map((each) => ({
            value: each === 'newest' ? '' : each,
            label: each === 'newest' && q ? t.best : t.sorts[each],
          })),
        },
      ]}
    />
  );
}
