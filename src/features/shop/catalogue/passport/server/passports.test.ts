import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { staffApi } from '#staff-api.ts';

let raul: Client;
let params: { id: string };
const address = { category: 'automobiles', slug: 'corolla' } as const;
const vin = '5YFEPMAE6MP214067';
const title = { value: 'clean', source: 'title', on: '2026-11-12' } as const;
const titled = { vin: { ...title, value: vin }, title };

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.stock({ ...address, name: 'Corolla', year: 2021, brand: 'Toyota' });
  const { id } = await shop.as('anonymous').call(api.findProduct, { params: address });
  params = { id };
  raul = shop.as('agente');
});

const read = async (path = '/products/automobiles/corolla') =>
  (await (await shop.as('anonymous').fetch(path)).text())
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('what staff write of a car', () => {
  test('everybody reads with its source and day; what is not known the page says', async () => {
    expect(await read()).toContain('No sabemos cuántos dueños tuvo.');
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    const text = await read();
    expect(text).toContain('Limpio (clean)');
    expect(text).toContain('según el título, 12 nov 2026');
    expect(text).not.toContain('No hemos visto su título.');
    expect(text).toContain('No sabemos cuántos dueños tuvo.');
    expect(await read('/en/products/automobiles/corolla')).toContain(
      'from the title, Nov 12, 2026',
    );
  });

  test('shows of a VIN what says make and year, and never which car it is', async () => {
    const yanet = shop.as('anonymous');
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    const seen = [
      await (await yanet.fetch('/products/automobiles/corolla')).text(),
      await (await yanet.fetch('/api/products/automobiles/corolla')).text(),
      await (await yanet.fetch('/api/products')).text(),
    ].join('');
    expect(seen).toContain('5YFEPMAE6MP******');
    expect(seen).not.toContain(vin.slice(-6));
  });

  test('is kept where it is not typed again, and gone where its value was taken away', async () => {
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    const gone = { value: null, source: null, on: null };
    const { facts } = await raul.call(staffApi.savePassport, {
      params,
      body: { title: gone, expected: { title } },
    });
    expect(facts).toEqual({ vin: titled.vin });
  });

  test('is one subject’s: what another wrote of the others meanwhile stands', async () => {
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    const owners = { value: 2, source: 'title', on: '2026-11-12' } as const;
    const { facts } = await raul.call(staffApi.savePassport, {
      params,
      body: { owners, expected: {} },
    });
    expect(facts).toEqual({ ...titled, owners });
  });

  test('is no longer an example once staff wrote it, and the log names the facts, not their words', async () => {
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    expect(await raul.call(staffApi.findPassport, { params })).toEqual({
      facts: titled,
      points: {},
      marks: [],
      example: false,
    });
    const [entry] = await auditOf(shop.services.db, params.id);
    expect(entry).toMatchObject({ action: 'product.passport', details: { facts: 'vin, title' } });
  });

  test('does not overwrite what somebody else wrote meanwhile', async () => {
    await raul.call(staffApi.savePassport, { params, body: { ...titled, expected: {} } });
    const body = { title: { ...title, value: 'salvage' as const }, expected: {} };
    const { status, theirs } = await raul.refused(staffApi.savePassport, { params, body });
    expect([status, theirs]).toEqual([409, { title }]);
  });
});

test.each([
  ['a VIN whose check digit does not fit', { vin: { ...title, value: '5YFEPMAE7MP214067' } }],
  ['a title that is none', { title: { ...title, value: 'gold' } }],
  ['owners by halves', { owners: { ...title, value: 1.5 } }],
  ['words where a figure belongs', { mileage: { ...title, value: 'mucho' } }],
  ['a fact without a source', { title: { ...title, source: null } }],
  ['a fact without a day', { title: { ...title, on: null } }],
  ['a day that is still to come', { title: { ...title, on: '2199-01-01' } }],
  ['too many words', { accidents: { ...title, value: 'a'.repeat(301) } }],
  ['blank words', { accidents: { ...title, value: '   ' } }],
  ['a fact that nobody knows', { colour: title }],
])('refuses %s', async (_, facts) => {
  const body = { ...facts, expected: {} };
  const { status } = await raul.refused(staffApi.savePassport, { params, body });
  expect(status).toBe(400);
});

describe('the inspection of a car', () => {
  const points = {
    hood: { state: 'ok', note: null },
    bumpers: { state: 'fault', note: 'Rajada' },
  } as const;
  const marks = [{ zone: 'hood', kind: 'dent', size: 'small', note: 'Granizo' }] as const;

  test('everybody reads by area, with what was not looked at, and the marks as text', async () => {
    await raul.call(staffApi.savePoints, { params, body: { ...points, expected: {} } });
    await raul.call(staffApi.saveMarks, {
      params,
      body: { marks: [...marks], expected: { marks: [] } },
    });
    const text = await read();
    expect(text).toContain('Carrocería: Sin nota 2 de 10 puntos mirados');
    expect(text).toContain('Defensas: con falla . Rajada');
    expect(text).toContain('Sin mirar: Techo, Puertas');
    expect(text).toContain('Capó: golpe, como una moneda . Granizo');
  });

  test('is written area by area: a colleague’s other area is no conflict, the same one is', async () => {
    await raul.call(staffApi.savePoints, { params, body: { ...points, expected: {} } });
    const brakes = { brakes: { state: 'worn' as const, note: null }, expected: {} };
    const after = await raul.call(staffApi.savePoints, { params, body: brakes });
    expect(after.points).toEqual({ ...points, brakes: brakes.brakes });
    const body = { hood: { state: 'worn' as const, note: null }, expected: {} };
    const { status, theirs } = await raul.refused(staffApi.savePoints, { params, body });
    expect([status, theirs]).toEqual([409, { hood: points.hood }]);
    const late = { marks: [], expected: { marks: [...marks] } };
    await raul.call(staffApi.saveMarks, {
      params,
      body: { marks: [...marks], expected: { marks: [] } },
    });
    expect((await raul.call(staffApi.saveMarks, { params, body: late })).marks).toEqual([]);
  });

  test.each([
    ['a place that is none', [{ ...marks[0], zone: 'moon' }]],
    ['more marks than a drawing can show', Array.from({ length: 31 }, () => marks[0])],
  ])('refuses %s', async (_, wrong) => {
    const body = { marks: wrong, expected: { marks: [] } };
    expect((await raul.refused(staffApi.saveMarks, { params, body })).status).toBe(400);
  });
});

