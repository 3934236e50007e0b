import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { quoteRows } from '../testing/quote-calls.ts';
import { lineOf, newQuote, noQuotes } from '../testing/quotes.ts';

setUpQuoteShop();

describe('bad input is refused in words, and nothing is written', () => {
  const bad: [what: string, change: object, field: string][] = [
    ['an unknown province', { province: 'XXX' }, 'province'],
    ['a province in lower case', { province: 'hol' }, 'province'],
    ['no products', { items: [] }, 'items'],
    ['products that are no list', { items: 'corolla' }, 'items'],
    ['an unknown key', { coupon: 'GRATIS' }, 'coupon'],
    ['a status', { status: 'approved' }, 'status'],
    ['a note that is a number', { notes: 5 }, 'notes'],
    ['a note of 2001 letters', { notes: 'a'.repeat(2001) }, 'notes'],
    ['a note that no database can keep', { notes: 'a\0b' }, 'notes'],
    ['a total that is an object', { total: {} }, 'total'],
    ['a name of 201 letters', { customerName: 'a'.repeat(201) }, 'customerName'],
  ];
  test.each(bad)('%s', async (_, change, field) => {
    const { status, answer } = await send({ ...newQuote(ids), ...change });
    expect([status, answer.code]).toEqual([400, 'bad_input']);
    expect(Object.keys(answer.fields)).toContain(field);
    expect(answer.message).toBe('Algún dato no es válido. Revise lo indicado e intente de nuevo.');
    expect(await quoteRows()).toEqual(noQuotes);
  });

  const badLines: [what: string, change: object, field: string][] = [
    ['quantity 0', { quantity: 0 }, 'quantity'],
    ['a negative quantity', { quantity: -1 }, 'quantity'],
    ['a quantity of 100', { quantity: 100 }, 'quantity'],
    ['a huge quantity', { quantity: 1e15 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['a quantity in words', { quantity: '1' }, 'quantity'],
    ['no quantity', { quantity: undefined }, 'quantity'],
    ['no name', { productName: '' }, 'productName'],
    [
      'a name that no database can keep',
      { productName: 'a\0', productId: undefined },
      'productName',
    ],
    ['a number as the product', { productId: 5 }, 'productId'],
    ['an unknown province', { province: 'XX' }, 'province'],
    ['an unknown key', { discount: 100 }, 'discount'],
    ['a list as the price', { price: [1] }, 'price'],
  ];
  test.each(badLines)('a line with %s', async (_, change, field) => {
    const items = [lineOf(ids, 'nevera'), { ...lineOf(ids, 'corolla'), ...change }];
    const { status, answer } = await send({ ...newQuote(ids), items });
    expect(status).toBe(400);
    expect(Object.keys(answer.fields).join()).toContain(field);
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test('51 lines', async () => {
    const items = Array.from({ length: 51 }, () => lineOf(ids, 'corolla'));
    expect((await send({ ...newQuote(ids), items })).status).toBe(400);
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test.each([
    ['{', 400, 'not_json'],
    ['', 400, 'not_json'],
    ['[]', 400, 'bad_input'],
    ['null', 400, 'bad_input'],
    ['"corolla"', 400, 'bad_input'],
    ['{"__proto__":{"province":"HOL"}}', 400, 'bad_input'],
  ])('the body %s', async (body, status, code) => {
    expect(await send(body)).toMatchObject({ status, answer: { code } });
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'the content type "%s"',
    async (type) => {
      expect(await send(newQuote(ids), { 'content-type': type })).toMatchObject({
        status: 415,
        answer: { code: 'wrong_type' },
      });
      expect(await quoteRows()).toEqual(noQuotes);
    },
  );

  test('a body of more than 64 KiB, whatever length it claims', async () => {
    const huge = { ...newQuote(ids), notes: 'a'.repeat(65 * 1024) };
    expect(await send(huge)).toMatchObject({ status: 413, answer: { code: 'too_large' } });
    expect(await send(newQuote(ids), { 'content-length': '70000' })).toMatchObject({
      status: 413,
    });
    expect(await send(huge, { 'content-length': '10' })).toMatchObject({ status: 413 });
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test.each(['corto', 'x'.repeat(256), 'con espacio en medio'])('the key %s', async (key) => {
    const { status, answer } = await send(newQuote(ids), { 'idempotency-key': key });
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['Idempotency-Key']]);
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test('in English for who reads English', async () => {
    const { message, fields } = await yanet
      .with('mariel-auto-language=en')
      .refused(api.createQuote, { body: { province: 'XXX', items: [] } });
    expect(message).toBe('Some of the data is not valid. Check what is marked and try again.');
    expect(fields?.province).toMatch(/^Choose PRI, .*, or IJV\.$/);
  });
});

/** A request as no browser of ours would write it. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await yanet.fetch('/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}
