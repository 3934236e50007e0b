import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { limits } from '#limits.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { quoteRows, refusedQuote, sendQuote, yearNow } from '../testing/quote-calls.ts';
import { lineOf, newQuote, noQuotes, products } from '../testing/quotes.ts';

setUpQuoteShop();

describe('asking for a quotation', () => {
  test('gives a reference number, and the quote says what was asked at the price of the catalogue', async () => {
    const items = [lineOf(ids, 'corolla', 2), lineOf(ids, 'nevera', 3), lineOf(ids, 'luna')];
    const before = yearNow();
    const made = await sendQuote(
      yanet,
      newQuote(ids, { items, subtotal: '58551.50', total: 58551.5 }),
    );
    const possible = [before, yearNow()].map((year) => `MA-TX-${year}-000001`);
    expect(possible).toContain(made.referenceNumber);
    const quote = await yanet.call(api.findMyQuote, { params: { id: made.id } });
    // The answer must equal the page that it leads to, which shows the check word.
    const { checkWord, ...shown } = made;
    expect(checkWord).toMatch(/^\w{6}$/);
    expect(quote).toMatchObject(shown);
    expect(quote).toEqual({
      id: made.id,
      referenceNumber: made.referenceNumber,
      answerDueAt: made.answerDueAt,
      customerName: 'Yanet Pérez',
      customerEmail: 'customer@correo.test',
      customerPhone: '+5351234567',
      customerWhatsapp: '+13055550142',
      province: 'HOL',
      items: [
        {
          productId: ids.corolla,
          productName: products.corolla.name,
          quantity: 2,
          price: '28000.00',
          picture: null,
        },
        {
          productId: ids.nevera,
          productName: products.nevera.name,
          quantity: 3,
          price: '850.50',
          picture: null,
        },
        {
          productId: ids.luna,
          productName: products.luna.name,
          quantity: 1,
          price: null,
          picture: null,
        },
      ],
      subtotal: '58551.50',
      total: '58551.50',
      currency: 'USD',
      notes: null,
      recipient: null,
      mailed: true,
      ending: null,
      endable: true,
      progress: expect.objectContaining({ stage: 'asked', yours: false }),
      teamWroteAt: null,
      revision: 0,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      codes: [],
      // Nothing to pay before it is approved: no account is shown, and no offer is made yet.
      howToPay: [],
      money: null,
      journeys: [],
      offer: null,
      firm: null,
      inCuba: [],
      history: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          at: expect.stringMatching(/^\d{4}-/),
          kind: 'created',
          by: 'customer',
          from: null,
          to: null,
          note: null,
          public: true,
        },
      ],
    });
  });

  test('writes the quote, its lines, its first history entry and both mails', async () => {
    const items = [lineOf(ids, 'corolla'), lineOf(ids, 'luna')];
    const notes = ' Llamen de tarde ';
    const { id, referenceNumber } = await sendQuote(yanet, newQuote(ids, { items, notes }));
    expect((await yanet.call(api.findMyQuote, { params: { id } })).notes).toBe('Llamen de tarde');
    expect(await quoteRows()).toEqual({ quotes: 1, lines: 2, events: 1, mails: 2, numbers: [1] });
    const mails = await shop.services.db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'about'])
      .where('topic', '=', mailTopic)
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ about }) => about)).toEqual([id, id]);
    const jobs = mails.map(({ topic, payload }) => [topic, payload]);
    const toStaff = expect.objectContaining({
      to: shop.services.config.staffEmail,
      text: expect.stringContaining('Llamen de tarde'),
    });
    expect(jobs).toEqual(
      expect.arrayContaining([
        [
          'mail',
          expect.objectContaining({
            to: 'customer@correo.test',
            subject: expect.stringContaining(referenceNumber),
          }),
        ],
        ['mail', toStaff],
      ]),
    );
  });

  test('takes the name, the e-mail and the owner from the session, whatever is sent', async () => {
    const { id } = await sendQuote(
      yanet,
      newQuote(ids, { customerName: 'Otra Persona', customerEmail: 'agente@correo.test' }),
    );
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote).toMatchObject({
      customerName: 'Yanet Pérez',
      customerEmail: 'customer@correo.test',
    });
  });

  test('a note of spaces is no note', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids, { notes: '  ' }));
    expect((await yanet.call(api.findMyQuote, { params: { id } })).notes).toBeNull();
  });

  test('a product without an id is found by its exact name', async () => {
    const { productId: _, ...named } = lineOf(ids, 'corolla');
    const { id } = await sendQuote(yanet, newQuote(ids, { items: [named] }));
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote.items[0]?.productId).toBe(ids.corolla);
    const nearly = { ...named, productName: 'toyota corolla LE 2021' };
    expect((await refusedQuote(yanet, newQuote(ids, { items: [nearly] }))).status).toBe(409);
  });

  test('without a province it goes where the first product goes, else to La Habana', async () => {
    const { province: _, ...nowhere } = newQuote(ids);
    const items = [{ ...lineOf(ids, 'corolla'), province: 'MAT' as const }];
    const there = await sendQuote(yanet, { ...nowhere, items });
    expect(await yanet.call(api.findMyQuote, { params: { id: there.id } })).toMatchObject({
      province: 'MAT',
    });
    const here = await sendQuote(yanet, nowhere);
    expect(await yanet.call(api.findMyQuote, { params: { id: here.id } })).toMatchObject({
      province: 'HAB',
    });
  });

  test('the account has the province of its last quote', async () => {
    await sendQuote(yanet, { ...newQuote(ids), province: 'HOL' });
    const { province } = (await yanet.call(api.currentUser, {})) ?? {};
    expect(province).toBe('HOL');
  });

  test('the mail is in the language of the browser', async () => {
    await sendQuote(yanet.with('mariel-auto-language=en'), newQuote(ids));
    const mails = await shop.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', mailTopic)
      .execute();
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: 'customer@correo.test', language: 'en' }),
    );
  });

  test('50 lines of 99 pieces are a quote', async () => {
    const items = Array.from({ length: 50 }, () => lineOf(ids, 'nevera', 99));
    const total = `${850.5 * 99 * 50}.00`;
    await sendQuote(yanet, newQuote(ids, { items, subtotal: total, total }));
    expect(await quoteRows()).toMatchObject({ quotes: 1, lines: 50 });
  });

  test('someone signed out is told to sign in, and nothing is written', async () => {
    expect(await refusedQuote(shop.as('anonymous'), newQuote(ids))).toMatchObject({
      status: 401,
      code: 'signed_out',
      message: 'Inicie sesión para continuar.',
    });
    expect(await quoteRows()).toEqual(noQuotes);
  });
});

