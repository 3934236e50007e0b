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
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import {
  accept,
  history,
  inDays,
  linkInMail,
  linkOfRole,
  mails,
  openAddress,
  sentOffer,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { csvRows } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  count,
  giveBack,
  newAccount,
  newOrder,
  pay,
  reverse,
  takeCash,
} from './testing/collecting.ts';

setUpQuoteShop();

let quoteId: string;
let offerId: string;
let account: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const made = await newOrder();
  quoteId = made.quoteId;
  offerId = made.offer.id;
});

const mine = async () => (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).money;
const newest = async () => (await mails()).at(-1);

describe('a payment', () => {
  test('changes the sums of its order in the list as a file; a quotation without an order has none', async () => {
    await requestQuote();
    await pay(quoteId, account);
    const [headings, ...lines] = await csvRows('', raul);
    const first = headings?.indexOf('A nosotros USD') ?? -1;
    expect(headings?.slice(first)).toEqual([
      'A nosotros USD',
      'Pagado USD',
      'Falta USD',
      'A su favor USD',
    ]);
    const sums = lines.map((line) => line.slice(first));
    expect(sums).toContainEqual(['29800.00', '8940.00', '20860.00', '0.00']);
    expect(sums).toContainEqual(['', '', '', '']);
  });

  test('is seen at once by customer and staff, with what is left of each instalment', async () => {
    expect(await mine()).toMatchObject({ paidCents: 0, dueCents: 2_980_000, moves: [] });
    const { money } = await pay(quoteId, account);
    expect(money).toMatchObject({
      agreedCents: 2_980_000,
      paidCents: 894_000,
      dueCents: 2_086_000,
    });
    const nothing = { accounts: [], claims: [], moves: [] };
    const {
      accounts: _,
      claims: __,
      moves: ___,
      creditFor: ____,
      twoPeople: _____,
      cashRefund: ______,
      overrides: _______,
      ...figures
    } = money ?? { ...nothing, creditFor: [], twoPeople: null, cashRefund: null, overrides: [] };
    expect(await mine()).toMatchObject({
      ...figures,
      instalments: [
        { label: 'Reserva', state: 'paid', lacksCents: 0 },
        { label: 'Resto', state: 'open', lacksCents: 2_086_000 },
      ],
      moves: [
        { kind: 'payment', cents: 894_000, method: 'zelle', reference: 'ZL-1', state: 'counts' },
      ],
    });
  });

  test('is told in the history, in a mail with the same figures, and in the log', async () => {
    await pay(quoteId, account);
    expect((await history(quoteId)).at(-1)).toMatchObject({
      kind: 'money_received',
      note: '894000',
    });
    expect(await newest()).toMatchObject({
      to: yanet.email,
      subject: expect.stringContaining('US$8,940'),
      text: expect.stringMatching(
        /A nosotros[\s\S]*US\$29,800[\s\S]*Pagado[\s\S]*US\$8,940[\s\S]*Falta[\s\S]*US\$20,860/,
      ),
    });
    expect((await auditOf(shop.services.db, quoteId)).at(-1)).toMatchObject({
      actor_id: raul.id,
      action: 'ledger.payment',
      details: { cents: 894_000 },
    });
  });

  test('is shown to who pays by their link, and to who receives never', async () => {
    await pay(quoteId, account);
    const share = async (role: 'pays' | 'receives') =>
      (await openAddress(await linkOfRole(quoteId, role))).text();
    const pays = await share('pays');
    expect(pays).toContain('US$20,860');
    expect(pays).toContain('ZL-1');
    const receives = await share('receives');
    expect(receives).not.toMatch(/US\$|ZL-1/);
    expect(await (await openAddress(await linkInMail())).text()).toContain('US$20,860');
  });

  test('sent twice with one key is recorded once, also at once; another amount with it is refused', async () => {
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => pay(quoteId, account, { key })));
    expect((await mine())?.moves).toHaveLength(1);
    const wanted = { amount: '8,940.00', movedOn: today(), account, reference: 'ZL-1' };
    const refused = (body: typeof wanted) =>
      raul.refused(staffApi.recordPayment, { params: { id: quoteId }, body, key });
    const { code } = await refused({ ...wanted, reference: 'ZL-2' });
    expect(code).toBe('key_reused');
    expect(await refused({ ...wanted, amount: '1' })).toMatchObject({
      code: 'key_reused',
      message: 'Eso ya se anotó con otros datos. Revise el historial antes de anotarlo de nuevo.',
    });
  });

  test('with a reference that the account has already is refused and says where, however it is written', async () => {
    const { referenceNumber } = await pay(quoteId, account);
    const { quoteId: other } = await newOrder();
    const wanted = (to: string, reference: string) => ({
      params: { id: other },
      body: { amount: '100', movedOn: today(), account: to, reference },
      key: newKey(),
    });
    expect(await raul.refused(staffApi.recordPayment, wanted(account, 'zl 1'))).toMatchObject({
      code: 'reference_used',
      fields: { reference: `Ya está anotada en ${referenceNumber}.` },
    });
    const elsewhere = await newAccount(`otra-${newKey()}@marielauto.example`);
    await raul.call(staffApi.recordPayment, wanted(elsewhere, 'zl 1'));
  });

  test.each([
    ['an amount in another currency', { amount: '1590 EUR' }, 'amount'],
    ['an amount of nothing', { amount: '0,00' }, 'amount'],
    ['a day that has not come', { movedOn: inDays(1) }, 'movedOn'],
    ['a year that is half typed', { movedOn: '0026-11-26' }, 'movedOn'],
    ['a day before the shop', { movedOn: '2014-12-31' }, 'movedOn'],
    ['an amount that may be two', { amount: '12.345' }, 'amount'],
  ])('with %s is refused', async (_, change, field) => {
    const body = { amount: '100', movedOn: today(), account, reference: 'ZL-9', ...change };
    const refused = await raul.refused(staffApi.recordPayment, {
      params: { id: quoteId },
      body,
      key: newKey(),
    });
    expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    expect((await mine())?.moves).toEqual([]);
  });

  test('does not come before its order, which is said at the day', async () => {
    const body = { amount: '100', movedOn: inDays(-2), account, reference: 'ZL-9' };
    const payment = { params: { id: quoteId }, body, key: newKey() };
    expect(await raul.refused(staffApi.recordPayment, payment)).toMatchObject({
      status: 409,
      code: 'before_order',
      fields: { movedOn: expect.stringContaining('anterior a la cotización') },
    });
    expect((await mine())?.moves).toEqual([]);
  });

  test('is read in both styles of commas and points', async () => {
    await pay(quoteId, account, { amount: '1.590,00', reference: 'A' });
    await pay(quoteId, account, { amount: 'US$ 1,590.00', reference: 'B' });
    expect(await mine()).toMatchObject({ paidCents: 318_000 });
  });

  test('is of an order, into an account of ours', async () => {
    const asked = await requestQuote();
    const body = { amount: '100', movedOn: today(), account, reference: 'ZL-9' };
    const refused = (id: string, change = {}) =>
      raul.refused(staffApi.recordPayment, {
        params: { id },
        body: { ...body, ...change },
        key: newKey(),
      });
    expect((await refused(asked)).code).toBe('no_order');
    expect((await refused(quoteId, { account: crypto.randomUUID() })).code).toBe('unknown_account');
  });

  test('too much is in their favour, and goes back', async () => {
    await pay(quoteId, account, { amount: '30,000' });
    expect(await mine()).toMatchObject({ dueCents: 0, creditCents: 20_000 });
    await giveBack(quoteId, '200');
    expect(await mine()).toMatchObject({ dueCents: 0, creditCents: 0, paidCents: 2_980_000 });
    expect(await newest()).toMatchObject({ subject: expect.stringContaining('devolvimos US$200') });
  });

  test('on a rejected order is in the customer’s favour: nothing more is due', async () => {
    await pay(quoteId, account);
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: quoteId },
      body: { status: 'rejected', note: 'El cliente no lo quiere' },
    });
    expect(await mine()).toMatchObject({ over: true, dueCents: 0, creditCents: 894_000 });
  });
});

