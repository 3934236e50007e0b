import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { marta, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { TariffForm } from '#features/shop/catalogue/landed-cost/schema.ts';
import { myQuoteHref } from '#routes.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();
beforeEach(() => sql`truncate tariff`.execute(shop.services.db));

const duties: TariffForm = {
  kind: 'duties',
  category: 'automobiles',
  province: null,
  cents: null,
  basisPoints: 1000,
  source: 'Aduana, Resolución 45/2026',
  sourceAddress: null,
  validFrom: '2026-01-15',
};
const fixed = { ...duties, cents: 10_000, basisPoints: null };
const enter = (body: TariffForm) => marta.call(staffApi.enterTariff, { body });
const read = async (id: string) =>
  (await (await yanet.fetch(myQuoteHref(id))).text())
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a quotation says what is paid in Cuba, and about how much in all', async () => {
  const id = await requestQuote();
  expect(await read(id)).not.toContain('En Cuba (estimado)');
  await enter(duties);
  await enter({ ...fixed, kind: 'port' });
  await enter({ ...fixed, kind: 'registration' });
  expect(await read(id)).toContain('Falta: Transporte de Mariel a Holguín');
  await enter({ ...fixed, kind: 'inland', province: 'HOL' });
  const text = await read(id);
  // 10 % of US$28,000, and three times US$100.
  expect(text).toContain('En Cuba (estimado) ≈ US$3,100');
  expect(text).toContain('En total en Holguín ≈ US$31,100');
  expect(text).toContain('Según Aduana, Resolución 45/2026, 15 ene 2026');
});