describe('how to reach the customer', () => {
  const forget = (columns: object) =>
    shop.services.db.updateTable('person').set(columns).where('id', '=', yanet.id).execute();

  test.each([
    ['phone', { phone: null }],
    ['WhatsApp', { whatsapp: null }],
    ['either', { phone: null, whatsapp: null }],
  ])('without %s there is no quote', async (_, columns) => {
    await forget(columns);
    expect(await refusedQuote(yanet, newQuote(ids))).toMatchObject({
      status: 400,
      code: 'contact_required',
      message: 'Necesitamos su teléfono y su WhatsApp para generar la cotización.',
    });
    const blank = { customerPhone: '  ', customerWhatsapp: 'llámame' };
    expect((await refusedQuote(yanet, newQuote(ids, blank))).code).toBe('contact_required');
    expect(await quoteRows()).toEqual(noQuotes);
  });

  test('numbers sent along serve where the profile has none, in one spelling', async () => {
    await forget({ phone: null, whatsapp: null });
    const sent = { customerPhone: '5 123 4567', customerWhatsapp: '(305) 555-0142' };
    const { id } = await sendQuote(yanet, newQuote(ids, sent));
    expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
      customerPhone: '+5351234567',
      customerWhatsapp: '+13055550142',
    });
  });

  test('the profile wins over what is sent along', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids, { customerPhone: '+5355555555' }));
    expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
      customerPhone: '+5351234567',
    });
  });
});

test('a hundred an hour of one person; one that was made before is told so all the same', async () => {
  const made = await sendQuote(yanet, newQuote(ids), 'la-primera');
  for (let count = 1; count < limits.quote.points; count += 1) {
    await consumeLimit(shop.services.db, limits.quote, yanet.id);
  }
  expect(await refusedQuote(yanet, newQuote(ids))).toMatchObject({ status: 429, code: 'too_many' });
  expect(await sendQuote(yanet, newQuote(ids), 'la-primera')).toEqual(made);
  await sendQuote(shop.as('other customer'), newQuote(ids));
  // A refused one took no number.
  const rows = await shop.services.db.selectFrom('quote').select('reference').execute();
  expect(rows.map(({ reference }) => Number(reference.slice(-6))).toSorted()).toEqual([1, 2]);
});
