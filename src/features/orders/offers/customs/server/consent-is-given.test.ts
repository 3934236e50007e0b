import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import {
  find,
  newOrderOnItsWay,
  recordAsStaff,
  refused,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import { staffApi } from '#staff-api.ts';
import { inDays } from '../../server/testing/offers.ts';

setUpQuoteShop();

const ready = { kind: 'reached', stage: 'ready', day: inDays(0), earlierToo: true } as const;

/** Yanet's order, whose unit is in customs, and what customs named for it. */
async function inCustoms() {
  const { quoteId, offer } = await newOrderOnItsWay();
  const [unit] = await unitsOf(quoteId);
  const id = unit?.id ?? '';
  await recordAsStaff(id, { ...ready, stage: 'customs' });
  const name = async (cents: number) => {
    const body = { cents, namedOn: inDays(0), source: 'Aduana de Mariel' };
    const { customs } = await raul.call(staffApi.nameCustoms, { params: { id: offer.id }, body });
    return customs[0]?.id ?? '';
  };
  const answer = (price: string, cents: number, word: 'accepted' | 'talk') =>
    yanet.call(api.answerCustoms, {
      params: { number: offer.number },
      body: { id: price, cents, answer: word },
    });
  return { id, name, answer };
}

test('nothing is ready before its customer has accepted what customs named', async () => {
  const { id, name, answer } = await inCustoms();
  const first = await name(1000);
  expect(await refused(id, ready)).toBe('customs_go_on');
  await answer(first, 1000, 'talk');
  expect(await refused(id, ready)).toBe('customs_go_on');
  await answer(await name(900), 900, 'accepted');
  await recordAsStaff(id, ready);
  expect((await find(id)).stage).toBe('ready');
});

test('a price that was withdrawn keeps nothing', async () => {
  const { id, name } = await inCustoms();
  const body = { reason: 'Era de otro' };
  await raul.call(staffApi.withdrawCustoms, { params: { id: await name(1000) }, body });
  await recordAsStaff(id, ready);
  expect((await find(id)).stage).toBe('ready');
});
