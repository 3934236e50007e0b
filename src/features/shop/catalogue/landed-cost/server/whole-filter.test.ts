import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { partsInCuba, pricesOfWhole, type TariffRule, wholeCents } from '../landed-cost.ts';
import type { TariffForm } from '../schema.ts';

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await sql`truncate tariff`.execute(shop.services.db);
});

const sample = {
  category: 'automobiles',
  province: null,
  cents: null,
  basisPoints: null,
  source: 'Aduana',
  sourceAddress: null,
  validFrom: '2026-01-15',
} as const;
const figure = fc.oneof(
  fc.integer({ min: 0, max: 900_000 }).map((cents) => ({ cents, basisPoints: null })),
  fc.integer({ min: 1, max: 100_000 }).map((basisPoints) => ({ cents: null, basisPoints })),
);
const tariff = fc.record({ duties: figure, registration: figure, port: figure, inland: figure });
const rulesOf = (figures: typeof tariff extends fc.Arbitrary<infer Figures> ? Figures : never) =>
  (['duties', 'registration', 'port', 'inland'] as const).map((kind) => ({
    ...sample,
    kind,
    ...figures[kind],
    province: kind === 'inland' ? ('HOL' as const) : null,
  }));
const wholeOf = (cents: number, rules: readonly TariffRule[]) =>
  wholeCents(cents, partsInCuba('automobiles', cents, rules)) ?? 0;

test('a range of whole prices is exactly a range of prices, whatever the tariff', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(
      tariff,
      amount,
      fc.option(amount),
      fc.option(amount),
      (figures, price, min, max) => {
        const rules = rulesOf(figures);
        // At the bounds themselves, where a cent decides.
        const atPrice = wholeOf(price, rules);
        for (const [from, to] of [
          [min, max],
          [atPrice, max],
          [min, atPrice],
          [atPrice + 1, max],
          [min, atPrice - 1],
        ] as const) {
          const range = pricesOfWhole(
            'automobiles',
            { min: from ?? undefined, max: to ?? undefined },
            rules,
          );
          const isListed = price >= (range?.min ?? 0) && price <= (range?.max ?? Infinity);
          expect(isListed).toBe(atPrice >= (from ?? 0) && atPrice <= (to ?? Infinity));
        }
      },
    ),
  );
});

const enter = (...forms: TariffForm[]) =>
  forms.reduce<Promise<unknown>>(
    (before, body) =>
      before.then(() => shop.as('administrador').call(staffApi.enterTariff, { body })),
    Promise.resolve(),
  );
const list = async (query: object) =>
  (
    await shop.as('anonymous').call(api.listProducts, {
      query: { category: 'automobiles', wholeIn: 'HOL', ...query },
    })
  ).map(({ name }) => name);

test('whoever has US$12,000 finds what that buys in the province, until a figure changes', async () => {
  await shop.stock(
    { slug: 'justo', name: 'Justo', priceCents: 1_000_000, provinces: ['HOL'] },
    { slug: 'un-centavo', name: 'Un centavo más', priceCents: 1_000_001, provinces: ['HOL'] },
    { slug: 'caro', name: 'Caro', priceCents: 1_150_000, provinces: ['HOL'] },
    { slug: 'sin-precio', name: 'Por llegar', priceCents: null, provinces: ['HOL'] },
  );
  const fixed = { ...sample, kind: 'port', cents: 50_000 } as const;
  const inland = { ...fixed, kind: 'inland', province: 'HOL', cents: 20_000 } as const;
  await enter({ ...sample, kind: 'duties', basisPoints: 1200 }, fixed, inland);
  // Without a figure for the plates no total is known.
  expect(await list({ maxPrice: '12000' })).toEqual([]);
  expect(await list({ sort: 'price' })).toHaveLength(4);
  await enter({ ...fixed, kind: 'registration', cents: 10_000 });
  // 10,000 + 1,200 + 500 + 200 + 100 = 12,000.
  expect(await list({ maxPrice: '12000' })).toEqual(['Justo']);
  expect(await list({ maxPrice: '12000', wholeIn: undefined })).toHaveLength(3);
  expect(await list({ minPrice: '12000.01', sort: 'price' })).toEqual(['Un centavo más', 'Caro']);
  // Asked for twice, an answer is kept; a new figure empties what was.
  expect(await list({ maxPrice: '12000' })).toEqual(['Justo']);
  await enter({ ...inland, cents: 20_001, validFrom: '2026-02-01' });
  expect(await list({ maxPrice: '12000' })).toEqual([]);
});

test('the address of a list holds it, and an empty list says why', async () => {
  await shop.stock({ slug: 'niva', name: 'Lada Niva', priceCents: 900_000, provinces: ['HOL'] });
  const visitor = shop.as('anonymous').with('mariel-auto-province=HOL');
  const read = async (query: string) =>
    (await visitor.fetch(`/products/automobiles?${query}`)).text();
  expect(await read('maxPrice=12000')).toContain('Lada Niva');
  const html = await read('maxPrice=12000&whole=1');
  expect(html).toContain('Con «todo incluido» se listan');
  expect(html).toContain('Precios con todo incluido en Holguín');
});

test('a whole price is of a category, since each has its own costs', async () => {
  expect(
    await shop.as('anonymous').refused(api.listProducts, {
      query: { wholeIn: 'HOL', maxPrice: '12000' },
    }),
  ).toMatchObject({ status: 400, code: 'whole_needs_category' });
});
