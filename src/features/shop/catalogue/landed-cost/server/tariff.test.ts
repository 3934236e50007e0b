import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { TariffForm } from '../schema.ts';

let marta: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await sql`truncate tariff`.execute(shop.services.db);
  await shop.stock(
    { slug: 'niva', name: 'Lada Niva', priceCents: 1_000_010, provinces: ['HOL', 'HAB'] },
    { slug: 'sin-precio', name: 'Por llegar', priceCents: null, provinces: ['HOL'] },
    { slug: 'nevera', name: 'Nevera', category: 'electrodomesticos', priceCents: 85_050 },
  );
  marta = shop.as('administrador');
});
afterEach(() => {
  vi.useRealTimers();
});

const duties: TariffForm = {
  kind: 'duties',
  category: 'automobiles',
  province: null,
  cents: null,
  basisPoints: 2505,
  source: 'Aduana, Resolución 45/2026',
  sourceAddress: 'https://aduana.test/45',
  validFrom: '2026-01-15',
};
const port: TariffForm = {
  ...duties,
  kind: 'port',
  cents: 32_050,
  basisPoints: null,
  source: 'Terminal de Mariel',
  sourceAddress: null,
};
const inland = (province: ProvinceCode, cents: number): TariffForm => ({
  ...port,
  kind: 'inland',
  province,
  cents,
  source: 'Transportes Oriente',
});
const enter = (...forms: TariffForm[]) =>
  forms.reduce<Promise<unknown>>(
    (before, body) => before.then(() => marta.call(staffApi.enterTariff, { body })),
    Promise.resolve(),
  );
const find = async (slug: string, province?: ProvinceCode, category = 'automobiles') => {
  const query = province ? { query: { province } } : {};
  return (
    await shop.as('anonymous').call(api.findProduct, { params: { category, slug }, ...query })
  ).inCuba;
};
const read = async (province: ProvinceCode, language = 'es', slug = 'niva') => {
  const visitor = shop
    .as('anonymous')
    .with(`mariel-auto-province=${province}; mariel-auto-language=${language}`);
  const html = await (await visitor.fetch(`/products/automobiles/${slug}`)).text();
  return html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};
const readList = async (province: ProvinceCode) => {
  const visitor = shop.as('anonymous').with(`mariel-auto-province=${province}`);
  return (await (await visitor.fetch('/products/automobiles')).text()).replace(/<[^>]+>/g, ' ');
};

test('a product says what is paid in Cuba by its category, price and province, with source and date', async () => {
  await enter(duties, port, inland('HOL', 42_000), inland('HAB', 9000));
  expect(await find('niva', 'HOL')).toEqual({
    parts: [
      {
        kind: 'duties',
        // 25.05 % of US$10,000.10, to the cent.
        cents: 250_503,
        source: 'Aduana, Resolución 45/2026',
        sourceAddress: 'https://aduana.test/45',
        validFrom: '2026-01-15',
      },
      expect.objectContaining({ kind: 'port', cents: 32_050 }),
      expect.objectContaining({ kind: 'inland', cents: 42_000, source: 'Transportes Oriente' }),
    ],
    missing: ['registration'],
  });
  expect((await find('niva', 'HAB'))?.parts.at(-1)?.cents).toBe(9000);
  expect((await find('niva', 'GTM'))?.missing).toEqual(['registration', 'inland']);
  expect((await find('sin-precio', 'HOL'))?.missing).toEqual(['duties', 'registration']);
  expect(await find('nevera', 'HOL', 'electrodomesticos')).toBeUndefined();
  expect(await find('niva')).toBeUndefined();
});

test('the page of a product shows it in both languages, and nothing where nobody put a figure', async () => {
  expect(await read('HOL')).not.toContain('En Cuba (estimado)');
  await enter(duties, port, inland('HOL', 42_000));
  const spanish = await read('HOL');
  for (const words of [
    'En Cuba (estimado)',
    'Transporte de Mariel a Holguín',
    'US$2,505.03',
    'Según Aduana, Resolución 45/2026, 15 ene 2026',
    'En total en Holguín Falta: Traspaso y matrícula',
    'Hasta Mariel; a Holguín con transportista, ≈ US$420.',
  ]) {
    expect(spanish).toContain(words);
  }
  await enter({ ...port, kind: 'registration', cents: 10_000 });
  const english = await read('HOL', 'en');
  expect(english).toContain('In Cuba (estimated)');
  expect(english).toContain('Transport from Mariel to Holguín');
  // 2,505.03 + 320.50 + 420 + 100
  expect(english).toContain('≈ US$3,346');
  expect(english).toContain('Total in Holguín ≈ US$13,346');
  expect(await read('HAB')).toContain('Falta: Transporte de Mariel a La Habana');
  // There it is not delivered.
  expect(await read('GTM')).not.toContain('En Cuba (estimado)');
});

const whole = /≈ US\$[\d,.]+ en [^<]{3,20}/;

