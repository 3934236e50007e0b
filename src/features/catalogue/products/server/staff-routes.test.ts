import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { AppError } from '#platform/http/errors.ts';
import { staffApi } from '#staff-api.ts';
import { catalogueErrors } from '../../errors.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import { ProductForm } from '../staff-schema.ts';
import { addProduct } from './add-product.ts';
import { auditOf, corolla, own, rowsOf } from './staff-testing.ts';

let shop: TestShop;
let raul: Client;
let marta: Client;

beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO_CATALOGUE: 'no' } });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

let keys = 0;
const newKey = () => `producto-${++keys}-${'x'.repeat(8)}`;
const add = (form: Partial<ProductForm> = {}, key = newKey()) =>
  raul.call(staffApi.createProduct, { body: { ...corolla, ...form }, key });
const refuseForm = (form: object, who = raul) =>
  who.refused(staffApi.createProduct, { body: { ...corolla, ...form }, key: newKey() });
const change = (id: string, body: object, who = raul) =>
  who.call(staffApi.updateProduct, { params: { id }, body });
const refuseChange = (id: string, body: object, who = raul) =>
  who.refused(staffApi.updateProduct, { params: { id }, body });
const find = (id: string) => raul.call(staffApi.findStaffProduct, { params: { id } });
const publicly = (category: string, slug: string) =>
  shop.as('anonymous').call(api.findProduct, { params: { category, slug } });
/** A picture that the shop keeps already. */
const keep = async (text: string) =>
  own(await storeOriginal(shop.services.files, svg(text), 'svg'));
