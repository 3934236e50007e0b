import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  newKey,
  raul,
  requestQuote,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import { lapseHolds } from './lapse-holds.ts';
import { accept, draft, inDays, own, save, send, sentOffer } from './testing.ts';

setUpQueue();

beforeEach(async () => {
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('slug', '=', 'corolla').execute();
});

const cancel = (id: string) =>
  yanet.call(api.cancelMyQuote, { params: { id }, body: {}, key: newKey() });

const corolla = () =>
  shop.services.db
    .selectFrom('product')
    .select('status')
    .where('slug', '=', 'corolla')
    .executeTakeFirstOrThrow();

const setCorolla = (status: 'available' | 'reserved') =>
  shop.services.db.updateTable('product').set({ status }).where('slug', '=', 'corolla').execute();

test('who cancelled their quotation accepts nothing of it any more', async () => {
  const id = await requestQuote();
  const offer = await sentOffer(id);
  await cancel(id);
  expect(await own(offer)).toMatchObject({ offer: { state: 'withdrawn' } });
  await expect(accept(offer)).rejects.toMatchObject({ status: 409 });
  expect(await corolla()).toEqual({ status: 'available' });
});

test('what was accepted of a quotation that was cancelled since is for sale again', async () => {
  const id = await requestQuote();
  await accept(await sentOffer(id));
  expect(await corolla()).toEqual({ status: 'reserved' });
  await cancel(id);
  expect(await lapseHolds(shop.services)).toBe(1);
  expect(await corolla()).toEqual({ status: 'available' });
});

test('of what was shipped no hold lapses', async () => {
  const id = await requestQuote();
  await accept(await sentOffer(id));
  await shop.services.db
    .updateTable('quote')
    .set({ status: 'sent' })
    .where('id', '=', id)
    .execute();
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  expect(await lapseHolds(shop.services, inAYear)).toBe(0);
});

test('a product that staff reserved by hand stays reserved when a hold of others ends', async () => {
  const id = await requestQuote();
  await accept(await sentOffer(id));
  // Somebody of staff made it available again, and then reserved it for a caller.
  await shop.services.db.updateTable('product_hold').set({ reserves: false }).execute();
  await setCorolla('reserved');
  await cancel(id);
  await lapseHolds(shop.services);
  expect(await corolla()).toEqual({ status: 'reserved' });
});

test('an instalment whose day is over is not sent', async () => {
  const made = await draft(await requestQuote());
  const plan = [{ label: 'Todo', basisPoints: 10_000, cents: 0, due: 'date', dueOn: inDays(-1) }];
  const saved = await save(made, { plan: plan as typeof made.plan });
  await expect(send(saved)).rejects.toMatchObject({
    status: 422,
    answer: { message: 'El día de una cuota ya pasó.' },
  });
});

test('of what a deleted account left an agent finds no offer, and is told so', async () => {
  const offer = await sentOffer();
  await shop.services.db.updateTable('quote').set({ detached_at: new Date() }).execute();
  const asked = { params: { id: offer.id }, body: { reason: 'No hay' } };
  expect(await raul.refused(staffApi.withdrawOffer, asked)).toMatchObject({
    status: 404,
    code: 'offer_not_found',
  });
});
