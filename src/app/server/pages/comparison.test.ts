import { beforeAll, expect, test } from 'vitest';
import { addField, addFormId } from '#features/shop/cart/add-form.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'corolla', name: 'Corolla' },
    { slug: 'versa', name: 'Versa', status: 'sold' },
    { slug: 'rav4', name: 'RAV4', provinces: ['HOL'] },
  );
});

/** Returns the column of a product on the page without a script. */
async function column(slug: string): Promise<string> {
  const products = ['corolla', 'versa', 'rav4'].map((each) => `automobiles/${each}`).join(',');
  const page = await (await shop.as('anonymous').fetch(`/comparar?p=${products}`)).text();
  const heads = page.match(/<th scope="col".*?<\/th>/gs) ?? [];
  return heads.find((head) => head.includes(`/automobiles/${slug}"`)) ?? '';
}

test('a product is asked for right in the comparison', async () => {
  const head = await column('corolla');
  expect(head).toMatch(/aria-label="Agregar a Cotización: Corolla"/);
  // What the boot script reads, and the form that is posted without it.
  expect(head).toMatch(/data-name="Corolla"/);
  expect(head).toMatch(/data-price="10000.00" data-most="99"/);
  expect(head).toContain(`form="${addFormId}"`);
  expect(head).toContain(`name="${addField}"`);
});

test('the comparison says why others cannot be asked for', async () => {
  expect(await column('versa')).toContain('No disponible');
  expect(await column('rav4')).toContain('No llega a La Habana');
});
