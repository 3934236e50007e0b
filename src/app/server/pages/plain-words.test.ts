import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { newVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { makeCode } from '#features/requests/quotes/code.ts';
import { exampleCode } from '#features/requests/quotes/example-code.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { type Client, setUpShop, shop } from '../testing/test-shop.ts';

let ids: ProductIds;
let yanet: Client;
let raul: Client;

setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  yanet = shop.as('customer');
  raul = shop.as('agente');
});

test('history says who did what, as people speak, with the first name of the agent', async () => {
  const { id } = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
  const params = { id };
  await looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status: 'en_revision' } });
  const text = { text: 'Mañana le digo.' };
  await looked(raul).call(staffApi.writeAboutQuote, { params, body: text, key: newKey() });
  await looked(raul).call(staffApi.writeAboutQuote, {
    params,
    body: { text: 'Ojo con este.', internal: true },
    key: newKey(),
  });
  const html = await (await yanet.fetch(`/my-quotes?ver=${id}`)).text();
  const words = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ');
  expect(words).toContain('Raúl la está revisando');
  expect(words).toContain('Raúl le escribió');
  expect(words).not.toMatch(/Estado: de|Raúl Pérez|Ojo con este/);
  const { history } = await yanet.call(api.findMyQuote, { params });
  expect(history.map(({ agent }) => agent)).toEqual([undefined, 'Raúl', 'Raúl']);
});

describe('what is wrong with a field is a sentence in the caller’s language', () => {
  const pattern = /\/\^|\\p|\$\/|\n/;
  test.each([
    ['/api/products?minPrice=barato', undefined, 'minPrice'],
    ['/api/products?cursor=perdido', undefined, 'cursor'],
    ['/api/products?ids=uno', undefined, 'ids.0'],
    ['/api/verifications', { ...newVerification, comment: 'a\0b' }, 'comment'],
    ['/api/verifications', { ...newVerification, email: 'nadie' }, 'email'],
    ['/api/verifications', { ...newVerification, verificationCode: '' }, 'verificationCode'],
    ['/api/quotes', { items: [] }, 'items'],
  ])('where %s is asked with %o', async (path, body, field) => {
    for (const language of ['es', 'en']) {
      const answer = await yanet.with(`mariel-auto-language=${language}`).fetch(path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: body ? { 'content-type': 'application/json', 'idempotency-key': newKey() } : {},
      });
      expect(answer.status).toBe(400);
      const { fields = {} }: { fields?: Record<string, string> } = await answer.json();
      for (const sentence of Object.values(fields)) {
        expect(sentence).not.toMatch(pattern);
        expect(sentence).toMatch(/\p{L}{2,} .*\p{L}{2,}/u);
      }
      expect(Object.keys(fields)).toContain(field);
    }
  });

  test('a key that is none', async () => {
    const body = JSON.stringify(newVerification);
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'corta' };
    const answer = await yanet.fetch('/api/verifications', { method: 'POST', body, headers });
    expect((await answer.json()).fields['Idempotency-Key']).toMatch(/^La clave tiene de 8 a 255/);
  });

  test('a number that may be of two countries', async () => {
    const { fields } = await yanet.refused(api.updateContact, { body: { phone: '534 212 3456' } });
    expect(fields?.phone).toBe(
      '¿De qué país es el teléfono? Si es de Cuba, escriba +53 delante de sus ocho cifras; si es de EE. UU., +1 delante de las diez.',
    );
  });
});

test('the example of the code has the form of real ones, and is refused', async () => {
  expect(exampleCode('MA')).toBe(makeCode('MA', '20261121', '7K4PM3XRT'));
  const page = await (await yanet.fetch('/verify')).text();
  expect(page).toContain(exampleCode('MA'));
  for (const verificationCode of [exampleCode('MA'), exampleCode('MA').toLowerCase()]) {
    const body = { ...newVerification, verificationCode };
    const refused = await yanet.refused(api.createVerification, { body, key: newKey() });
    expect(refused).toMatchObject({ status: 400, code: 'example_code' });
    expect(refused.fields?.verificationCode).toContain('el código del ejemplo');
  }
});
