import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { mails } from '#features/orders/offers/server/testing/offers.ts';
import { inviteReviewers } from './invite.ts';
import {
  handedOver,
  manyHandedOver,
  postReview,
  publicPage,
  shop,
  takeBackHandover,
  text,
  yanet,
} from './testing/reviews.ts';
import { forgetReviewers } from './write-review.ts';

setUpQuoteShop();

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const invite = (hours: number) => inviteReviewers(shop.services, inHours(hours));
const invitations = async () =>
  (await mails()).filter(({ subject }) => subject === '¿Cómo fue su entrega?');

test('the customer is asked once, a day after, in one mail for all that was handed over', async () => {
  await shop.services.db.deleteFrom('outbox').execute();
  const { path, handovers } = await manyHandedOver(3);
  expect(await invite(23)).toBe(0);
  expect(await Promise.all([invite(25), invite(25)])).toSatisfy(
    (counts: number[]) => counts.reduce((sum, each) => sum + each) === 1,
  );
  expect(await invite(26)).toBe(0);
  const [mail, ...more] = await invitations();
  expect(more).toEqual([]);
  expect(mail?.to).toBe('customer@correo.test');
  for (const piece of [1, 2, 3]) expect(mail?.text).toMatch(new RegExp(`-U${piece}\\b`));
  const [link = ''] = /\/oferta\/[\w-]+\/opinion/.exec(mail?.text ?? '') ?? [];
  expect(link).toBe(path);
  const answer = await postReview({ path: link, handover: handovers[1] ?? '' });
  expect(answer.status).toBe(303);
});

test('nobody is asked of what was taken back, was said already, or is long ago', async () => {
  const back = await handedOver();
  await takeBackHandover(back.id);
  const written = await handedOver();
  await postReview(written);
  expect(await invite(25)).toBe(0);
  await handedOver();
  expect(await invite(24 * 31)).toBe(0);
  expect(await invitations()).toEqual([]);
});

test('one’s data holds what one said, and with the account the name goes and the words stay', async () => {
  const unit = await handedOver();
  await postReview(unit);
  const { quotes } = await yanet.call(api.ownData, {});
  expect(quotes.find(({ id }) => id === unit.quoteId)?.reviews).toMatchObject([
    { unit: unit.number, stars: 4, name: 'Yanet', text: 'Llegó bien, con un rayón.' },
  ]);
  const { db } = shop.services;
  await db.transaction().execute(async (tx) => {
    // As deleting the account does, whose people the other tests need.
    await forgetReviewers(tx, [unit.quoteId]);
  });
  const page = await publicPage();
  expect(page).toContain('con un rayón');
  expect(page).not.toContain('Yanet');
  await sql`delete from quote where id = ${unit.quoteId}`.execute(db);
  expect(await publicPage()).not.toContain('con un rayón');
  expect(await text('/')).not.toContain('pinion');
});
