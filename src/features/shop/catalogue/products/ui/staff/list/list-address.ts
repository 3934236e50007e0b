import type { MouseEvent } from 'react';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import {
  type StaffProductSort,
  staffProductSorts,
} from '#features/shop/catalogue/products/product-form.ts';
import type { StaffProductQueryText } from '#features/shop/catalogue/products/staff-schema.ts';
import { productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { productListEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { type App, useApp } from '#web/app-context.ts';

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

export function listHref(
  listQuery: StaffProductQueryText,
  change: StaffProductQueryText = {},
): string {
  return href(staffRoutes.staffProducts, {}, { ...listQuery, page: undefined, ...change });
}

// Where the list was left in this tab, and at which row. The address survives a reload.
let row: string | undefined;

export function rememberList({ person }: Pick<App, 'person'>, address: string): void {
  writeStored(placeOfPerson(productListEntry, person?.id ?? ''), address);
}

export function lastListAddress({ person }: Pick<App, 'person'>): string {
  const place = placeOfPerson(productListEntry, person?.id ?? '');
  return readStored(place) ?? href(staffRoutes.staffProducts);
}

export function rememberRow(id: string): void {
  row = id;
}

export function takeRow(): string | undefined {
  const taken = row;
  row = undefined;
  return taken;
}

export function useListLink() {
  const app = useApp();
  return {
    href: href(staffRoutes.staffProducts),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void app.navigate(lastListAddress(app));
    },
  };
}
