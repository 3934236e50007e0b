import { beforeEach, expect } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import type { ProductImport } from '#features/shop/catalogue/products/staff-schema.ts';
import { staffApi } from '#staff-api.ts';

export let raul: Client;

/** An empty shop and an agente who imports, new for each test. */
export function setUpImportShop(): void {
  setUpShop();
  beforeEach(async () => {
    await shop.reset();
    raul = shop.as('agente');
  });
}

export const bytesOf = (text: string) => new Blob([text]);
export const importText = (text: string, key?: string) =>
  raul.call(staffApi.importProducts, { bytes: bytesOf(text), query: {}, ...(key && { key }) });

export async function refusedImport(text: string) {
  const refused = await raul.refused(staffApi.importProducts, { bytes: bytesOf(text), query: {} });
  expect([refused.status, refused.code]).toEqual([422, 'import_refused']);
  return refused.report as ProductImport;
}

export async function exported(query = '') {
  const response = await raul.fetch(`/api/admin/products.csv${query}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

export const listedProducts = () =>
  raul.call(staffApi.listStaffProducts, { query: { sort: 'name' } });
