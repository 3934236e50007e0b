import { describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { accept, mails, sentOffer, today } from '#features/orders/offers/server/testing/offers.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { recordAsStaff } from '#features/shipping/units/server/testing/shipping.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  reach,
  unitAt,
  unitOf,
} from './testing/handover.ts';

setUpQuoteShop();

type Status = 'approved' | 'sent' | 'delivered' | 'completed' | 'rejected';
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
      const refused = await looked(who).refused(
        staffApi.changeQuoteStatus,
        change(quoteId, status),
      );
      expect([refused.status, refused.code]).toEqual([409, 'not_handed_over']);
    }
    expect(await mails()).toHaveLength(before);
    const { token } = await linkFor(id);
    await enterHandover(token, entryOf(id, await codeOfUnit(offer)));
    expect(
      (await looked(raul).call(staffApi.changeQuoteStatus, change(quoteId, status))).status,
    ).toBe(status);
  },
);

test('nobody of staff calls an order sent while nothing of it has left the USA', async () => {
  const { id, quoteId } = await unitAt('warehouse');
  const before = (await mails()).length;
  for (const who of [raul, marta]) {
    const refused = await looked(who).refused(staffApi.changeQuoteStatus, change(quoteId, 'sent'));
    expect([refused.status, refused.code]).toEqual([409, 'not_sailed']);
  }
  expect(await mails()).toHaveLength(before);
  await reach(id, 'shipped');
  const sent = await looked(raul).call(staffApi.changeQuoteStatus, change(quoteId, 'sent'));
  expect(sent.status).toBe('sent');
});

describe('an undo leads back to no status that could not be set now', () => {
  /** Sets the status and another one, and undoes the latter when `meanwhile` has happened. */
  async function undone(quoteId: string, status: Status, meanwhile: () => Promise<unknown>) {
    await looked(raul).call(staffApi.changeQuoteStatus, change(quoteId, status));
    const { history } = await looked(raul).call(
      staffApi.changeQuoteStatus,
      change(quoteId, 'approved'),
    );
    await meanwhile();
    const event = history.findLast(({ kind }) => kind === 'status')?.id ?? '';
    return raul.refused(staffApi.undoAboutQuote, { params: { id: quoteId }, body: { event } });
  }

  test.each(['delivered', 'completed'] as const)('%s', async (status) => {
    const { id, quoteId, offer } = await unitAt('ready');
    const { token } = await linkFor(id);
    await enterHandover(token, entryOf(id, await codeOfUnit(offer)));
    const takeBack = { kind: 'taken_back', stage: 'delivered', cause: 'Era otra' } as const;
    const refused = await undone(quoteId, status, () => recordAsStaff(id, takeBack));
    expect(refused.code).toBe('not_handed_over');
    expect((await see(quoteId)).status).toBe('approved');
  });

  test('sent', async () => {
    const { id, quoteId } = await unitAt('shipped');
    const takeBack = { kind: 'taken_back', stage: 'shipped', cause: 'No zarpó' } as const;
    const refused = await undone(quoteId, 'sent', () => recordAsStaff(id, takeBack));
    expect(refused.code).toBe('not_sailed');
  });

  test('rejected', async () => {
    const quoteId = await requestQuote();
    const refused = await undone(quoteId, 'rejected', async () => {
      const { number } = await accept(await sentOffer(quoteId));
      const unit = await unitOf(number);
      await reach(unit.id, 'bought');
    });
    expect(refused.code).toBe('goods_bought');
  });
});

test('an agent neither rejects nor takes back what was bought: its codes and links would end', async () => {
  const bought = await unitAt('bought');
  const [offer] = await raul.call(staffApi.listOffers, { params: { id: bought.quoteId } });
  const undo = { params: { id: offer?.id ?? '' }, body: { reason: 'Ya no' } };
  expect((await raul.refused(staffApi.takeBackAcceptance, undo)).code).toBe('goods_bought');
  const refused = await looked(raul).refused(
    staffApi.changeQuoteStatus,
    change(bought.quoteId, 'rejected'),
  );
  expect([refused.status, refused.code]).toEqual([403, 'goods_bought']);
  expect((await see(bought.quoteId)).status).not.toBe('rejected');
  const ended = await looked(marta).call(
    staffApi.changeQuoteStatus,
    change(bought.quoteId, 'rejected'),
  );
  expect(ended.status).toBe('rejected');
});

test('an agent who takes the stage back first rejects it no more than before', async () => {
  const { id, quoteId } = await unitAt('bought');
  const body = { kind: 'reached', stage: 'warehouse', day: today() } as const;
  await recordAsStaff(id, body);
  for (const stage of ['warehouse', 'bought'] as const)
    await recordAsStaff(id, { kind: 'taken_back', stage, cause: 'Todavía no' });
  const refused = await looked(raul).refused(
    staffApi.changeQuoteStatus,
    change(quoteId, 'rejected'),
  );
  expect(refused.code).toBe('goods_bought');
});
