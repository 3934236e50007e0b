import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { quoteCaseCalls } from '#features/orders/order/staff-calls.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { newQuote, noQuotes, writtenQuotes } from '../testing/quotes.ts';

setUpQuoteShop();

const rosa = {
  name: ' Rosa Díaz ',
  phone: '5 234-5678',
  province: 'CMG' as const,
  address: 'Calle 3 n.º 12, e/ 4 y 6, Florida',
};
const stored = { ...rosa, name: 'Rosa Díaz', phone: '+5352345678' };
const ask = (special: object, key = newIdempotencyKey()) =>
  yanet.call(api.createQuote, { body: newQuote(ids, special), key });

test('a recipient is stored with the quotation, and shown to those concerned', async () => {
  const { id } = await ask({ notes: 'Llamar de noche', recipient: rosa });
  expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
    province: 'HOL',
    notes: 'Llamar de noche',
    recipient: stored,
  });
  const raul = shop.as('agente');
  expect(await raul.call(quoteCaseCalls.find, { params: { id } })).toMatchObject({
    recipient: stored,
  });
  const mails = await shop.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', mailTopic)
    .execute();
  const recipient = 'Rosa Díaz, +53 5 234 5678, Camagüey, Calle 3 n.º 12, e/ 4 y 6, Florida';
  expect(mails.map(({ payload }) => JSON.stringify(payload).includes(recipient))).toEqual([
    true,
    true,
  ]);
  const { quotes } = await yanet.call(api.ownData, {});
  expect(quotes[0]).toMatchObject({ recipient: stored });
  const file = await raul.fetch('/api/admin/quotes.csv');
  expect(await file.text()).toContain(recipient);
});

test.each([undefined, null, {}, { name: ' ', phone: '', province: '', address: null }])(
  '%j is nobody',
  async (recipient) => {
    const { id } = await ask({ recipient });
    expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
      recipient: null,
    });
  },
);

test.each<[string, object]>([
  ['recipient.phone', { phone: '12345' }],
  ['recipient.province', { province: 'XXX' }],
  ['recipient.name', { name: 'a'.repeat(121) }],
  ['recipient.address', { address: 'a\0b' }],
])('%s is refused beside the field', async (field, recipient) => {
  const body = newQuote(ids, { recipient });
  const refused = await yanet.refused(api.createQuote, { body, key: newIdempotencyKey() });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  expect(await writtenQuotes(shop.services.db)).toEqual(noQuotes);
});

test('the same key for another recipient is refused', async () => {
  const key = newIdempotencyKey();
  const { id, mailed } = await ask({ recipient: rosa }, key);
  expect(mailed).toBe(true);
  expect(await ask({ recipient: rosa }, key)).toMatchObject({ id, mailed: true });
  const body = newQuote(ids, { recipient: { ...rosa, name: 'Ana' } });
  expect(await yanet.refused(api.createQuote, { body, key })).toMatchObject({ status: 422 });
});
