import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, decline, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import type { NewQuote, QuoteAmendment } from '#features/requests/quotes/schema.ts';
import { lineOf, newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { quoteCaseCalls } from '../../staff-calls.ts';

setUpQuoteShop();

let id: string;
beforeEach(async () => {
  const items = [lineOf(ids, 'corolla', 2), lineOf(ids, 'nevera', 3)];
  id = await ask({ items, subtotal: '58551.50', total: '58551.50' });
});

const ask = async (special: Partial<NewQuote>) =>
  (await yanet.call(api.createQuote, { body: newQuote(ids, special), key: newIdempotencyKey() }))
    .id;
const amend = (body: QuoteAmendment, key = newIdempotencyKey()) =>
  yanet.call(api.amendMyQuote, { params: { id }, body, key });
const refused = (body: QuoteAmendment, key = newKey()) =>
  yanet.refused(api.amendMyQuote, { params: { id }, body, key });
const cancel = (reason?: string, key = newIdempotencyKey()) =>
  yanet.call(api.cancelMyQuote, { params: { id }, body: reason ? { reason } : {}, key });
const find = () => yanet.call(api.findMyQuote, { params: { id } });
const takeUp = () =>
  looked(raul).call(quoteCaseCalls.changeStatus, {
    params: { id },
    body: { status: 'en_revision' },
  });
async function mailsToStaff(): Promise<string[]> {
  const mails = await shop.services.db.selectFrom('outbox').select('payload').execute();
  const subjects = mails.map(({ payload }) => String((payload as { subject: string }).subject));
  return subjects.filter((subject) => /cambió|canceló/.test(subject));
}

describe('what is pending', () => {
  test('is amended: lines, note and recipient, with its history, its total and a mail to staff', async () => {
    const recipient = { name: 'Rosa', phone: '52345678', province: 'CMG' as const, address: '' };
    const quote = await amend({ expected: 0, quantities: [1, 0], notes: 'De noche', recipient });
    expect(quote).toMatchObject({
      items: [{ productName: 'Toyota Corolla LE 2021', quantity: 1, price: '28000.00' }],
      total: '28000.00',
      subtotal: '28000.00',
      notes: 'De noche',
      recipient: { name: 'Rosa', phone: '+5352345678', province: 'CMG', address: null },
      revision: 1,
      status: 'pending',
    });
    expect(quote.history.at(-1)).toMatchObject({
      kind: 'amended',
      by: 'customer',
      note: [
        'Toyota Corolla LE 2021: antes 2, ahora 1.',
        'Sin Refrigerador Samsung 28 pies.',
        'Nota: De noche',
        'Recibe: Rosa, +53 5 234 5678, Camagüey.',
      ].join('\n'),
    });
    const [subject] = await mailsToStaff();
    expect(subject).toBe(`Yanet Pérez cambió la cotización ${quote.referenceNumber}`);
    const seen = await raul.call(quoteCaseCalls.find, { params: { id } });
    expect(seen).toMatchObject({ unread: true, notes: 'De noche', total: '28000.00' });
  });

  test('keeps what the change does not name, and its prices', async () => {
    const product = { params: { id: ids.corolla }, body: { price: '29000.00' } };
    await looked(raul).call(staffApi.updateProduct, product);
    const quote = await amend({ expected: 0, quantities: [3, 3] });
    expect(quote.items[0]).toMatchObject({ quantity: 3, price: '28000.00' });
    expect(quote.total).toBe('86551.50');
  });

  test('changed by the same key once; nothing new is no entry', async () => {
    const key = newIdempotencyKey();
    await amend({ expected: 0, notes: 'Una' }, key);
    expect(await amend({ expected: 0, notes: 'Una' }, key)).toMatchObject({ revision: 1 });
    expect((await amend({ expected: 1, notes: 'Una' })).history).toHaveLength(2);
  });

  test('not said to be changed where its key made another change', async () => {
    const key = newKey();
    await amend({ expected: 0, quantities: [1, 0], notes: 'Una' }, key);
    await amend({ expected: 0, quantities: [1, 0], notes: 'Una' }, key);
    for (const other of [
      { notes: 'Otra' },
      { quantities: [2, 0] },
      { recipient: { name: 'Rosa', phone: '52345678', province: 'CMG' as const, address: '' } },
    ])
      expect(await refused({ expected: 0, ...other }, key)).toMatchObject({
        status: 422,
        code: 'key_reused',
      });
    const cancelling = { params: { id }, body: {}, key };
    expect((await yanet.refused(api.cancelMyQuote, cancelling)).code).toBe('key_reused');
  });

  test('changed in two tabs: the second is told', async () => {
    await amend({ expected: 0, notes: 'Una' });
    expect(await refused({ expected: 0, notes: 'Otra' })).toMatchObject({
      status: 409,
      code: 'quote_amended',
    });
    expect(await find()).toMatchObject({ notes: 'Una' });
  });

  test('keeps at least one line, and asks for no more than there is', async () => {
    expect(await refused({ expected: 0, quantities: [0, 0] })).toMatchObject({
      status: 400,
      code: 'nothing_left',
    });
    await shop.services.db.updateTable('product').set({ stock: 2 }).execute();
    expect(await refused({ expected: 0, quantities: [3, 3] })).toMatchObject({ code: 'too_few' });
    await shop.services.db.updateTable('product').set({ status: 'sold' }).execute();
    expect(await refused({ expected: 0, quantities: [3, 3] })).toMatchObject({
      code: 'lines_unavailable',
    });
    expect(await amend({ expected: 0, quantities: [1, 2] })).toMatchObject({ revision: 1 });
  });

  test.each([[[1]], [[1, 1, 1]], [[]]])('%j are not its lines', async (quantities) => {
    expect(await refused({ expected: 0, quantities })).toMatchObject({ status: 409 });
  });
});

describe('until there is a firm offer', () => {
  const page = async () => (await yanet.fetch(`/my-quotes?ver=${id}`)).text();
  const change = 'Cambiar lo que pidió';
  const inOffer = 'Pedir un cambio en la oferta';

  test('it is amended though an agent looks at it and has answered, who waits for it anew', async () => {
    await takeUp();
    const answer = { params: { id }, body: { text: '¿Blanca o roja?', internal: false } };
    await looked(raul).call(staffApi.writeAboutQuote, { ...answer, key: newKey() });
    expect(await page()).toContain(change);
    expect(await amend({ expected: 0, quantities: [1, 3] })).toMatchObject({
      status: 'en_revision',
      total: '30551.50',
    });
    expect(await mailsToStaff()).toHaveLength(1);
    expect(await raul.call(quoteCaseCalls.list, { query: { queue: 'waiting' } })).toHaveLength(1);
  });

  test('afterwards a change is asked for in the offer, and nothing changes alone', async () => {
    const offer = await sentOffer(id);
    const quantities = [1, 0];
    for (const answer of ['open', 'accepted'] as const) {
      if (answer === 'accepted') await accept(offer);
      expect(await refused({ expected: 0, quantities })).toMatchObject({
        status: 409,
        code: 'quote_under_way',
      });
      expect(await page()).not.toContain(change);
      expect((await page()).includes(inOffer)).toBe(answer === 'open');
    }
    expect(await find()).toMatchObject({ revision: 0, ending: null });
    expect(await mailsToStaff()).toEqual([]);
  });

  test('an offer that was declined leaves it to be changed, for the next one', async () => {
    await decline(await sentOffer(id));
    expect(await page()).toContain(change);
    expect(await amend({ expected: 0, quantities: [2, 1] })).toMatchObject({ revision: 1 });
  });

  test.each(['approved', 'sent', 'completed'] as const)(
    'what staff set to %s by hand is asked for in a message',
    async (status) => {
      await looked(raul).call(quoteCaseCalls.changeStatus, { params: { id }, body: { status } });
      expect(await refused({ expected: 0, notes: 'Tarde' })).toMatchObject({
        code: 'quote_under_way',
      });
      expect(await page()).not.toContain(change);
    },
  );
});

describe('what was cancelled', () => {
  test('is pending for good, waits for nobody, and is out of the open queue', async () => {
    const key = newIdempotencyKey();
    const quote = await cancel('Ya compré', key);
    expect(quote).toMatchObject({ status: 'pending', answerDueAt: null });
    expect(quote.ending).toMatchObject({ by: 'customer', reason: 'Ya compré' });
    expect(quote.history.at(-1)).toMatchObject({ kind: 'cancelled', note: 'Ya compré' });
    expect((await cancel('Ya compré', key)).history).toHaveLength(2);
    const other = { params: { id }, body: { reason: 'Muy caro' }, key };
    expect((await yanet.refused(api.cancelMyQuote, other)).code).toBe('key_reused');
    expect(await mailsToStaff()).toHaveLength(1);
    const queued = async (queue: 'unassigned' | 'waiting' | 'unread') =>
      (await raul.call(quoteCaseCalls.list, { query: { queue } })).length;
    expect(await queued('unassigned')).toBe(0);
    expect(await queued('waiting')).toBe(0);
    expect(await queued('unread')).toBe(1);
  });

  test('changes no more, neither for its customer nor for staff who had not seen it', async () => {
    await cancel();
    expect(await refused({ expected: 0, notes: 'No' })).toMatchObject({ code: 'quote_cancelled' });
    const decision = { status: 'approved' as const, expected: 'pending' as const };
    const late = await looked(raul).refused(quoteCaseCalls.changeStatus, {
      params: { id },
      body: decision,
    });
    expect(late).toMatchObject({ status: 409, code: 'quote_cancelled' });
  });

  test('is open again in the queue when its customer writes about it', async () => {
    await cancel();
    const message = {
      params: { id },
      body: { text: '¿Puedo recuperarla?' },
      key: newIdempotencyKey(),
    };
    await yanet.call(api.writeAboutMyQuote, message);
    expect(await raul.call(quoteCaseCalls.list, { query: { queue: 'waiting' } })).toHaveLength(1);
  });
});

describe('without JavaScript', () => {
  const page = async (path = `/my-quotes?ver=${id}`) => (await yanet.fetch(path)).text();
  const post = (form: Record<string, string>) =>
    yanet.fetch(`/my-quotes?ver=${id}`, { method: 'POST', body: new URLSearchParams(form) });
  const form = (special: Record<string, string>) => ({
    accion: 'cambiar',
    version: '0',
    'cantidad-0': '2',
    'cantidad-1': '3',
    ...special,
  });

  test('the page has the form, what is posted is changed, and the page says so', async () => {
    expect(await page()).toContain('Cambiar lo que pidió');
    const sent = form({ 'cantidad-1': '0', notes: 'De noche', 'recipient.name': 'Rosa' });
    const answer = await post(sent);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/my-quotes?ver=${id}&cambiada=1`,
    ]);
    expect((await post(sent)).status).toBe(303);
    expect(await find()).toMatchObject({ revision: 1, total: '56000.00', notes: 'De noche' });
    expect(await page(answer.headers.get('location') ?? '')).toContain('Guardamos el cambio.');
  });

  test('what is wrong comes back with what was typed', async () => {
    const answer = await post(form({ notes: 'De noche', 'recipient.phone': '123' }));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Escriba el teléfono de quien recibe');
    expect(html).toContain('value="123"');
    expect(html).toContain('De noche');
    expect((await post(form({ 'cantidad-0': 'dos' }))).status).toBe(400);
    expect((await post(form({ 'cantidad-0': '' }))).status).toBe(400);
    expect((await post(form({ version: '' }))).status).toBe(400);
    expect((await post(form({ version: '7' }))).status).toBe(409);
    expect(await find()).toMatchObject({ revision: 0 });
  });

  test('a quotation with an offer meanwhile says so, and nothing is changed', async () => {
    await sentOffer(id);
    const answer = await post(form({ notes: 'Tarde' }));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Pida el cambio en la oferta');
  });

  test('it is cancelled, and the list and its own page say so', async () => {
    const answer = await post({ accion: 'cancelar', motivo: 'Ya compré' });
    expect(answer.status).toBe(303);
    expect((await post({ accion: 'cancelar', motivo: 'Ya compré' })).status).toBe(303);
    expect(await page('/my-quotes')).toContain('Terminó: la canceló quien la pidió.');
    const detail = await page();
    expect(detail).toContain('Nadie debe hacer nada más.');
    expect(detail).not.toContain('Cambiar lo que pidió');
  });
});
