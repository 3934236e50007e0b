import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { deleteAsSeen, productAuditOf } from './testing/staff.ts';
import {
  add,
  raul,
  refuseChange,
  seePublicly,
  setUpEmptyCatalogue,
} from './testing/staff-calls.ts';

setUpEmptyCatalogue();

describe('deleting', () => {
  const remove = (id: string) => deleteAsSeen(raul, id);
  const restore = (id: string) => raul.call(staffApi.restoreProduct, { params: { id } });

  test('takes it away from customers at once, keeps the lines of old quotes, and can be undone', async () => {
    const made = await add({ availableProvinces: 'HAB' });
    const newQuote = {
      province: 'HAB' as const,
      items: [{ productId: made.id, productName: made.name, price: made.price, quantity: 1 }],
      subtotal: made.price,
      total: made.price,
    };
    const yanet = shop.as('customer');
    const quote = await yanet.call(api.createQuote, { body: newQuote, key: newKey() });
    await seePublicly('automobiles', made.slug);
    expect((await remove(made.id)).deletedAt).toMatch(/^\d{4}-/);
    const params = { category: 'automobiles', slug: made.slug };
    expect((await yanet.refused(api.findProduct, { params })).status).toBe(404);
    const page = await shop.as('anonymous').fetch(`/products/automobiles/${made.slug}`);
    expect(page.status).toBe(404);
    expect(await yanet.call(api.listProducts, { query: {} })).toEqual([]);
    expect(await yanet.call(api.findMyQuote, { params: { id: quote.id } })).toMatchObject({
      items: [{ productName: 'Corolla LE', price: '28000.50' }],
    });
    expect(await restore(made.id)).toMatchObject({
      slug: made.slug,
      deletedAt: null,
      warnings: {},
    });
    expect((await seePublicly('automobiles', made.slug)).id).toBe(made.id);
    const log = await productAuditOf(shop.services.db);
    expect(log.map(({ action }) => action)).toEqual([
      'product.create',
      'product.delete',
      'product.restore',
    ]);
  });

  test('twice, or restoring what is there, changes nothing', async () => {
    const { id } = await add();
    const gone = await remove(id);
    expect(await remove(id)).toEqual(gone);
    const back = await restore(id);
    expect(await restore(id)).toEqual(back);
    expect(await productAuditOf(shop.services.db)).toHaveLength(3);
  });

  test('a deleted one cannot be changed, and the answer says what it is', async () => {
    const { id } = await add();
    await remove(id);
    const refused = await refuseChange(id, { price: 1 });
    expect([refused.status, refused.code]).toEqual([409, 'product_deleted']);
    expect(refused.product).toMatchObject({ id, price: '28000.50' });
  });

  test('comes back at another address where its own was given away', async () => {
    const { id, slug } = await add();
    await remove(id);
    await shop.stock({ slug });
    expect(await restore(id)).toMatchObject({
      slug: `${slug}-2`,
      warnings: { slug: expect.stringContaining('dirección nueva') },
    });
  });

  test('an unknown product is a 404', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    const removal = { params, body: { expected: new Date().toISOString() } };
    expect((await raul.refused(staffApi.deleteProduct, removal)).status).toBe(404);
    expect((await raul.refused(staffApi.restoreProduct, { params })).status).toBe(404);
  });
});
