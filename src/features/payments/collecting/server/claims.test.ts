import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { inDays, mails, today } from '#features/orders/offers/server/testing/offers.ts';
import {
  newVerification,
  submitVerification,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { newAccount, newOrder, pay, reverse } from './testing/collecting.ts';

setUpQuoteShop();

let quoteId: string;
let offer: StaffOffer;
let account: string;
let reference: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  ({ quoteId, offer } = await newOrder());
  reference = offer.number.replace(/-O\d+$/, '');
});

/** A verification that names a quotation by its reference, by its id. */
async function claim(quoteReference = reference): Promise<string> {
  const ticket = await submitVerification(yanet, { quoteReference });
  const { id } = await shop.services.db
    .selectFrom('verification')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return id;
}

const approval = (id: string, change = {}) => ({
  params: { id },
  body: {
    expected: 'pending',
    quoteId,
    amount: '8,940.00',
    movedOn: today(),
    account,
    reference: 'ZL-77',
    ...change,
  },
});
const approve = (id: string, change = {}) => raul.call(staffApi.approveClaim, approval(id, change));
const refusedApproval = async (id: string, change = {}) =>
  (await raul.refused(staffApi.approveClaim, approval(id, change))).code;
const money = async () => (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).money;
const see = (id: string) => raul.call(staffApi.findVerification, { params: { id } });
const naming = async () =>
  (await raul.call(staffApi.findQuote, { params: { id: quoteId } })).verifications;
const approvedInWords = (id: string, note: string) => ({
  params: { id },
  body: { status: 'approved' as const, note },
});
const setStatus = (id: string, status: 'rejected') => ({
  params: { id },
  body: { status, note: 'No está en la cuenta' },
});

