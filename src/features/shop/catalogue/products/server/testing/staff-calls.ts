import { beforeEach } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { ProductForm } from '../../staff-schema.ts';
import { corollaForm } from './staff.ts';

export let raul: Client;
export let marta: Client;

/** A shop without products, an agente and an administrador, new for each test. */
export function setUpEmptyCatalogue(): void {
  setUpShop({ env: { DEMO_CATALOGUE: 'no' } });
  beforeEach(async () => {
    await shop.reset();
    raul = shop.as('agente');
    marta = shop.as('administrador');
  });
}

export const add = (form: Partial<ProductForm> = {}, key = newKey()) =>
  raul.call(staffApi.createProduct, { body: { ...corollaForm, ...form }, key });
export const refuseForm = (form: object, who = raul) =>
  who.refused(staffApi.createProduct, { body: { ...corollaForm, ...form }, key: newKey() });
export const editProduct = (id: string, body: object, who = raul) =>
  looked(who).call(staffApi.updateProduct, { params: { id }, body });
export const refuseChange = (id: string, body: object, who = raul) =>
  looked(who).refused(staffApi.updateProduct, { params: { id }, body });
export const seePublicly = (category: string, slug: string) =>
  shop.as('anonymous').call(api.findProduct, { params: { category, slug } });
