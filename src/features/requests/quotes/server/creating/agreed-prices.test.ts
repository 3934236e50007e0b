import { describe, expect, test } from 'vitest';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import type { NewQuote } from '../../schema.ts';
import { quoteRows, refusedQuote, sendQuote } from '../testing/quote-calls.ts';
import { lineOf, newQuote, noQuotes, products, type ShortName } from '../testing/quotes.ts';

setUpQuoteShop();

describe('what the customer saw must be what the catalogue says', () => {
  test.each<[string, Partial<NewQuote>]>([
    ['a lower subtotal', { subtotal: '1.00' }],
    ['a lower total', { total: '1.00' }],
    ['a total of 0', { total: 0 }],
    ['a negative total', { total: -28000 }],
    ['a total in words', { total: 'gratis' }],
    ['a total that rounds to the right one', { total: '28000.001' }],
  ])('%s: 409 with the current lines', async (_, change) => {
    expect(await refusedQuote(yanet, newQuote(ids, change))).toMatchObject({
      status: 409,
      code: 'prices_changed',
      message: 'Algún precio cambió desde que lo agregó. Revise los precios actuales y confirme.',
      total: '28000.00',
      lines: [{ productId: ids.corolla, quantity: 1, price: '28000.00', state: 'same' }],
    });
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test.each([1, 0, null, '27999.99', '28,000', 'NaN', '1e5', -28000, undefined])(
    'a price of %s',
    async (price) => {
      const items = [lineOf(ids, 'nevera'), { ...lineOf(ids, 'corolla'), price }];
      const { subtotal: _, total: __, ...unsaid } = newQuote(ids);
      expect(await refusedQuote(yanet, { ...unsaid, items })).toMatchObject({
        status: 409,
        code: 'prices_changed',
        total: '28850.50',
        lines: [
          { productId: ids.nevera, price: '850.50', state: 'same' },
          { productId: ids.corolla, price: '28000.00', state: 'price' },
        ],
      });
      expect(await quoteRows()).toEqual(noQuotes);
    },
  );

  test('a price that changed meanwhile is shown, and the confirmed one goes through', async () => {
    const key = newKey();
    await shop.services.db
      .updateTable('product')
      .set({ price_cents: 29_000_00 })
      .where('id', '=', ids.corolla)
      .execute();
    const { total } = await refusedQuote(yanet, newQuote(ids), key);
    expect(total).toBe('29000.00');
    const items = [{ ...lineOf(ids, 'corolla'), price: 29000 }];
    await sendQuote(yanet, newQuote(ids, { items, subtotal: '29000', total: '29000.0' }), key);
    expect(await quoteRows()).toMatchObject({ quotes: 1, numbers: [1] });
  });

  test('a price that was confirmed after it was to be confirmed counts', async () => {
    await shop.services.db
      .updateTable('product')
      .set({ price_cents: 4_000_00 })
      .where('id', '=', ids.luna)
      .execute();
    const items = [lineOf(ids, 'luna')];
    expect(await refusedQuote(yanet, { province: 'HOL', items })).toMatchObject({
      code: 'prices_changed',
      lines: [{ price: '4000.00', state: 'price' }],
    });
  });

  test.each<[ShortName, string]>([
    ['vendido', 'sold'],
    ['reservado', 'reserved'],
    ['borrado', 'gone'],
    ['lejos', 'unreachable'],
  ])('a product that is %s is named', async (shortName, state) => {
    const items = [lineOf(ids, 'corolla'), lineOf(ids, shortName)];
    const refused = await refusedQuote(yanet, { province: 'HOL', items });
    expect(refused).toMatchObject({
      status: 409,
      code: 'lines_unavailable',
      lines: [{ state: 'same' }, { productName: products[shortName].name, state }],
    });
    expect(refused.message).toBe(
      `Ya no se puede cotizar: ${products[shortName].name}. Quítelo de la cotización para continuar.`,
    );
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test.each([
    ['an id that nobody has', '00000000-0000-4000-8000-000000000000'],
    ['no id at all', 'corolla'],
    ['an id with more before it', 'a00000000-0000-4000-8000-000000000000'],
    ['an id with more behind it', '00000000-0000-4000-8000-000000000000a'],
    ['an id with a NUL', '\0'],
    ['an id that is SQL', "' or true--"],
  ])('%s is a product that is gone, not one of the same name', async (_, productId) => {
    const items = [{ ...lineOf(ids, 'corolla'), productId }];
    expect(await refusedQuote(yanet, newQuote(ids, { items }))).toMatchObject({
      status: 409,
      code: 'lines_unavailable',
      lines: [{ productId: null, productName: products.corolla.name, price: null, state: 'gone' }],
    });
  });
});