describe('what staff write in Spanish, in English or in both', () => {
  const by = { source: 'inspection', on: '2026-11-12' } as const;
  const inspector = { value: 'Un mecánico', valueEn: 'A mechanic', ...by };
  const accidents = { value: '', valueEn: 'None on the report', ...by };
  const repairs = { value: 'Frenos nuevos', ...by };

  test('is read in the language of the page, or in the other with a mark', async () => {
    const { facts } = await raul.call(staffApi.savePassport, {
      params,
      body: { inspector, repairs, accidents: { ...accidents, value: null }, expected: {} },
    });
    expect(facts).toEqual({ inspector, accidents, repairs });
    const spanish = await read();
    expect(spanish).toContain('Un mecánico según la inspección');
    expect(spanish).toContain('None on the report (en inglés) según');
    expect(spanish).not.toContain('No sabemos si tuvo accidentes.');
    const english = await read('/en/products/automobiles/corolla');
    expect(english).toContain('A mechanic from the inspection');
    expect(english).toContain('Frenos nuevos (in Spanish) from');
    const html = await (await shop.as('anonymous').fetch('/products/automobiles/corolla')).text();
    expect(html).toContain('<span lang="en">None on the report</span>');
  });

  test('so are the notes of an inspection and of the damage', async () => {
    const hood = { state: 'worn', note: 'Piedras', noteEn: 'Stone chips' } as const;
    const mark = { zone: 'roof', kind: 'dent', size: 'small', note: null, noteEn: 'Hail' } as const;
    await raul.call(staffApi.savePoints, { params, body: { hood, expected: {} } });
    const { marks } = await raul.call(staffApi.saveMarks, {
      params,
      body: { marks: [mark], expected: { marks: [] } },
    });
    expect(marks).toEqual([mark]);
    const english = await read('/en/products/automobiles/corolla');
    expect(english).toContain('Hood: worn . Stone chips');
    expect(english).toContain('Roof: dent, the size of a coin . Hail');
    expect(await read()).toContain('Techo: golpe, como una moneda . Hail (en inglés)');
  });

  test('needs source and day as soon as one is written', async () => {
    const body = { accidents: { ...accidents, value: null, on: null }, expected: {} };
    const { status, fields } = await raul.refused(staffApi.savePassport, { params, body });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['accidents.on']]);
  });
});

describe('a point of the inspection', () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const show = (...hashes: string[]) =>
    shop.services.db
      .updateTable('product')
      .set({ pictures: JSON.stringify(hashes.map((hash) => ({ hash, alt: 'Corolla' }))) })
      .execute();

  test('leads to the picture of the product that shows it, which nobody loads who does not ask', async () => {
    await show(first, second);
    const brakes = { state: 'ok', note: null, picture: second } as const;
    const { points } = await raul.call(staffApi.savePoints, {
      params,
      body: { brakes, expected: {} },
    });
    expect(points).toEqual({ brakes });
    expect(await read()).toContain('Frenos: bien · Foto (hasta 150 KB)');
    const html = await (await shop.as('anonymous').fetch('/products/automobiles/corolla')).text();
    expect(html).toContain(`href="/pictures/${second}-1600.webp">Foto`);
    await show(first);
    await expect.poll(() => read()).not.toContain('Foto (hasta 150 KB)');
  });

  test.each(['3', 'a'.repeat(65), '../../secret'])('has no picture named %s', async (picture) => {
    const body = { brakes: { state: 'ok' as const, note: null, picture }, expected: {} };
    expect((await raul.refused(staffApi.savePoints, { params, body })).status).toBe(400);
  });
});

test('of a product that is not there nothing is kept', async () => {
  const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
  const body = { title, expected: {} };
  expect((await raul.refused(staffApi.savePassport, { params: nowhere, body })).status).toBe(404);
  expect((await raul.refused(staffApi.findPassport, { params: nowhere })).status).toBe(404);
});

test('an appliance says if it works in Cuba', async () => {
  await shop.stock({ slug: 'freezer', category: 'electrodomesticos', name: 'Congelador' });
  const where = { category: 'electrodomesticos', slug: 'freezer' } as const;
  const { id } = await shop.as('anonymous').call(api.findProduct, { params: where });
  const by = { source: 'maker', on: '2026-11-12' } as const;
  const body = {
    voltage: { value: '110', ...by },
    frequency: { value: '60', ...by },
    expected: {},
  } as const;
  await raul.call(staffApi.savePassport, { params: { id }, body });
  expect(await read('/products/electrodomesticos/freezer')).toContain(
    'En la corriente de Cuba Sirve: 110 V, 60 Hz',
  );
});