describe('a claim that is approved with its payment', () => {
  test('stands beside what was agreed and what is left, not beside the estimate', async () => {
    const panel = async () => {
      const html = await (await raul.fetch(`/admin/verifications?ver=${id}`)).text();
      return html.replace(/<!--.*?-->|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    };
    const id = await claim();
    expect(await panel()).toContain('A nosotros US$29,800');
    expect(await panel()).toContain('Pagado US$0 · Falta US$29,800');
    await approve(id);
    expect(await panel()).toContain('Pagado US$8,940 · Falta US$20,860');
    expect(await panel()).not.toContain('US$28,000');
  });

  test('writes status, payment, history and mails in one transaction', async () => {
    const id = await claim();
    expect(await see(id)).toMatchObject({ isOrder: true, payment: null });
    expect(await approve(id)).toMatchObject({
      status: 'approved',
      payment: { cents: 894_000, movedOn: today() },
    });
    expect(await money()).toMatchObject({ paidCents: 894_000, dueCents: 2_086_000 });
    const staffs = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
    expect(staffs.money?.moves).toMatchObject([{ claim: { id }, reference: 'ZL-77' }]);
    // Both are queued at the same moment.
    const subjects = (await mails()).slice(-2).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Recibimos su pago de US$8,940'));
    expect(subjects).toContainEqual(expect.stringContaining('Aprobada'));
  });

  test('is looked for no more in the mail of its own payment', async () => {
    await yanet.call(api.claimPayment, {
      params: { id: quoteId },
      body: { amount: '8,940.00', paidOn: today(), method: 'zelle', comment: '' },
      key: newKey(),
    });
    await approve((await naming())[0]?.id ?? '', { amount: '500' });
    const received = (await mails()).find(({ subject }) => subject.startsWith('Recibimos su pago'));
    expect(received?.text).toContain('Recibimos US$500: faltan US$8,440');
    expect(received?.text).not.toContain('Buscamos en nuestra cuenta');
  });

  test('leaves nothing behind where one of both is refused', async () => {
    const id = await claim();
    expect(await refusedApproval(id, { expected: 'rejected' })).toBe('status_changed');
    expect(await money()).toMatchObject({ paidCents: 0, moves: [] });
    await pay(quoteId, account, { reference: 'ZL-77', amount: '1' });
    expect(await refusedApproval(id)).toBe('reference_used');
    expect((await see(id)).status).toBe('pending');
  });

  test('backs one payment, also of ten agents at once; again once that is reversed', async () => {
    const id = await claim();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => approve(id, { reference: `ZL-${at}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await money()).toMatchObject({ paidCents: 894_000 });
    const again = { expected: 'approved', reference: 'ZL-99' };
    expect(await refusedApproval(id, again)).toBe('claim_used');
    await reverse(quoteId, (await money())?.moves[0]?.id ?? '');
    expect(await approve(id, again)).toMatchObject({ payment: { cents: 894_000 } });
  });

  test('is answered again as it was, after a lost answer, and books nothing twice', async () => {
    const id = await claim();
    const first = await approve(id);
    const sent = (await mails()).length;
    expect(await approve(id)).toEqual(first);
    const both = await Promise.all([approve(id), approve(id)]);
    expect(both).toEqual([first, first]);
    expect(await money()).toMatchObject({ paidCents: 894_000 });
    expect((await money())?.moves).toHaveLength(1);
    expect((await mails()).length).toBe(sent);
    // Another content under the same claim is refused, as is the same content from somebody else.
    expect(await refusedApproval(id, { amount: '1' })).toBe('reference_used');
    expect(await refusedApproval(id, { reference: 'ZL-78' })).toBe('claim_used');
    expect((await marta.refused(staffApi.approveClaim, approval(id))).code).toBe('reference_used');
    await reverse(quoteId, (await money())?.moves[0]?.id ?? '');
    expect(await refusedApproval(id)).toBe('status_changed');
  });

  test('is of the quotation that it names', async () => {
    const id = await claim('MA-TX-2020-000001');
    expect(await refusedApproval(id)).toBe('other_order');
    const without = await requestQuote();
    const { referenceNumber } = await raul.call(staffApi.findQuote, { params: { id: without } });
    const asked = await claim(referenceNumber);
    expect(await see(asked)).toMatchObject({ isOrder: false });
    expect(await refusedApproval(asked, { quoteId: without })).toBe('no_order');
  });

  test('stays approved as long as its payment stands', async () => {
    const id = await claim();
    await approve(id);
    const rejected = setStatus(id, 'rejected');
    expect((await looked(raul).refused(staffApi.changeVerificationStatus, rejected)).code).toBe(
      'claim_paid',
    );
    const { history } = await see(id);
    const event = history.at(-1)?.id ?? '';
    const undo = { params: { id }, body: { event } };
    expect((await raul.refused(staffApi.undoAboutVerification, undo)).code).toBe('claim_paid');
    expect((await see(id)).status).toBe('approved');
    await reverse(quoteId, (await money())?.moves[0]?.id ?? '', marta);
    await looked(raul).call(staffApi.changeVerificationStatus, rejected);
  });
});

test('a claim of an order is approved with its payment, or in words that its customer reads; its payment can follow', async () => {
  const id = await claim();
  for (const status of ['approved', 'completed'] as const) {
    const bare = { params: { id }, body: { status } };
    const refused = await looked(raul).refused(staffApi.changeVerificationStatus, bare);
    expect(refused).toMatchObject({ code: 'words_needed', fields: { note: expect.any(String) } });
  }
  const words = 'Vimos la foto; el dinero todavía no está en la cuenta.';
  await looked(raul).call(staffApi.changeVerificationStatus, approvedInWords(id, words));
  const page = async () => (await yanet.fetch(`/my-verifications?ver=${id}`)).text();
  const mailed = (await mails()).at(-1)?.text ?? '';
  for (const told of [mailed, await page()]) {
    expect(told).toContain(words);
    expect(told).not.toMatch(/pago está verificado|no tiene que hacer nada más/);
  }
  expect(await see(id)).toMatchObject({ status: 'approved', payment: null });
  expect(await money()).toMatchObject({ paidCents: 0 });
  expect(await approve(id, { expected: 'approved' })).toMatchObject({
    payment: { cents: 894_000 },
  });
  expect(await page()).toContain('Su pago está verificado.');
});

test('its panel asks for the payment, says what a status alone does not do, and names what was recorded', async () => {
  const id = await claim();
  const panel = async () => (await raul.fetch(`/admin/verifications?ver=${id}`)).text();
  const before = await panel();
  for (const words of ['Aprobar y anotar el pago', 'Referencia del banco', 'no se anota dinero'])
    expect(before).toContain(words);
  await approve(id);
  const after = await panel();
  expect(after).toContain('Pago anotado: US$8,940');
  expect(after).not.toContain('Aprobar y anotar el pago');
  const order = await (await raul.fetch(`/admin/quotes?ver=${quoteId}`)).text();
  for (const words of ['Anotar un pago', 'Recibir efectivo', 'ZL-77'])
    expect(order).toContain(words);
  // Refunds and reversals are an administrador's.
  expect(order).not.toMatch(/Anotar una devolución|Anular</);
  const boss = await (await marta.fetch(`/admin/quotes?ver=${quoteId}`)).text();
  expect(boss).toMatch(/Anotar una devolución/);
});

describe('what was sent by the form of "Verificar"', () => {
  const paid = { amount: '1.590,00', paidOn: today(), paymentMethod: 'bank' } as const;

  test('may say amount, day and way, which staff read and find filled in', async () => {
    const ticket = await submitVerification(yanet, { quoteReference: reference, ...paid });
    const [{ id } = { id: '' }] = await naming();
    expect(await see(id)).toMatchObject({
      ticketId: ticket,
      paid: { cents: 159_000, on: today(), method: 'bank' },
    });
    const panel = await (await raul.fetch(`/admin/verifications?ver=${id}`)).text();
    expect(panel).toContain('Dice que pagó: US$1,590');
    expect(panel).toContain('value="1590.00"');
    expect(await money()).toMatchObject({ paidCents: 0, claims: [{ cents: 159_000 }] });
    const data = await yanet.call(api.ownData, {});
    expect(data.verifications[0]?.paid).toMatchObject({ cents: 159_000, method: 'bank' });
  });

  test.each([
    [{ amount: '500 EUR' }, 'amount'],
    [{ paidOn: inDays(1) }, 'paidOn'],
    [{ paymentMethod: 'cheque' as never }, 'paymentMethod'],
  ])('with %j says which field is wrong', async (change, field) => {
    const body = { ...newVerification, ...change };
    const refused = await yanet.refused(api.createVerification, { body, key: newKey() });
    expect(refused.fields).toHaveProperty(field);
  });

  test('without JavaScript takes them too, and comes back with what was typed', async () => {
    const post = (amount: string) => {
      const body = new FormData();
      const { verificationCode, email } = newVerification;
      const fields = { verificationCode, email, quoteReference: reference, website: '' };
      for (const [name, value] of Object.entries({ ...fields, ...paid, amount }))
        body.set(name, value);
      return yanet.fetch('/verify', { method: 'POST', body });
    };
    const back = await post('mil');
    expect(back.status).toBe(400);
    const html = await back.text();
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toMatch(/id="amount"[^>]*value="mil"|value="mil"[^>]*id="amount"/);
    expect((await post('1,590.00')).status).toBe(303);
    expect(await naming()).toMatchObject([{ cents: 159_000, state: 'open' }]);
  });

  test('stands on the quotation that it names, whoever sent it; to its customer only their own', async () => {
    const { code } = await raul
      .call(staffApi.issueCode, { params: { id: quoteId }, body: {}, key: newKey() })
      .then(({ codes }) => codes[0] ?? { code: '' });
    const byCode = await submitVerification(yanet, {
      verificationCode: code,
      quoteReference: null,
    });
    const stranger = shop.as('anonymous');
    const byReference = await submitVerification(stranger, { quoteReference: reference, ...paid });
    const other = await newOrder();
    await submitVerification(yanet, {
      verificationCode: code,
      quoteReference: other.offer.number.replace(/-O\d+$/, ''),
    });
    expect((await naming()).map(({ ticketId }) => ticketId)).toEqual([byReference, byCode]);
    for (const { id } of await naming()) expect((await see(id)).quote?.id).toBe(quoteId);
    expect(await money()).toMatchObject({ claims: [] });
    const order = await (await raul.fetch(`/admin/quotes?ver=${quoteId}`)).text();
    expect(order).toContain(byCode);
    expect(order).toContain('dice que pagó US$1,590');
  });

  test('is told apart on the order once its payment is recorded, or it was approved without', async () => {
    const id = await claim();
    await looked(raul).call(
      staffApi.changeVerificationStatus,
      approvedInWords(id, 'Vimos la foto'),
    );
    expect(await naming()).toMatchObject([{ id, state: 'approved' }]);
    await approve(id, { expected: 'approved' });
    expect(await naming()).toMatchObject([{ id, state: 'paid' }]);
  });
});
