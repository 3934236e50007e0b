import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { staffApi } from '#staff-api.ts';
import { lineOf, newQuote, noQuotes, type ShortName, writtenQuotes } from '../testing/quotes.ts';

setUpQuoteShop();
beforeEach(async () => {
  await count('corolla', null);
});

const count = (shortName: ShortName, stock: number | null) =>
  looked(raul).call(staffApi.updateProduct, { params: { id: ids[shortName] }, body: { stock } });
const ask = (...items: ReturnType<typeof lineOf>[]) => ({
  body: { province: 'HOL' as const, items },
  key: newIdempotencyKey(),
});
const allOf = async (shortName: ShortName) => {
  const [product] = await yanet.call(api.listProducts, { query: { ids: ids[shortName] } });
  return product?.stock;
};

test('a vehicle is one piece: two of it are not quoted, and the answer says how many there are', async () => {
  expect(await allOf('corolla')).toBe(1);
  const refused = await yanet.refused(api.createQuote, ask(lineOf(ids, 'corolla', 2)));
  expect(refused).toMatchObject({
    status: 409,
    code: 'too_few',
    message:
      'De algún producto hay menos piezas de las que pide. Revise las cantidades y confirme.',
    lines: [{ productId: ids.corolla, quantity: 2, most: 1, price: '28000.00', state: 'short' }],
  });
  expect(await writtenQuotes(shop.services.db)).toEqual(noQuotes);
  const { referenceNumber } = await yanet.call(api.createQuote, {
    body: newQuote(ids),
    key: newIdempotencyKey(),
  });
  expect(referenceNumber).toMatch(/^MA-TX-/);
});

test('one piece is not asked for in two lines', async () => {
  const twice = ask(lineOf(ids, 'corolla'), lineOf(ids, 'corolla'));
  expect(await yanet.refused(api.createQuote, twice)).toMatchObject({
    code: 'too_few',
    lines: [{ state: 'same' }, { state: 'short', most: 0 }],
  });
});

test('a new vehicle has the stock that staff enter, a used one always one piece', async () => {
  await count('corolla', 3);
  await yanet.call(api.createQuote, ask(lineOf(ids, 'corolla', 3)));
  expect(await yanet.refused(api.createQuote, ask(lineOf(ids, 'corolla', 4)))).toMatchObject({
    lines: [{ most: 3 }],
  });
  const used = await looked(raul).call(staffApi.updateProduct, {
    params: { id: ids.corolla },
    body: { stock: 5, specifications: { Kilometraje: '58 000 km' } },
  });
  expect(used.stock).toBe(1);
  expect(used.warnings.stock).toBe('Un vehículo usado es una sola pieza: guardamos 1.');
});

test('appliances are ordered when wanted, until staff count them', async () => {
  await count('nevera', null);
  expect(await allOf('nevera')).toBeNull();
  await yanet.call(api.createQuote, ask(lineOf(ids, 'nevera', 40)));
  await count('nevera', 2);
  expect(await yanet.refused(api.createQuote, ask(lineOf(ids, 'nevera', 3)))).toMatchObject({
    lines: [{ most: 2, state: 'short' }],
  });
});

test.each([0, -1, 1.5, 1000])('%d pieces are refused beside the field', async (stock) => {
  const refused = await looked(raul).refused(staffApi.updateProduct, {
    params: { id: ids.corolla },
    body: { stock },
  });
  expect(refused).toMatchObject({
    status: 400,
    fields: { stock: 'Escriba cuántas piezas hay, de 1 a 999; o déjelo vacío.' },
  });
});
