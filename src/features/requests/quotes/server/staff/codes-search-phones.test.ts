import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { quoteCaseCalls } from '#features/orders/order/staff-calls.ts';
import { staffApi } from '#staff-api.ts';
import { newQuote } from '../testing/quotes.ts';

setUpQuoteShop();

const made = (special: object = {}, key = 'envio-de-yanet') =>
  yanet.call(api.createQuote, { body: newQuote(ids, special), key });

test('a quotation that its customer cancelled gets no code, and nothing is written', async () => {
  const { id } = await made();
  await yanet.call(api.cancelMyQuote, { params: { id }, body: {}, key: 'cancela-yanet' });
  const mails = () => shop.services.db.selectFrom('outbox').select('id').execute();
  const before = await mails();
  const input = { params: { id }, body: {}, key: 'codigo-uno' };
  expect(await raul.refused(staffApi.issueCode, input)).toMatchObject({
    status: 409,
    code: 'quote_cancelled',
    message: 'El cliente canceló esta cotización: no hay nada que verificar con un código.',
  });
  expect((await raul.call(quoteCaseCalls.find, { params: { id } })).codes).toEqual([]);
  expect(await mails()).toEqual(before);
});

test('staff find a quotation by who receives it: name and phone, however it is written', async () => {
  const recipient = { name: 'Rosa Díaz', phone: '5 234-5678' };
  const { id } = await made({ recipient });
  await made({ recipient: { name: 'Otra' } }, 'otro-envio');
  for (const q of ['rosa diaz', 'Díaz', '+53 5 234 5678', '5234-5678', '2345678']) {
    const found = await raul.call(quoteCaseCalls.list, { query: { q } });
    expect(
      found.map((each) => each.id),
      q,
    ).toEqual([id]);
  }
});

test('a phone that may be of two countries is asked about, also where it comes with a quotation', async () => {
  const none = { phone: null, whatsapp: null };
  await shop.services.db.updateTable('person').set(none).where('id', '=', yanet.id).execute();
  const refuse = (special: object, who = yanet) =>
    who.refused(api.createQuote, { body: newQuote(ids, special), key: 'envio-de-yanet' });
  const sent = { customerPhone: '534 212 3456', customerWhatsapp: '5 123 4567' };
  expect(await refuse(sent)).toMatchObject({
    status: 400,
    code: 'contact_required',
    fields: { customerPhone: expect.stringMatching(/^¿De qué país es el teléfono\?/) },
  });
  const english = yanet.with('mariel-auto-language=en');
  const both = { customerPhone: '305 555 0142', customerWhatsapp: '(530) 555-0142' };
  expect((await refuse(both, english)).fields).toEqual({
    customerWhatsapp: expect.stringMatching(/^Of which country is the WhatsApp number\?/),
  });
  const nonsense = { customerPhone: 'llámame', customerWhatsapp: ' ' };
  expect((await refuse(nonsense)).fields).toEqual({
    customerPhone: expect.stringContaining('código de país'),
  });
});
