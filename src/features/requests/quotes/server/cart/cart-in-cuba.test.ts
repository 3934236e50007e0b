import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ids, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { writeCartCookie } from '#features/shop/cart/cart-cookie.ts';
import type { TariffForm } from '#features/shop/catalogue/landed-cost/schema.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();
beforeEach(() => sql`truncate tariff`.execute(shop.services.db));

const port: TariffForm = {
  kind: 'port',
  category: 'electrodomesticos',
  province: null,
  cents: 3505,
  basisPoints: null,
  source: 'Terminal de Mariel',
  sourceAddress: null,
  validFrom: '2026-01-15',
};
const enter = (body: TariffForm) => shop.as('administrador').call(staffApi.enterTariff, { body });
const read = async (...lines: [product: keyof typeof ids, quantity: number][]) => {
  const cookie = writeCartCookie(
    lines.map(([product, quantity]) => ({ productId: ids[product], quantity })),
    'HOL',
    Date.now(),
  );
  const visitor = shop
    .as('anonymous')
    .with(`mariel-auto-province=HOL; mariel-auto-lines=${cookie}`);
  const html = await (await visitor.fetch(href(routes.cart))).text();
  return html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

test('a cart says what all its pieces cost in Cuba, and about how much in all', async () => {
  await enter(port);
  await enter({ ...port, kind: 'inland', province: 'HOL', cents: 4000 });
  await enter({ ...port, kind: 'duties', cents: null, basisPoints: 1000 });
  // Two of US$850.50: 2 × (85.05 + 35.05 + 40), and 1,701 to us.
  const text = await read(['nevera', 2]);
  expect(text).toMatch(/En Cuba \(estimado\) ≈ US\$320(?![.,\d])/);
  expect(text.split('En total en Holguín ≈ US$2,021')).toHaveLength(2);
  expect(text).toContain('Según Terminal de Mariel, 15 ene 2026');
});

test('a cart with a thing of which nothing is known has no sum of all', async () => {
  await enter(port);
  const text = await read(['nevera', 1], ['corolla', 1]);
  expect(text).toMatch(/En Cuba \(estimado\) ≈ US\$35(?![.,\d])/);
  expect(text).toContain('Gastos de puerto en Mariel (Automóviles)');
  expect(text).toContain('En total en Holguín Falta:');
  expect(await read(['corolla', 1])).not.toContain('En Cuba (estimado)');
});