describe('cash', () => {
  const taken = async () => (await takeCash(quoteId)).money?.moves[0]?.id ?? '';

  test('is not offered to be counted to who took it', async () => {
    await takeCash(quoteId, '8,940');
    const actionOf = async (who: typeof raul) =>
      (await who.call(staffApi.findQuote, { params: { id: quoteId } })).progress.action;
    expect([await actionOf(raul), await actionOf(marta)]).toEqual([null, 'countCash']);
  });

  test('counts once another person has counted it', async () => {
    const entry = await taken();
    expect(await mine()).toMatchObject({ paidCents: 0, waitingCents: 50_000 });
    const own = { params: { id: quoteId, entry }, body: { amount: '500' } };
    expect((await raul.refused(staffApi.countCash, own)).code).toBe('own_cash');
    const [counted, ...again] = [
      await count(quoteId, entry),
      ...(await Promise.all([count(quoteId, entry), count(quoteId, entry)])),
    ];
    // The repetition stands for a lost answer.
    for (const each of again) expect(each.money).toEqual(counted?.money);
    expect(await mine()).toMatchObject({ paidCents: 50_000, waitingCents: 0 });
    expect((await history(quoteId)).slice(-2).map(({ kind }) => kind)).toEqual([
      'money_taken',
      'money_counted',
    ]);
  });

  test('is not counted when the amount differs', async () => {
    const entry = await taken();
    const wrong = { params: { id: quoteId, entry }, body: { amount: '499.99' } };
    expect((await marta.refused(staffApi.countCash, wrong)).code).toBe('other_amount');
    expect(await mine()).toMatchObject({ paidCents: 0, waitingCents: 50_000 });
  });

  test('that was reversed is not counted any more', async () => {
    const entry = await taken();
    await reverse(quoteId, entry);
    const late = { params: { id: quoteId, entry }, body: { amount: '500' } };
    expect((await marta.refused(staffApi.countCash, late)).code).toBe('not_waiting');
    expect(await mine()).toMatchObject({ paidCents: 0, waitingCents: 0 });
  });
});

