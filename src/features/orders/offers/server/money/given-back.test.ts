import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  giveBack,
  newAccount,
  pay,
  reverse,
} from '#features/payments/collecting/server/testing/collecting.ts';
import {
  handOverByWord,
  requireNoExportPapers,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { accept, sentOffer } from '../testing/offers.ts';

setUpQuoteShop();

let id: string;
beforeEach(async () => {
  await requireNoExportPapers(shop.services.db);
  id = await requestQuote();
  await accept(await sentOffer(id));
});

const paid = async (amount: string) =>
  pay(id, await newAccount(`pagos-${newKey()}@marielauto.example`), {
    amount,
    reference: newKey(),
  });
const handOver = async () => {
  for (const unit of await unitsOf(id)) await handOverByWord(unit.id);
};

/** What its customer reads of the money, and where the order stands. */
async function stands() {
  const { money, progress, howToPay } = await yanet.call(api.findMyQuote, { params: { id } });
  const { status } = await raul.call(staffApi.findQuote, { params: { id } });
  const unpaid = await raul.call(staffApi.listQuotes, { query: { queue: 'unpaid' } });
  return {
    due: money?.dueCents,
    credit: money?.creditCents,
    lacks: money?.instalments.map(({ lacksCents }) => lacksCents),
    asks: progress.action === 'pay' || howToPay.length > 0 || unpaid.length > 0,
    status,
  };
}

const nothing = { due: 0, credit: 0, lacks: [0, 0], asks: false, status: 'completed' };

test('what goes back after the handover is not asked for again', async () => {
  await paid('29800');
  await handOver();
  await giveBack(id, '500');
  expect(await stands()).toEqual(nothing);
});

test('nor is all of it', async () => {
  await paid('29800');
  await handOver();
  await giveBack(id, '29800');
  expect(await stands()).toEqual(nothing);
});

test('what was not paid yet stays to be paid', async () => {
  await paid('29000');
  await handOver();
  await giveBack(id, '500');
  expect(await stands()).toMatchObject({ due: 80_000, status: 'delivered' });
});

test('what was in their favour lowers no price, and a refund by mistake takes its part back', async () => {
  await paid('29900');
  await handOver();
  await giveBack(id, '600');
  expect(await stands()).toEqual(nothing);
  const { money } = await marta.call(staffApi.findQuote, { params: { id } });
  await reverse(id, money?.moves.find(({ kind }) => kind === 'refund')?.id ?? '');
  expect(await stands()).toMatchObject({ due: 0, credit: 10_000, status: 'delivered' });
});

test('before the handover what went back is owed again', async () => {
  await paid('29800');
  await giveBack(id, '500');
  expect(await stands()).toMatchObject({ due: 50_000, credit: 0 });
});