test('a card says about how much in all, until a part of it loses its figure', async () => {
  await enter(duties, port, inland('HOL', 42_000), {
    ...port,
    kind: 'registration',
    cents: 10_000,
  });
  expect(await readList('HOL')).toContain('≈ US$13,346 en Holguín');
  expect(await readList('HOL')).toContain(
    'Hasta Mariel; a Holguín con transportista, ≈\u00a0US$420',
  );
  expect(await readList('HAB')).not.toMatch(whole);
  expect(await readList('HAB')).toContain('Hasta Mariel; a La Habana con transportista ');
  const [last] = await marta.call(staffApi.listTariff, {});
  const params = { id: last?.id ?? '' };
  await marta.call(staffApi.voidTariff, { params, body: { reason: 'Ya no vale' } });
  expect(await readList('HOL')).not.toMatch(whole);
});

describe.each([
  ['in winter', '2026-12-01', '2026-12-01T04:59:30Z', '2026-12-01T05:00:30Z'],
  ['in summer', '2026-07-01', '2026-07-01T03:59:30Z', '2026-07-01T04:00:30Z'],
])('a new figure %s', (_, validFrom, before, after) => {
  test('holds from the first minute of its day in Havana', async () => {
    await enter(port, { ...port, cents: 99_000, validFrom });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(before));
    expect((await find('niva', 'HOL'))?.parts[0]?.cents).toBe(32_050);
    vi.setSystemTime(new Date(after));
    expect((await find('niva', 'HOL'))?.parts[0]?.cents).toBe(99_000);
  });
});

test('what was entered is listed with how it stands, who entered it and since when', async () => {
  await enter(port, { ...port, cents: 40_000, validFrom: '2026-02-01' });
  await enter({ ...port, cents: 50_000, validFrom: daysLater(dayInHavana(new Date()), 400) });
  const list = await shop.as('agente').call(staffApi.listTariff, {});
  expect(list.map(({ cents, state, enteredBy }) => [cents, state, enteredBy])).toEqual([
    [50_000, 'coming', expect.stringContaining('Marta')],
    [40_000, 'valid', expect.stringContaining('Marta')],
    [32_050, 'superseded', expect.stringContaining('Marta')],
  ]);
  const [, valid] = list;
  expect((await auditOf(shop.services.db, valid?.id ?? '')).at(0)).toMatchObject({
    action: 'tariff.enter',
    subject_name: 'Gastos de puerto en Mariel: Automóviles',
    details: { cents: 40_000, validFrom: '2026-02-01', source: 'Terminal de Mariel' },
  });
});

test('a mistake is taken back once, with a reason, and what held before holds again', async () => {
  await enter(port, { ...port, cents: 4_000_000, validFrom: '2026-02-01' });
  const [wrong] = await marta.call(staffApi.listTariff, {});
  const input = { params: { id: wrong?.id ?? '' }, body: { reason: 'Dos ceros de más' } };
  expect((await find('niva', 'HOL'))?.parts[0]?.cents).toBe(4_000_000);
  const [taken] = await marta.call(staffApi.voidTariff, input);
  expect(taken).toMatchObject({ state: 'voided', voided: { reason: 'Dos ceros de más' } });
  expect((await find('niva', 'HOL'))?.parts[0]?.cents).toBe(32_050);
  expect(await marta.refused(staffApi.voidTariff, input)).toMatchObject({ code: 'tariff_voided' });
  const nobody = { ...input, params: { id: crypto.randomUUID() } };
  expect((await marta.refused(staffApi.voidTariff, nobody)).status).toBe(404);
  // Its day is free again.
  await enter({ ...port, cents: 40_000, validFrom: '2026-02-01' });
});

test('there is one figure of a thing for each day, also with two at once', async () => {
  const body = { body: port };
  const answers = await Promise.allSettled([
    marta.call(staffApi.enterTariff, body),
    marta.call(staffApi.enterTariff, body),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const other = { body: { ...port, cents: 1 } };
  expect(await marta.refused(staffApi.enterTariff, other)).toMatchObject({
    status: 409,
    code: 'tariff_there',
  });
  await enter(inland('HOL', 1), inland('HAB', 1));
});

test.each([
  ['no figure', { cents: null }],
  ['two figures', { basisPoints: 100 }],
  ['less than nothing', { cents: -1 }],
  ['no source', { source: ' ' }],
  ['a source that is no address of the web', { sourceAddress: 'javascript:alert(1)' }],
  ['a province where there is none', { province: 'HOL' }],
  ['an inland leg to nowhere', { kind: 'inland' }],
  ['a day that is none', { validFrom: '2026-02-30' }],
  ['a day before the shop', { validFrom: '2014-12-31' }],
  ['a year that is half typed', { validFrom: '0026-12-31' }],
  ['a category that is none', { category: 'naves' }],
])('refuses %s', async (_, wrong) => {
  const body = { ...port, ...wrong } as TariffForm;
  expect((await marta.refused(staffApi.enterTariff, { body })).status).toBe(400);
});

test('an agent reads the figures, and does not enter them', async () => {
  await enter(port);
  const raul = shop.as('agente');
  expect((await raul.refused(staffApi.enterTariff, { body: duties })).status).toBe(403);
  const page = async (client: Client) => (await client.fetch('/admin/tariff')).text();
  expect(await page(raul)).toContain('Terminal de Mariel');
  expect(await page(raul)).not.toContain('Anotar cifra');
  expect(await page(marta)).toContain('Anotar cifra');
});
