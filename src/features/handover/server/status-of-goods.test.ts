import { expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/quote-shop-testing.ts';
import { mails } from '#features/offers/server/testing.ts';
import { see } from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import { codeOfUnit, enterHandover, entryOf, linkFor, unitAt } from './handover-testing.ts';

setUpQuoteShop();

type Status = 'delivered' | 'completed' | 'rejected';
const change = (id: string, status: Status) => ({
  params: { id },
  body: { status, note: 'Lo confirmó la familia' },
});

test.each(['delivered', 'completed'] as const)(
  'nobody of staff calls an order %s before its units were handed over',
  async (status) => {
    const { id, quoteId, offer } = await unitAt('ready');
    const before = (await mails()).length;
    for (const who of [raul, marta]) {
      const refused = await who.refused(staffApi.changeQuoteStatus, change(quoteId, status));
      expect([refused.status, refused.code]).toEqual([409, 'not_handed_over']);
    }
    expect(await mails()).toHaveLength(before);
    const { token } = await linkFor(id);
    await enterHandover(token, entryOf(id, await codeOfUnit(offer)));
    expect((await raul.call(staffApi.changeQuoteStatus, change(quoteId, status))).status).toBe(
      status,
    );
  },
);

test('an agent neither rejects nor takes back what was bought: its codes and links would end', async () => {
  const bought = await unitAt('bought');
  const [offer] = await raul.call(staffApi.listOffers, { params: { id: bought.quoteId } });
  const undo = { params: { id: offer?.id ?? '' }, body: { reason: 'Ya no' } };
  expect((await raul.refused(staffApi.takeBackAcceptance, undo)).code).toBe('goods_bought');
  const refused = await raul.refused(
    staffApi.changeQuoteStatus,
    change(bought.quoteId, 'rejected'),
  );
  expect([refused.status, refused.code]).toEqual([403, 'goods_bought']);
  expect((await see(bought.quoteId)).status).not.toBe('rejected');
  const ended = await marta.call(staffApi.changeQuoteStatus, change(bought.quoteId, 'rejected'));
  expect(ended.status).toBe('rejected');
});
