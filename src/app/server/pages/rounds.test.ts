import { beforeEach, expect, test } from 'vitest';
import { raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import {
  accept,
  decline,
  draft,
  draftBody,
  save,
  sentOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import {
  count,
  giveBack,
  newAccount,
  newOrder,
  pay,
  reverse,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { withSeen } from '../testing/looked.ts';
import { roundsOf } from '../testing/rounds.ts';

// A database that is far away, or slow, is waited for once a round: at 300 ms, ten are 3 s, with
// a connection and a lock in hand.

setUpQuoteShop();

let account: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
});

type Act = () => Promise<unknown>;

/** What comes before is not counted. */
const acts = {
  'a quotation': async () => {
    await requestQuote();
    return () => requestQuote();
  },
  'saving a draft': async () => {
    const offer = await draft(await requestQuote());
    const params = { id: offer.id };
    return () => raul.call(staffApi.saveOffer, { params, body: draftBody(offer) });
  },
  'sending an offer': async () => {
    // The secret of links is made once.
    await sentOffer();
    const plan = [
      { label: 'Todo', basisPoints: 10_000, cents: 0, due: 'acceptance', dueOn: null },
    ] as const;
    const made = await draft(await requestQuote());
    const { id, revision: expected } = await save(made, { plan: [...plan] });
    const input = { params: { id }, body: { expected } };
    const seen = (await withSeen(staffApi.sendOffer, input)) as typeof input & {
      body: { seen: string };
    };
    return () => raul.call(staffApi.sendOffer, seen);
  },
  'an acceptance': async () => {
    const offer = await sentOffer();
    return () => accept(offer);
  },
  'a payment': async () => {
    const { quoteId } = await newOrder();
    return () => pay(quoteId, account, { reference: newKey() });
  },
  'a count of cash': async () => {
    const { quoteId } = await newOrder();
    const { money } = await takeCash(quoteId);
    return () => count(quoteId, money?.moves[0]?.id ?? '');
  },
  'a refund': async () => {
    const { quoteId } = await newOrder();
    await pay(quoteId, account, { amount: '29,900', reference: newKey() });
    return () => giveBack(quoteId, '100');
  },
  'a reversal': async () => {
    const { quoteId } = await newOrder();
    const { money } = await pay(quoteId, account, { reference: newKey() });
    return () => reverse(quoteId, money?.moves[0]?.id ?? '');
  },
  'a message of staff': async () => {
    const input = {
      params: { id: await requestQuote() },
      body: { text: 'Ya lo buscamos', internal: false },
    };
    const seen = (await withSeen(staffApi.writeAboutQuote, input)) as typeof input & {
      body: { seen: string };
    };
    return () => raul.call(staffApi.writeAboutQuote, { ...seen, key: newKey() });
  },
  'a refusal': async () => {
    const offer = await sentOffer();
    return () => decline(offer);
  },
} satisfies Record<string, () => Promise<Act>>;

/** How often each may wait within its transaction. */
const most = {
  'a quotation': 7,
  'saving a draft': 5,
  'sending an offer': 8,
  'an acceptance': 7,
  'a payment': 8,
  'a count of cash': 8,
  'a refund': 8,
  'a reversal': 8,
  'a message of staff': 8,
  'a refusal': 5,
} as const satisfies Record<string, number>;

test.each(Object.entries(most))(
  '%s waits for the database %i times at most',
  async (name, limit) => {
    const act = await acts[name as keyof typeof most]();
    const sent: string[] = [];
    await roundsOf(act, (round, text) => sent.push(`${round} ${text.trim().slice(0, 110)}`));
    const roundOf = (word: string) =>
      Number.parseInt(sent.find((each) => each.endsWith(` ${word}`)) ?? '', 10);
    // What is read outside of it has connections of its own, and on the embedded database one.
    const rounds = roundOf('commit') - roundOf('begin') + 1;
    expect(rounds, sent.join('\n')).toBeLessThanOrEqual(limit);
    expect(rounds).toBeGreaterThan(2);
  },
);
