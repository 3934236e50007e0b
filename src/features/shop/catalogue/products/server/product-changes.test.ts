import { describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { deleteAsSeen, productAuditOf } from './testing/staff.ts';
import {
  add,
  editProduct,
  marta,
  raul,
  refuseChange,
  seePublicly,
  setUpEmptyCatalogue,
} from './testing/staff-calls.ts';

setUpEmptyCatalogue();

describe('a change', () => {
  test('touches only what it names; customers see it at once; the address stays', async () => {
    const made = await add({ year: 2021, brand: 'Toyota', specifications: { Motor: '1.8 L' } });
    const { slug } = await seePublicly('automobiles', made.slug);
    const page = `/products/automobiles/${slug}`;
    expect(await (await shop.as('anonymous').fetch(page)).text()).toContain('28,000.50');
    const after = await editProduct(made.id, { price: '27000', name: 'Corolla SE' });
    expect(after).toEqual({
      ...made,
      warnings: {},
      name: 'Corolla SE',
      price: '27000.00',
      updatedAt: expect.any(String),
    });
    expect(after.updatedAt > made.updatedAt).toBe(true);
    const seen = await (await shop.as('anonymous').fetch(page)).text();
    expect(seen).toContain('27,000');
    expect(seen).not.toContain('28,000.50');
    expect(await seePublicly('automobiles', slug)).toMatchObject({ price: '27000.00' });
  });

  test('null and blank really clear', async () => {
    const { id } = await add({
      year: 2021,
      brand: 'Toyota',
      model: 'LE',
      engineType: 'Diésel',
      description: 'Algo',
      featured: true,
      status: 'sold',
      availableProvinces: 'HOL',
      specifications: { Motor: '1.8 L' },
    });
    const cleared = await editProduct(id, {
      price: null,
      year: null,
      brand: null,
      model: '  ',
      engineType: '',
      description: null,
      featured: null,
      status: null,
      availableProvinces: null,
      specifications: null,
    });
    expect(cleared).toMatchObject({
      price: null,
      year: null,
      brand: null,
      model: null,
      engineType: null,
      description: '',
      featured: false,
      status: 'available',
      availableProvinces: 'HAB,MAT,CFG,VCL',
      specifications: {},
      warnings: { availableProvinces: expect.any(String) },
    });
    for (const key of ['name', 'category'] as const) {
      expect((await refuseChange(id, { [key]: null })).fields).toHaveProperty(key);
    }
    const row = await shop.services.db
      .selectFrom('product')
      .select(['engine_kind', 'brand_key', 'price_cents'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ engine_kind: null, brand_key: null, price_cents: null });
  });

  test('after someone else’s is a 409 with the product as it is; without what was seen it goes through', async () => {
    const made = await add();
    const theirs = await editProduct(made.id, { price: '1', expected: made.updatedAt }, marta);
    const refused = await refuseChange(made.id, { price: '2', expected: made.updatedAt });
    expect([refused.status, refused.code]).toEqual([409, 'product_changed']);
    const { warnings: _, ...now } = theirs;
    expect(refused.product).toEqual(now);
    expect(await editProduct(made.id, { price: '2', expected: now.updatedAt })).toMatchObject({
      price: '2.00',
    });
    expect(await editProduct(made.id, { price: '3' })).toMatchObject({ price: '3.00' });
  });

  test('is accepted once when several started from the same version', async () => {
    let { id, updatedAt: expected } = await add();
    for (const round of [1, 2, 3, 4, 5]) {
      const answers = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => editProduct(id, { price: round * 100 + n, expected })),
      );
      const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      expect(done).toHaveLength(1);
      expected = done[0]?.updatedAt ?? '';
    }
  });

  test('is seen by customers whenever they look next', async () => {
    const { id, slug } = await add();
    for (let price = 1; price <= 20; price += 1) {
      await editProduct(id, { price });
      expect((await seePublicly('automobiles', slug)).price).toBe(`${price}.00`);
      await seePublicly('automobiles', slug);
    }
  });

  test('sent twice is done once, also with what was seen the first time', async () => {
    const made = await add();
    const body = { price: '5', expected: made.updatedAt };
    const once = await editProduct(made.id, body);
    expect(await editProduct(made.id, body)).toEqual(once);
    const log = await productAuditOf(shop.services.db);
    expect(log.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
    expect(log[1]?.details).toEqual({ priceCents: { from: 2_800_050, to: 500 } });
  });

  test('to another category keeps shared links working, and gives no address twice', async () => {
    const made = await add();
    await add({ category: 'motocicletas' });
    const moved = await editProduct(made.id, { category: 'motocicletas' });
    expect(moved.slug).toBe('corolla-le-2');
    expect((await seePublicly('automobiles', 'corolla-le')).id).toBe(made.id);
    const page = await shop.as('anonymous').fetch('/products/automobiles/corolla-le');
    expect(await page.text()).toContain('/products/motocicletas/corolla-le-2');
    const next = await add();
    expect(next.slug).toBe('corolla-le-2');
    expect((await seePublicly('automobiles', 'corolla-le')).id).toBe(made.id);
    expect(await editProduct(made.id, { category: 'automobiles' })).toMatchObject({
      slug: 'corolla-le',
    });
    expect((await seePublicly('motocicletas', 'corolla-le-2')).id).toBe(made.id);
  });

  test('of an unknown product is a 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nada']) {
      expect((await refuseChange(id, { price: 1 })).status).toBe(404);
    }
  });
});

describe('the status of many', () => {
  test('changes all that are there, once, and says how many', async () => {
    const ids = await shop.stock({ slug: 'a' }, { slug: 'b', status: 'sold' }, { slug: 'c' });
    await deleteAsSeen(raul, ids[2] ?? '');
    const body = {
      ids: [...ids, ids[0] ?? ''],
      expected: { [ids[0] ?? '']: 'available' as const },
      status: 'sold' as const,
    };
    expect(await raul.call(staffApi.changeProductsStatus, { body })).toEqual({
      changed: 1,
      same: 1,
      missing: 1,
    });
    expect((await seePublicly('automobiles', 'a')).status).toBe('sold');
    expect(await raul.call(staffApi.changeProductsStatus, { body })).toMatchObject({ changed: 0 });
    const log = await productAuditOf(shop.services.db);
    expect(log.map(({ details }) => details)).toEqual([
      {},
      { status: { from: 'available', to: 'sold' } },
    ]);
  });

  test.each([
    ['none', { ids: [], status: 'sold' }],
    ['201', { ids: Array(201).fill('00000000-0000-4000-8000-000000000000'), status: 'sold' }],
    ['what is no id', { ids: ['nada'], status: 'sold' }],
    ['another status', { ids: ['00000000-0000-4000-8000-000000000000'], status: 'x' }],
  ])('of %s is refused', async (_, body) => {
    const refused = await raul.refused(staffApi.changeProductsStatus, {
      body: { ...body, expected: {} },
    });
    expect(refused.status).toBe(400);
  });
});
