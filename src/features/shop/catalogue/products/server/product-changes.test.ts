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

describe('a change of many', () => {
  test('changes each by itself, once, and says which is refused and why', async () => {
    const ids = await shop.stock({ slug: 'a' }, { slug: 'b' }, { slug: 'c' });
    const [a = '', b = '', c = ''] = ids;
    const { updatedAt: expected } = await raul.call(staffApi.findStaffProduct, {
      params: { id: a },
    });
    await editProduct(b, { price: '2' });
    await deleteAsSeen(raul, c);
    const items = ids.map((id) => ({ id, body: { status: 'sold' as const, expected } }));
    const [first, ...others] = await raul.call(staffApi.updateProducts, { body: { items } });
    expect(first).toEqual({ id: a, done: expect.any(String), refused: null });
    expect(others).toEqual([
      { id: b, done: null, refused: { code: 'product_changed', message: expect.any(String) } },
      { id: c, done: null, refused: { code: 'product_deleted', message: expect.any(String) } },
    ]);
    expect((await seePublicly('automobiles', 'a')).status).toBe('sold');
    expect((await seePublicly('automobiles', 'b')).status).toBe('available');
    // What the result names undoes it.
    const back = { status: 'available' as const, expected: first?.done ?? '' };
    const undone = { items: [{ id: a, body: back }] };
    expect(await raul.call(staffApi.updateProducts, { body: undone })).toMatchObject([
      { refused: null },
    ]);
    expect((await seePublicly('automobiles', 'a')).status).toBe('available');
  });

  const expected = '2026-11-27T00:00:00Z';
  const item = { id: '00000000-0000-4000-8000-000000000000', body: { status: 'sold', expected } };
  test.each([
    ['none', []],
    ['101', Array(101).fill(item)],
    ['what is no id', [{ ...item, id: 'nada' }]],
    ['another status', [{ ...item, body: { status: 'x', expected } }]],
    ['what was not looked at', [{ ...item, body: { status: 'sold' } }]],
  ])('of %s is refused', async (_, items) => {
    const refused = await raul.refused(staffApi.updateProducts, { body: { items } });
    expect(refused.status).toBe(400);
  });
});