const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><title>${text}</title></svg>`;

describe('a new product', () => {
  test('has what the form says, an address made of its name, and customers see it at once', async () => {
    const { category } = corolla;
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
    expect(await publicly('automobiles', 'toyota-corolla-le-2021')).toEqual(shown);
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
  ])('takes a price as %s', async (_, price, kept) => {
    expect((await add({ price })).price).toBe(kept);
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
    expect((await publicly('automobiles', made.slug)).id).toBe(made.id);
  });

  test('goes everywhere with one word', async () => {
    const made = await add({ availableProvinces: 'todas' });
    expect(made.availableProvinces.split(',')).toHaveLength(16);
  });

  test('of the same name has another address, also fifty at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
    expect(made.map(({ slug }) => slug).toSorted()).toContain('corolla-le-8');
    const moto = await add({ category: 'motocicletas' });
    expect(moto.slug).toBe('corolla-le');
  });

  test('does not get the address of a deleted one', async () => {
    const { id } = await add();
    await raul.call(staffApi.deleteProduct, { params: { id } });
    expect((await add()).slug).toBe('corolla-le-2');
  });

  test('is made once for each key, also five times at once; other data under the key is refused', async () => {
    const key = newKey();
    const made = await Promise.all(Array.from({ length: 5 }, () => add({}, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(shop.services.db)).toBe(1);
    const other = await raul.refused(staffApi.createProduct, {
      body: { ...corolla, price: 1 },
      key,
    });
    expect([other.status, other.code]).toEqual([422, 'key_reused']);
    expect(await auditOf(shop.services.db)).toHaveLength(1);
  });

  test('is written into the audit log', async () => {
    const { id } = await add();
    expect(await auditOf(shop.services.db)).toEqual([
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

describe('pictures', () => {
  test('of ours are taken by their address, whatever size it names, with what they show', async () => {
    const [front, side] = [await keep('de frente'), await keep('de lado')];
    const made = await add({
      images: [front.replace('-320.webp', '-1200.jpg'), `http://tienda.test${side}`],
      imageAlts: ['De frente', ''],
    });
    expect(made).toMatchObject({ images: [front, side], imageAlts: ['De frente', 'Corolla LE'] });
    expect(made.warnings.imageAlts).toMatch(/sin descripción propia/);
  });

  test('that cannot be had are named, and nothing is written', async () => {
    const images = [await keep('uno'), own('a'.repeat(64)), 'http://127.0.0.1/foto.jpg'];
    const { status, code, fields } = await refuseForm({ images });
    expect([status, code]).toEqual([400, 'bad_input']);
    expect(fields).toEqual({
      'images.1': expect.stringContaining('No pudimos traer la foto'),
      'images.2': expect.stringContaining('No podemos usar esta dirección'),
    });
    expect(await rowsOf(shop.services.db)).toBe(0);
  });

  test('of other sites become ours', async () => {
    const form = ProductForm.parse({
      ...corolla,
      images: ['https://x.test/1', 'https://x.test/2'],
    });
    const agent = await marta.call(api.currentUser, {});
    const asked: string[] = [];
    const made = await addProduct(
      shop.services,
      { agent, language: 'es', form, key: undefined },
      async (_, address) => {
        asked.push(address);
        return { hash: (address.endsWith('1') ? 'a' : 'b').repeat(64) };
      },
    );
    expect(asked.toSorted()).toEqual(['https://x.test/1', 'https://x.test/2']);
    expect(made.images).toEqual([own('a'.repeat(64)), own('b'.repeat(64))]);
    const refusing = addProduct(
      shop.services,
      { agent, language: 'en', form, key: undefined },
      async (_, address) => {
        if (address.endsWith('1')) return { hash: 'a'.repeat(64) };
        throw new AppError(catalogueErrors.pictureUnreadable);
      },
    );
    await expect(refusing).rejects.toMatchObject({
      fields: { 'images.1': expect.stringContaining('not a picture we can read') },
    });
    expect(await rowsOf(shop.services.db)).toBe(1);
  });

  test('stay when a change does not name them, and go when it says so', async () => {
    const [front, side] = [await keep('de frente'), await keep('de lado')];
    const { id } = await add({ images: [front, side], imageAlts: ['De frente', 'De lado'] });
    expect(await change(id, { price: 1 })).toMatchObject({ images: [front, side] });
    expect(await change(id, { images: [side, front] })).toMatchObject({
      images: [side, front],
      imageAlts: ['De lado', 'De frente'],
    });
    expect(await change(id, { imageAlts: ['Lado izquierdo', null] })).toMatchObject({
      images: [side, front],
      imageAlts: ['Lado izquierdo', 'Corolla LE'],
    });
    expect(await change(id, { name: 'Corolla XLE' })).toMatchObject({
      imageAlts: ['Lado izquierdo', 'Corolla XLE'],
    });
    expect((await refuseChange(id, { imageAlts: ['a', 'b', 'c'] })).fields).toEqual({
      imageAlts: 'Hay más descripciones que fotos.',
    });
    for (const none of [null, []]) {
      await change(id, { images: [front] });
      expect(await change(id, { images: none })).toMatchObject({ images: null, imageAlts: [] });
    }
  });
});

