import { beforeEach, describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { deleteAsSeen } from './testing/staff.ts';
import { raul, setUpEmptyCatalogue } from './testing/staff-calls.ts';

setUpEmptyCatalogue();

describe('the list of staff', () => {
  const list = (query: object = {}) => raul.call(staffApi.listStaffProducts, { query });
  const slugs = async (query: object) => (await list(query)).map(({ slug }) => slug);

  beforeEach(async () => {
    const ids = await shop.stock(
      { slug: 'corolla', name: 'Toyota Corolla', brand: 'Toyota', priceCents: 300, year: 2019 },
      { slug: 'accent', name: 'Ácento', priceCents: null, year: 2021, status: 'sold' },
      { slug: 'nevera', name: 'Nevera Ñandú', priceCents: 100, category: 'electrodomesticos' },
      { slug: 'borrado', name: 'Toyota Borrado', priceCents: 5 },
    );
    await deleteAsSeen(raul, ids[3] ?? '');
  });

  test.each([
    ['the newest first', {}, ['nevera', 'accent', 'corolla']],
    ['by name without accents', { sort: 'name' }, ['accent', 'nevera', 'corolla']],
    ['cheap first, unpriced last', { sort: 'price' }, ['nevera', 'corolla', 'accent']],
    ['dear first, unpriced last', { sort: '-price' }, ['corolla', 'nevera', 'accent']],
    ['by year, unknown last', { sort: 'year' }, ['accent', 'corolla', 'nevera']],
    ['a category', { category: 'electrodomesticos' }, ['nevera']],
    ['a status', { status: 'sold' }, ['accent']],
    ['words with a typo', { q: 'toyta corola' }, ['corolla']],
    ['a slug', { q: 'nevera' }, ['nevera']],
    ['an address', { q: 'https://tienda.test/products/automobiles/accent?x=1' }, ['accent']],
    ['no words', { q: '¿?' }, []],
    ['a mark that stands in no name', { q: '%' }, []],
    ['nothing like it', { q: 'submarino' }, []],
    ['the deleted', { deleted: '1' }, ['borrado']],
    ['words among the deleted', { deleted: '1', q: 'toyota' }, ['borrado']],
    ['blank filters', { q: '', category: '', sort: '' }, ['nevera', 'accent', 'corolla']],
  ])('shows %s', async (_, query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  test('finds a mark in the names in which it stands', async () => {
    const [id = ''] = await shop.stock({ slug: 'jugo', name: 'Extractor 100% acero' });
    expect(await slugs({ q: '%' })).toEqual(['jugo']);
    await deleteAsSeen(raul, id);
  });

  test('finds an id', async () => {
    const [first] = await list();
    expect(await slugs({ q: first?.id.toUpperCase() })).toEqual([first?.slug]);
  });

  test('has 50 a page, says how many there are and where the next page is', async () => {
    await shop.stock(...Array.from({ length: 60 }, (_, n) => ({ slug: `kia-${n}`, name: 'Kia' })));
    const first = await raul.fetch('/api/admin/products?q=kia&sort=name');
    expect(first.headers.get('x-total-count')).toBe('60');
    expect(first.headers.get('link')).toBe(
      '</api/admin/products?q=kia&sort=name&page=2>; rel="next"',
    );
    expect(await first.json()).toHaveLength(50);
    const second = await raul.fetch('/api/admin/products?q=kia&sort=name&page=2');
    expect([second.headers.get('link'), (await second.json()).length]).toEqual([null, 10]);
    expect(await slugs({ page: '99' })).toEqual([]);
  });

  test.each([
    ['category', 'barcos'],
    ['status', 'perdido'],
    ['sort', 'precio'],
    ['page', '0'],
    ['page', 'x'],
    ['deleted', 'sí'],
    ['q', 'a'.repeat(301)],
  ])('a bad %s is named', async (name, value) => {
    const refused = await raul.refused(staffApi.listStaffProducts, { query: { [name]: value } });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [name]]);
  });

  test('the numbers count everything, and the deleted apart', async () => {
    expect(await raul.call(staffApi.productStats, {})).toEqual({
      total: 3,
      byCategory: { automobiles: 2, motocicletas: 0, electrodomesticos: 1, triciclos: 0 },
      byStatus: { available: 2, sold: 1, reserved: 0 },
      deleted: 1,
    });
  });
});
