import { readablePhone } from '#features/company/about/brand.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { callersLimits } from '#features/requests/quotes/callers/callers-limits.ts';
import type { KnownCustomer } from '#features/requests/quotes/callers/callers-quote.ts';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { ListFilters } from '#kit/staff/list/list-filters.tsx';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { customerTexts } from '../../messages.ts';

interface CustomersData {
  q: string;
  customers: KnownCustomer[];
}

export const page = staffListPage<CustomersData>({
  texts: customerTexts,
  load: async ({ call, query }) => {
    const written = query.get('q')?.trim() ?? '';
    const q = written.length < callersLimits.shortestSearch ? '' : written;
    return { q, customers: await call(staffApi.findCustomers, { query: q ? { q } : {} }) };
  },
  View: CustomersPage,
});

function CustomersPage({ data: { q, customers } }: { data: CustomersData }) {
  const { t, language } = useApp(customerTexts);
  const list = href(staffRoutes.staffCustomers);
  return (
    <StaffList
      title={t.title}
      rows={customers}
      columns={columns(language)}
      countText={customers.length > 0 ? t.found(customers.length) : undefined}
      empty={{ title: q ? t.noneFound : t.none, children: t.noneText }}
    >
      <ListFilters
        action={list}
        filters={[
          { kind: 'search', name: 'q', label: t.search, value: q, maxLength: callersLimits.search },
        ]}
        submit={t.find}
        clear={q ? { href: list, label: t.clear } : undefined}
      />
    </StaffList>
  );
}

function columns(language: Language): ListColumn<KnownCustomer>[] {
  const t = customerTexts[language];
  return columnsOf(t, {
    name: {
      fluid: true,
      cell: ({ id, name, email, phone }) => (
        <Two
          first={
            <RowLink leaves row={id} href={customerHref(id)}>
              {name}
            </RowLink>
          }
          second={email ?? (phone && readablePhone(phone))}
        />
      ),
    },
    phone: ({ phone, whatsapp }) => {
      const number = phone ?? whatsapp;
      return number ? <span className="nowrap">{readablePhone(number)}</span> : '—';
    },
    province: ({ province }) => provinceName(province),
    quotes: { align: 'end', cell: ({ quotes }) => quotes },
  });
}