describe('bad input is refused in words', () => {
  const bad: [what: string, change: object, field: string, es: string, en: string][] = [
    ['no name', { name: ' ' }, 'name', 'Escriba el nombre.', 'Enter the name.'],
    ['a long name', { name: 'a'.repeat(201) }, 'name', 'Use 200 caracteres', 'Use 200 characters'],
    ['a name with a NUL', { name: 'a\0b' }, 'name', 'no se pueden guardar', 'cannot be kept'],
    ['a name that is a number', { name: 5 }, 'name', 'Escriba el nombre.', 'Enter the name.'],
    ['another category', { category: 'barcos' }, 'category', 'Elija una categoría', 'Choose a cat'],
    ['no price at all', { price: undefined }, 'price', 'Escriba el precio', 'Enter the price'],
    ['an empty price', { price: '' }, 'price', 'Escriba el precio', 'Enter the price'],
    ['price 0', { price: 0 }, 'price', '0.01 o más', '0.01 or more'],
    ['a negative price', { price: '-5' }, 'price', '0.01 o más', '0.01 or more'],
    ['a third decimal', { price: '9.999' }, 'price', 'dos decimales', 'two decimals'],
    ['thousands', { price: '28,000' }, 'price', 'dos decimales', 'two decimals'],
    ['words for a price', { price: 'NaN' }, 'price', '0.01 o más', '0.01 or more'],
    ['an early year', { year: 1899 }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a far year', { year: new Date().getUTCFullYear() + 2 }, 'year', 'entre 1900', 'between 1900'],
    ['half a year', { year: 2020.5 }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a year in words', { year: '2020' }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a bad province', { availableProvinces: 'HAB,XXX' }, 'availableProvinces', 'códigos', 'codes'],
    ['no province', { availableProvinces: ' ,' }, 'availableProvinces', 'al menos una', 'at least'],
    ['another status', { status: 'perdido' }, 'status', 'Elija un estado', 'Choose a status'],
    ['"sí" as a truth', { featured: 'sí' }, 'featured', 'true o false', 'true or false'],
    ['a long description', { description: 'a'.repeat(5001) }, 'description', '5000', '5000'],
    [
      'specifications of numbers',
      { specifications: { Motor: 5 } },
      'specifications.Motor',
      'texto',
      'text',
    ],
    [
      'a specification twice',
      { specifications: { Motor: 'a', ' motor': 'b' } },
      'specifications',
      'dos veces',
      'twice',
    ],
    [
      'a name of digits',
      { specifications: { 110: 'V' } },
      'specifications',
      'una letra',
      'one letter',
    ],
    ['an empty value', { specifications: { Motor: ' ' } }, 'specifications', 'valor', 'value'],
    [
      '41 specifications',
      { specifications: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, 'b'])) },
      'specifications',
      '40',
      '40',
    ],
    ['a picture that is no list', { images: '/a' }, 'images', 'lista', 'list'],
    ['21 pictures', { images: Array(21).fill('/a') }, 'images', '20', '20'],
    ['a brand that is no key', { brand: '__PROTO__' }, 'brand', 'otro nombre', 'another name'],
    ['such an engine', { engineType: '__proto__' }, 'engineType', 'otro nombre', 'another name'],
    ['an unknown key', { precio: 5 }, 'precio', '', ''],
  ];
  test.each(bad)('%s', async (_, wrong, field, es, en) => {
    const refused = await refuseForm(wrong);
    expect([refused.status, refused.code]).toEqual([400, 'bad_input']);
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(refused.fields?.[field]).toContain(es);
    const english = await refuseForm(wrong, raul.with('mariel-auto-language=en'));
    expect(english.fields?.[field]).toContain(en);
    expect(await rowsOf(shop.services.db)).toBe(0);
  });
});

describe('a change', () => {
  test('touches only what it names; customers see it at once; the address stays', async () => {
    const made = await add({ year: 2021, brand: 'Toyota', specifications: { Motor: '1.8 L' } });
    const { slug } = await publicly('automobiles', made.slug);
    const page = `/products/automobiles/${slug}`;
    expect(await (await shop.as('anonymous').fetch(page)).text()).toContain('28,000.50');
    const after = await change(made.id, { price: '27000', name: 'Corolla SE' });
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
    expect(await publicly('automobiles', slug)).toMatchObject({ price: '27000.00' });
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
    const cleared = await change(id, {
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
    const theirs = await change(made.id, { price: '1', expected: made.updatedAt }, marta);
    const refused = await refuseChange(made.id, { price: '2', expected: made.updatedAt });
    expect([refused.status, refused.code]).toEqual([409, 'product_changed']);
    const { warnings: _, ...now } = theirs;
    expect(refused.product).toEqual(now);
    expect(await change(made.id, { price: '2', expected: now.updatedAt })).toMatchObject({
      price: '2.00',
    });
    expect(await change(made.id, { price: '3' })).toMatchObject({ price: '3.00' });
  });

  test('of several at once that saw the same, one goes through', async () => {
    let { id, updatedAt: expected } = await add();
    for (const round of [1, 2, 3, 4, 5]) {
      const answers = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => change(id, { price: round * 100 + n, expected })),
      );
      const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      expect(done).toHaveLength(1);
      expected = done[0]?.updatedAt ?? '';
    }
  });

  test('is seen by customers whenever they look next', async () => {
    const { id, slug } = await add();
    for (let price = 1; price <= 20; price += 1) {
      await change(id, { price });
      expect((await publicly('automobiles', slug)).price).toBe(`${price}.00`);
      await publicly('automobiles', slug);
    }
  });

  test('sent twice is done once, also with what was seen the first time', async () => {
    const made = await add();
    const body = { price: '5', expected: made.updatedAt };
    const once = await change(made.id, body);
    expect(await change(made.id, body)).toEqual(once);
    const log = await auditOf(shop.services.db);
    expect(log.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
    expect(log[1]?.details).toEqual({ priceCents: { from: 2_800_050, to: 500 } });
  });

  test('of the category keeps links that were shared, and gives no address twice', async () => {
    const made = await add();
    await add({ category: 'motocicletas' });
    const moved = await change(made.id, { category: 'motocicletas' });
    expect(moved.slug).toBe('corolla-le-2');
    expect((await publicly('automobiles', 'corolla-le')).id).toBe(made.id);
    const page = await shop.as('anonymous').fetch('/products/automobiles/corolla-le');
    expect(await page.text()).toContain('/products/motocicletas/corolla-le-2');
    const next = await add();
    expect(next.slug).toBe('corolla-le-2');
    expect((await publicly('automobiles', 'corolla-le')).id).toBe(made.id);
    expect(await change(made.id, { category: 'automobiles' })).toMatchObject({
      slug: 'corolla-le',
    });
    expect((await publicly('motocicletas', 'corolla-le-2')).id).toBe(made.id);
  });

  test('of what is not there is a 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nada']) {
      expect((await refuseChange(id, { price: 1 })).status).toBe(404);
    }
  });
});

