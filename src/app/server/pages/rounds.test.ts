import { beforeEach, expect, test } from 'vitest';
import { raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import {
  accept,
  draft,
  draftBody,
  sendSavedOffer,
  sentOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import {
  newAccount,
  newOrder,
  pay,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { roundsOf } from '../testing/rounds.ts';

// A database that is far away, or slow, is waited for once a round: at 300 ms, eight are 2.4 s.

setUpQuoteShop();

let account: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
});

type Act = () => Promise<unknown>;

/** What comes before is not counted. */
const acts: Record<string, () => Promise<Act>> = {
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
    const offer = await draft(await requestQuote());
    return () => sendSavedOffer(offer);
  },
  'an acceptance': async () => {
    const offer = await sentOffer();
    return () => accept(offer);
  },
  'a payment': async () => {
    const { quoteId } = await newOrder();
    return () => pay(quoteId, account, { reference: newKey() });
  },
};

test.each(Object.entries(acts))(
  '%s waits for the database eight times at most',
  async (_, prepare) => {
    const act = await prepare();
    const sent: string[] = [];
    const rounds = await roundsOf(act, (round, text) =>
      sent.push(`${round} ${text.slice(0, 110)}`),
    );
    if (process.env.ROUNDS) console.log(sent.join('\n'));
    expect(rounds).toBeLessThanOrEqual(8);
    expect(rounds).toBeGreaterThan(2);
  },
);