describe('what goes back', () => {
  test('is an administrador’s, and never more than came in', async () => {
    await pay(quoteId, account, { amount: '100' });
    const body = {
      amount: '100.01',
      movedOn: today(),
      method: 'zelle',
      paidTo: 'Ana',
      reason: 'x',
    } as const;
    const wanted = { params: { id: quoteId }, body, key: newKey() };
    expect((await raul.refused(staffApi.recordRefund, wanted)).status).toBe(403);
    expect((await marta.refused(staffApi.recordRefund, wanted)).code).toBe('not_so_much');
    expect(await mine()).toMatchObject({ paidCents: 10_000 });
  });

  test('only one of ten refunds of the whole sum at once is recorded', async () => {
    await pay(quoteId, account, { amount: '100' });
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => giveBack(quoteId, '100')),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mine()).toMatchObject({ paidCents: 0 });
  });

  test('is reversed once, with a reason that everybody reads, and the reference is free again', async () => {
    const entry = (await pay(quoteId, account)).money?.moves[0]?.id ?? '';
    const { money } = await reverse(quoteId, entry);
    const told = await mails();
    expect((await reverse(quoteId, entry)).money).toEqual(money);
    expect(await mails()).toEqual(told);
    expect(await mine()).toMatchObject({ paidCents: 0, moves: [{ state: 'reversed' }] });
    expect((await history(quoteId)).slice(-2)).toMatchObject([
      { kind: 'money_received' },
      { kind: 'money_reversed', note: '894000\nEra de otra cotización' },
    ]);
    const again = { params: { id: quoteId, entry }, body: { reason: 'x' } };
    expect((await marta.refused(staffApi.reverseEntry, again)).code).toBe('reversed_already');
    expect((await raul.refused(staffApi.reverseEntry, again)).status).toBe(403);
    await pay(quoteId, account, { amount: '8,900' });
    expect(await mine()).toMatchObject({ paidCents: 890_000 });
  });

  test('is not reversed where its money has gone back', async () => {
    const entry = (await pay(quoteId, account)).money?.moves[0]?.id ?? '';
    await giveBack(quoteId, '1');
    const wanted = { params: { id: quoteId, entry }, body: { reason: 'x' } };
    expect((await marta.refused(staffApi.reverseEntry, wanted)).code).toBe('not_so_much');
  });

  test('is of this order', async () => {
    const entry = (await pay(quoteId, account)).money?.moves[0]?.id ?? '';
    const { quoteId: other } = await newOrder();
    const wanted = { params: { id: other, entry }, body: { reason: 'x' } };
    expect((await marta.refused(staffApi.reverseEntry, wanted)).code).toBe('entry_not_found');
  });
});

describe('money received', () => {
  const lapse = async () => {
    const later = new Date(Date.now() + 40 * 86_400_000);
    return lapseHolds(shop.services, later);
  };
  const undo = () =>
    raul.refused(staffApi.takeBackAcceptance, {
      params: { id: offerId },
      body: { reason: 'Error' },
    });

  test('stops the clock of the hold, and cash in hand does too, until all of it went back', async () => {
    const entry = (await takeCash(quoteId)).money?.moves[0]?.id ?? '';
    expect(await lapse()).toBe(0);
    await count(quoteId, entry);
    expect(await lapse()).toBe(0);
    await giveBack(quoteId, '500');
    expect(await lapse()).toBe(1);
  });

  test('keeps its acceptance from being undone, until it is reversed', async () => {
    const entry = (await pay(quoteId, account)).money?.moves[0]?.id ?? '';
    expect((await undo()).code).toBe('offer_has_money');
    await reverse(quoteId, entry);
    await raul.call(staffApi.takeBackAcceptance, {
      params: { id: offerId },
      body: { reason: 'Error' },
    });
    // What came and went stays readable, and asks for nothing.
    expect(await mine()).toMatchObject({
      over: true,
      dueCents: 0,
      creditCents: 0,
      instalments: [],
    });
  });

  test('that went back in full binds nobody: the acceptance is undone, and a new offer can be made', async () => {
    await pay(quoteId, account);
    await giveBack(quoteId, '8,940.00');
    await raul.call(staffApi.takeBackAcceptance, {
      params: { id: offerId },
      body: { reason: 'El auto ya no está libre' },
    });
    const again = await sentOffer(quoteId);
    await accept(again);
    expect(await mine()).toMatchObject({ paidCents: 0 });
  });

  test('is nobody’s to record on an order of their own', async () => {
    await ownFromFirst(shop.services.db, raul.id, quoteId);
    const body = { amount: '100', movedOn: today(), account, reference: 'ZL-9' };
    const refused = await raul.refused(staffApi.recordPayment, {
      params: { id: quoteId },
      body,
      key: newKey(),
    });
    expect(refused.code).toBe('own_record');
  });
});
