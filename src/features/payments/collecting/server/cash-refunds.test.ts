import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { mails, today } from '#features/orders/offers/server/testing/offers.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { newAccount, newOrder, pay } from './testing/collecting.ts';

setUpQuoteShop();

let id: string;
beforeEach(async () => {
  ({ quoteId: id } = await newOrder());
  await pay(id, await newAccount(), { amount: '1,000' });
});

const refund = (amount: string) => ({
  params: { id },
  body: { amount, movedOn: today(), method: 'cash', paidTo: 'Ana', reason: 'De más' } as const,
});
const give = (amount = '300', key = newKey()) =>
  marta.call(staffApi.recordRefund, { ...refund(amount), key });
const given = async () => (await raul.call(staffApi.findQuote, { params: { id } })).money;
const of = (entry: string, amount = '300') => ({ params: { id, entry }, body: { amount } });
const ownMoney = async () => (await yanet.call(api.findMyQuote, { params: { id } })).money;

test('cash that one person gave back is no refund, and its customer reads of none', async () => {
  const before = (await mails()).length;
  const { money } = await give();
  expect(money).toMatchObject({
    paidCents: 100_000,
    cashRefund: { cents: 30_000, paidTo: 'Ana', own: true },
  });
  expect((await ownMoney())?.paidCents).toBe(100_000);
  expect(await mails()).toHaveLength(before);
  expect((await auditOf(shop.services.db, id)).map(({ action }) => action)).toContain(
    'ledger.give',
  );
});

test('nobody confirms their own', async () => {
  const entry = (await give()).money?.cashRefund?.id ?? '';
  expect((await marta.refused(staffApi.confirmCashRefund, of(entry))).code).toBe('own_refund');
  expect((await given())?.paidCents).toBe(100_000);
});

test('confirmed by another person it is one, with its paper and its mail, however often it is sent', async () => {
  const entry = (await give()).money?.cashRefund?.id ?? '';
  const before = (await mails()).length;
  expect((await raul.refused(staffApi.confirmCashRefund, of(entry, '200'))).code).toBe(
    'other_amount',
  );
  await raul.call(staffApi.confirmCashRefund, of(entry));
  const { money } = await raul.call(staffApi.confirmCashRefund, of(entry));
  expect(money).toMatchObject({ paidCents: 70_000, cashRefund: null });
  expect(money?.moves.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { method: 'cash', cents: 30_000, paidTo: 'Ana', recordedBy: expect.stringContaining('Marta') },
  ]);
  expect((await ownMoney())?.paidCents).toBe(70_000);
  expect(await mails()).toHaveLength(before + 1);
});

test('it is given once for each key, one at a time, and never more than came in', async () => {
  const key = newKey();
  await Promise.all([give('300', key), give('300', key)]);
  const refused = (amount: string, again = newKey()) =>
    marta.refused(staffApi.recordRefund, { ...refund(amount), key: again });
  expect((await refused('200', key)).code).toBe('key_reused');
  expect((await refused('200')).code).toBe('refund_waits');
  expect((await refused('1,001')).code).toBe('not_so_much');
});

test('an administrador drops what was not given, and another one can be recorded', async () => {
  const entry = (await give()).money?.cashRefund?.id ?? '';
  const params = { id, entry };
  expect((await raul.refused(staffApi.dropCashRefund, { params })).status).toBe(403);
  await marta.call(staffApi.dropCashRefund, { params });
  expect((await given())?.cashRefund).toBeNull();
  expect((await raul.refused(staffApi.confirmCashRefund, of(entry))).code).toBe('not_waiting');
  expect((await give('200')).money?.cashRefund?.cents).toBe(20_000);
});
