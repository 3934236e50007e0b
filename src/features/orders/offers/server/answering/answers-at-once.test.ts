import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, acceptance, decline, mails, own, sentOffer } from '../testing/offers.ts';

setUpQuoteShop();

const count = async (table: 'offer_acceptance' | 'product_hold') =>
  (await shop.services.db.selectFrom(table).select('id').execute()).length;

test('a hundred acceptances at once make one', async () => {
  const offer = await sentOffer();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => accept(offer, at % 2 === 0 ? [] : [2])),
  );
  const [first] = answers;
  expect(first?.state).toBe('accepted');
  for (const answer of answers) expect(answer.acceptance).toEqual(first?.acceptance);
  expect(await count('offer_acceptance')).toBe(1);
  expect(await count('product_hold')).toBe(1);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Aceptó'))).toHaveLength(1);
});

test('when one accepts and one declines at once, the first answer counts for both', async () => {
  const offer = await sentOffer();
  const outcomes = await Promise.allSettled([accept(offer), decline(offer)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(['accepted', 'declined']).toContain((await own(offer)).offer?.state);
});

test('when two accept the same car, one gets it and the other is told at once', async () => {
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('slug', '=', 'corolla').execute();
  const offers = [await sentOffer(await requestQuote()), await sentOffer(await requestQuote())];
  const outcomes = await Promise.all(
    offers.map(async (offer) => {
      const input = { params: { number: offer.number }, body: acceptance(offer) };
      return yanet.call(api.acceptMyOffer, input).then(
        ({ state }) => state,
        (error) => error.answer.code as string,
      );
    }),
  );
  expect(outcomes.toSorted()).toEqual(['accepted', 'offer_sold']);
  expect(await count('product_hold')).toBe(1);
});
