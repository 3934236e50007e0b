import type { MouseEvent } from 'react';
import { findCategory } from '#features/catalogue/categories.ts';
import {
  type StaffProductSort,
  staffProductSorts,
} from '#features/catalogue/products/product-form.ts';
import type { StaffProductQueryText } from '#features/catalogue/products/staff-schema.ts';
import { productStatuses } from '#features/catalogue/schema-values.ts';
import { productListEntry } from '#platform/browser/registry/forms.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';

/** What the list's address asks for; what it does not know it leaves out. */
export function readList(query: URLSearchParams): StaffProductQueryText {
  const category = findCategory(query.get('category') ?? undefined)?.slug;
  const status = productStatuses.find((each) => each === query.get('status'));
  const q = query.get('q')?.trim().slice(0, 300);
  const sort = staffProductSorts.find((each) => each === query.get('sort'));
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && sort !== defaultSort && { sort }),
    ...(page && page !== '1' && { page }),
    ...(query.get('deleted') === '1' && { deleted: '1' as const }),
  };
}

const defaultSort: StaffProductSort = 'newest';

/** The list with some of its wishes changed; other wishes begin at the first page. */
export function listHref(
  listQuery: StaffProductQueryText,
  change: StaffProductQueryText = {},
): string {
  return href(staffRoutes.staffProducts, {}, { ...listQuery, page: undefined, ...change });
}

// Where the list was left, in this tab: whoever comes back from a product goes on there, and at its
// row. The address outlives a document.
let row: string | undefined;

export function rememberList(address: string): void {
  writeStored(productListEntry, address);
}

export function lastListAddress(): string {
  return readStored(productListEntry) ?? href(staffRoutes.staffProducts);
}

export function rememberRow(id: string): void {
  row = id;
}

/** The row that one comes back to, once. */
export function takeRow(): string | undefined {
  const taken = row;
  row = undefined;
  return taken;
}

/** What a link has that leads back to the list as it was left. */
export function useListLink() {
  const { navigate } = useApp();
  return {
    href: href(staffRoutes.staffProducts),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(lastListAddress());
    },
  };
}
