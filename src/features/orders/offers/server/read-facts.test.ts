import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { RowProgress, ShownProgress } from '#features/orders/progress/schema.ts';
import {
  count,
  giveBack,
  newAccount,
  pay,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { offerTokenIn } from '../links.ts';
import {
  accept,
  customerAsksChange,
  linkInMail,
  linkOfRole,
  own,
  sentOffer,
} from './testing/offers.ts';

setUpQuoteShop();

let quoteId: string;
let account: string;
beforeEach(async () => {
  quoteId = await requestQuote();
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
});

const detail = async () =>
  (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).progress;

async function byLink(path: string): Promise<ShownProgress> {
  const opened = await shop
    .as('anonymous')
    .call(api.openLink, { params: { token: offerTokenIn(path) } });
  if (opened.closed) throw new Error(`closed: ${opened.closed}`);
  return opened.page.progress;
}

/** What its customer reads in every place, once for each different answer. */
async function everywhere(number?: string): Promise<ShownProgress[]> {
  const list = await yanet.call(api.listMyQuotes, {});
  const found = list.find(({ id }) => id === quoteId)?.progress;
  const offered = number
    ? [(await own({ number })).progress, await byLink(await linkInMail())]
    : [];
  const all = [await detail(), found, ...offered].map((each) => JSON.stringify(each));
  return [...new Set(all)].map((each) => JSON.parse(each));
}

async function staffRead(): Promise<RowProgress[]> {
  const list = await raul.call(staffApi.listQuotes, { query: {} });
  const listed = list.find(({ id }) => id === quoteId)?.progress;
  const opened = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
  return [opened.progress, ...(listed ? [listed] : [])];
}

test('list, quotation, offer and link say the same, from the request to the refund', async () => {
  const says = async (sentence: string, action: string | null, number?: string) => {
    const [first, ...others] = await everywhere(number);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ sentence: { key: sentence }, action });
    for (const staffs of await staffRead()) expect(staffs.sentence).toEqual(first?.sentence);
  };
  await says('asked', null);
  const offer = await sentOffer(quoteId);
  await says('offered', 'answerOffer', offer.number);
  await customerAsksChange(offer);
  await says('changeAsked', 'seeOffer', offer.number);
  await accept(offer);
  await says('toPay', 'pay', offer.number);
  await takeCash(quoteId, '8940');
  await says('cashWaits', null, offer.number);
  const [cash] =
    (await raul.call(staffApi.findQuote, { params: { id: quoteId } })).money?.moves ?? [];
  await count(quoteId, cash?.id ?? '', '8940');
  await says('toBuy', null, offer.number);
  await giveBack(quoteId, '8940');
  await says('refunded', 'write', offer.number);
  await pay(quoteId, account, { amount: '100' });
  await says('partlyPaid', 'pay', offer.number);
});

test('each reader has their own action, and whoever receives no amounts', async () => {
  const offer = await sentOffer(quoteId);
  const [pays, receives] = [
    await linkOfRole(quoteId, 'pays'),
    await linkOfRole(quoteId, 'receives'),
  ];
  expect(await byLink(pays)).toMatchObject({ sentence: { key: 'offered' }, action: null });
  expect(await byLink(receives)).toMatchObject({ sentence: { key: 'offerOpen', params: {} } });
  await accept(offer);
  expect(await byLink(pays)).toMatchObject({ action: 'pay', yours: true });
  const received = await byLink(receives);
  expect(received).toMatchObject({ sentence: { key: 'accepted' }, action: null, yours: false });
  expect(JSON.stringify(received)).not.toMatch(/amount|paid"/);
});

test('an offer of which something was sold asks for a new one', async () => {
  const offer = await sentOffer(quoteId);
  const [product] = offer.lines.flatMap(({ productId }) => productId ?? []);
  await shop.services.db
    .updateTable('product')
    .set({ status: 'sold' })
    .where('id', '=', product ?? '')
    .execute();
  expect(await detail()).toMatchObject({ sentence: { key: 'sold' }, action: 'askNewOne' });
  await yanet.call(api.askOfferAgain, { params: { number: offer.number }, body: {} });
  expect(await detail()).toMatchObject({ sentence: { key: 'newOneAsked' }, action: null });
});

test('a cancelled one has ended, and so has one that staff rejected', async () => {
  await yanet.call(api.cancelMyQuote, { params: { id: quoteId }, body: {}, key: newKey() });
  expect(await detail()).toMatchObject({ stage: 'ended', sentence: { key: 'cancelled' } });
});