describe('deleting', () => {
  const remove = (id: string) => raul.call(staffApi.deleteProduct, { params: { id } });
  const restore = (id: string) => raul.call(staffApi.restoreProduct, { params: { id } });

  test('takes it away from customers at once, keeps the lines of old quotes, and can be undone', async () => {
    const made = await add({ availableProvinces: 'HAB' });
    const listQuery = {
      province: 'HAB' as const,
      items: [{ productId: made.id, productName: made.name, price: made.price, quantity: 1 }],
      subtotal: made.price,
      total: made.price,
    };
    const yanet = shop.as('customer');
    const quote = await yanet.call(api.createQuote, { body: listQuery, key: newKey() });
    await publicly('automobiles', made.slug);
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
    expect((await publicly('automobiles', made.slug)).id).toBe(made.id);
    const log = await auditOf(shop.services.db);
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
    expect(await auditOf(shop.services.db)).toHaveLength(3);
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

  test('of what is not there is a 404', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await raul.refused(staffApi.deleteProduct, { params })).status).toBe(404);
    expect((await raul.refused(staffApi.restoreProduct, { params })).status).toBe(404);
  });
});

describe('the status of many', () => {
  test('changes all that are there, once, and says how many', async () => {
    const ids = await shop.stock({ slug: 'a' }, { slug: 'b', status: 'sold' }, { slug: 'c' });
    await raul.call(staffApi.deleteProduct, { params: { id: ids[2] ?? '' } });
    const body = { ids: [...ids, ids[0] ?? ''], status: 'sold' as const };
    expect(await raul.call(staffApi.changeProductsStatus, { body })).toEqual({
      changed: 1,
      same: 1,
      missing: 1,
    });
    expect((await publicly('automobiles', 'a')).status).toBe('sold');
    expect(await raul.call(staffApi.changeProductsStatus, { body })).toMatchObject({ changed: 0 });
    const log = await auditOf(shop.services.db);
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
    const refused = await raul.refused(staffApi.changeProductsStatus, { body });
    expect(refused.status).toBe(400);
  });
});

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
    await raul.call(staffApi.deleteProduct, { params: { id: ids[3] ?? '' } });
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
    ['no words', { q: '¿?' }, ['nevera', 'accent', 'corolla']],
    ['nothing like it', { q: 'submarino' }, []],
    ['the deleted', { deleted: '1' }, ['borrado']],
    ['words among the deleted', { deleted: '1', q: 'toyota' }, ['borrado']],
    ['blank filters', { q: '', category: '', sort: '' }, ['nevera', 'accent', 'corolla']],
  ])('shows %s', async (_, query, expected) => {
    expect(await slugs(query)).toEqual(expected);
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
