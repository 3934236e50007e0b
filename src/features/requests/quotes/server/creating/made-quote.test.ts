import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { quoteCaseCalls } from '#features/orders/order/staff-calls.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { newQuote } from '../testing/quotes.ts';

setUpQuoteShop();

const ask = () => yanet.call(api.createQuote, { body: newQuote(ids), key: newIdempotencyKey() });
const pageOf = async (client: Client, reference: string) => {
  const response = await client.fetch(`/cotizacion/${reference}`);
  const html = await response.text();
  return { status: response.status, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};

test('whoever made a quotation reads its number, what comes next and by when, whoever acts', async () => {
  const { id, referenceNumber: reference, answerDueAt } = await ask();
  const { status, text } = await pageOf(yanet, reference);
  expect(status).toBe(200);
  expect(text).toContain('Cotización generada');
  expect(text).toContain(reference);
  expect(text).toContain('Le enviamos un correo a customer@correo.test.');
  expect(text).toContain(formatDateTime(answerDueAt ?? '', 'es'));
  expect(text).toContain('Ahora nos toca a nosotros.');
  const html = await (await yanet.fetch(`/cotizacion/${reference}`)).text();
  expect(html).toContain(`/my-quotes?ver=${id}`);
  expect(html).toContain('https://wa.me/');
  expect((await pageOf(yanet, reference.toLowerCase())).status).toBe(200);
});

test('where no mail left, none is promised', async () => {
  const { referenceNumber } = await ask();
  await shop.services.db.updateTable('quote').set({ confirmed_by_mail: false }).execute();
  const { text } = await pageOf(yanet, referenceNumber);
  expect(text).not.toContain('Le enviamos un correo');
  expect(text).toContain('por ahora no le enviamos un correo');
});

test('after the first answer it leaves it to the quotation to say where it stands', async () => {
  const { id, referenceNumber } = await ask();
  const change = { params: { id }, body: { status: 'approved' as const } };
  await looked(shop.as('agente')).call(quoteCaseCalls.changeStatus, change);
  const { text } = await pageOf(yanet, referenceNumber);
  expect(text).toContain('Ver mi cotización');
  expect(text).not.toContain('Le toca a usted');
  expect(text).not.toContain('Ahora nos toca a nosotros');
});

test('a reference opens nothing to anybody else', async () => {
  const { referenceNumber: reference } = await ask();
  for (const other of ['other customer', 'agente', 'administrador'] as const) {
    expect((await pageOf(shop.as(other), reference)).status).toBe(404);
    const params = { reference };
    const refused = await shop.as(other).refused(api.findMyQuoteByReference, { params });
    expect(refused).toMatchObject({ status: 404, code: 'quote_not_found' });
  }
  const stranger = await shop.as('anonymous').fetch(`/cotizacion/${reference}`);
  expect(stranger.status).toBe(302);
  expect((await pageOf(yanet, 'MA-TX-2026-999999')).status).toBe(404);
});
