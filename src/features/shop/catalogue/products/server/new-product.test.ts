import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { corollaForm, deleteAsSeen, productAuditOf, productCount } from './testing/staff.ts';
import { add, raul, seePublicly, setUpEmptyCatalogue } from './testing/staff-calls.ts';

setUpEmptyCatalogue();

const find = (id: string) => raul.call(staffApi.findStaffProduct, { params: { id } });

describe('a new product', () => {
  test('has what the form says, an address made of its name, and customers see it at once', async () => {
    const { category } = corollaForm;
    expect(await shop.as('anonymous').call(api.listProducts, { query: { category } })).toEqual([]);
    const made = await add({
      year: 2021,
      brand: 'Toyota',
      model: 'Corolla',
      engineType: 'Gasolina',
      description: 'Un solo dueño.\nRevisado.',
      availableProvinces: 'HOL,HAB',
      specifications: { Motor: '1.8 L', Asientos: '5', Airbags: '8' },
    });
    expect(made).toMatchObject({
      slug: 'toyota-corolla-le-2021',
      price: '28000.50',
      currency: 'USD',
      status: 'available',
      featured: false,
      availableProvinces: 'HOL,HAB',
      images: null,
      warnings: {},
      deletedAt: null,
    });
    expect(Object.keys(made.specifications)).toEqual(['Motor', 'Asientos', 'Airbags']);
    const { warnings: _, ...product } = made;
    expect(await find(made.id)).toEqual(product);
    const { createdAt: _c, updatedAt: _u, deletedAt: _d, ...shown } = product;
    expect(await seePublicly('automobiles', 'toyota-corolla-le-2021')).toEqual(shown);
    expect(await shop.as('anonymous').call(api.listProducts, { query: { category } })).toEqual([
      shown,
    ]);
  });

  test('with the least that must be there goes to the usual provinces, and staff are told', async () => {
    const made = await add({ price: null });
    expect(made).toMatchObject({
      price: null,
      availableProvinces: 'HAB,MAT,CFG,VCL',
      description: '',
      year: null,
      brand: null,
    });
    expect(made.warnings).toEqual({
      availableProvinces: expect.stringContaining('La Habana, Matanzas, Cienfuegos y Villa Clara'),
    });
  });

  test.each([
    ['a text', '9500', '9500.00'],
    ['a number', 9500.5, '9500.50'],
    ['a comma', '9500,05', '9500.05'],
    ['a cent', 0.01, '0.01'],
    ['nothing', null, null],
  ])('takes a price as %s', async (_, price, stored) => {
    expect((await add({ price })).price).toBe(stored);
  });

  test.each([
    ['longest texts', { name: 'Ñ'.repeat(200), description: 'a'.repeat(5000) }],
    ['letters of several bytes', { name: '🚗'.repeat(100), description: '🛵'.repeat(2500) }],
    ['a name without Latin letters', { name: 'Волга' }],
    [
      '40 specifications',
      {
        specifications: Object.fromEntries(
          Array.from({ length: 40 }, (_, n) => [`Ñandú ${n} ${'ñ'.repeat(40)}`, '🚗'.repeat(150)]),
        ),
      },
    ],
  ])('takes %s', async (_, special) => {
    const made = await add(special);
    expect(made).toMatchObject(special);
    expect((await seePublicly('automobiles', made.slug)).id).toBe(made.id);
  });

  test('goes everywhere with one word', async () => {
    const made = await add({ availableProvinces: 'todas' });
    expect(made.availableProvinces.split(',')).toHaveLength(16);
  });

  test('gets an address of its own even when names are the same, also fifty at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
    expect(made.map(({ slug }) => slug).toSorted()).toContain('corolla-le-8');
    const moto = await add({ category: 'motocicletas' });
    expect(moto.slug).toBe('corolla-le');
  });

  test('does not get the address of a deleted one', async () => {
    const { id } = await add();
    await deleteAsSeen(raul, id);
    expect((await add()).slug).toBe('corolla-le-2');
  });

  test('is made once for each key, also five times at once; other data under the key is refused', async () => {
    const key = newKey();
    const made = await Promise.all(Array.from({ length: 5 }, () => add({}, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await productCount(shop.services.db)).toBe(1);
    const other = await raul.refused(staffApi.createProduct, {
      body: { ...corollaForm, price: 1 },
      key,
    });
    expect([other.status, other.code]).toEqual([422, 'key_reused']);
    expect(await productAuditOf(shop.services.db)).toHaveLength(1);
  });

  test('is written into the audit log', async () => {
    const { id } = await add();
    expect(await productAuditOf(shop.services.db)).toEqual([
      {
        actor_id: raul.id,
        action: 'product.create',
        subject_kind: 'product',
        subject_id: id,
        subject_name: 'Corolla LE',
        details: expect.objectContaining({ priceCents: 2_800_050, slug: 'corolla-le' }),
      },
    ]);
  });
});
