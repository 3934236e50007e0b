import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { hand } from '#features/orders/reviews/server/testing/reviews.ts';
import {
  count,
  giveBack,
  newAccount,
  newOrder,
  pay,
  reverse,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { paperTopic } from '#features/requests/quotes/server/defer-paper.ts';
import { unitAt } from '#features/shipping/handover/server/testing/handover.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { paperJob } from './paper-job.ts';

setUpQuoteShop();

/** Draws what waits to be drawn, as the worker does. */
async function drawWaiting(): Promise<number> {
  const { db } = shop.services;
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload'])
    .where('topic', '=', paperTopic)
    .orderBy('created_at')
    .execute();
  for (const job of jobs)
    await paperJob(shop.services)({ ...job, attempt: 1 }, new AbortController().signal);
  await db.deleteFrom('outbox').where('topic', '=', paperTopic).execute();
  return jobs.length;
}
const drawn = () =>
  shop.services.db.selectFrom('document').select(['kind', 'sha256']).orderBy('issued_at').execute();
const kinds = async () => (await drawn()).map(({ kind }) => kind);
const lastMove = async (quoteId: string) =>
  (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).money?.moves.at(-1)?.id ?? '';
const hashOf = async (path: string) => {
  const answer = await yanet.fetch(path);
  expect(answer.status).toBe(200);
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return Buffer.from(digest).toString('hex');
};
const paperOf = async (quoteId: string) =>
  `/api/quotes/${quoteId}/papeles/${await lastMove(quoteId)}`;

const paid = async () => {
  const { quoteId } = await newOrder();
  await drawWaiting();
  await pay(quoteId, await newAccount());
  return quoteId;
};
const cash = async () => {
  const { quoteId } = await newOrder();
  await drawWaiting();
  await takeCash(quoteId);
  return quoteId;
};

test.each<[string, kind: string, act: () => Promise<string>]>([
  ['a quotation', 'request', async () => `/api/quotes/${await requestQuote()}/cotizacion.pdf`],
  [
    'a change of a quotation',
    'request',
    async () => {
      const id = await requestQuote();
      await drawWaiting();
      const body = { expected: 0, notes: 'En rojo' };
      await yanet.call(api.amendMyQuote, { params: { id }, body, key: newKey() });
      return `/api/quotes/${id}/cotizacion.pdf`;
    },
  ],
  [
    'an offer',
    'offer',
    async () => {
      const id = await requestQuote();
      await drawWaiting();
      return `/api/offers/${(await sentOffer(id)).number}/oferta.pdf`;
    },
  ],
  ['a payment', 'payment', async () => paperOf(await paid())],
  ['cash', 'cash', async () => paperOf(await cash())],
  [
    'cash that was counted',
    'payment',
    async () => {
      const id = await cash();
      await drawWaiting();
      await count(id, await lastMove(id));
      return paperOf(id);
    },
  ],
  [
    'a refund',
    'refund',
    async () => {
      const id = await paid();
      await drawWaiting();
      await giveBack(id, '100');
      return paperOf(id);
    },
  ],
  [
    'a payment that was reversed',
    'reversal',
    async () => {
      const id = await paid();
      await drawWaiting();
      await reverse(id, await lastMove(id));
      return paperOf(id);
    },
  ],
  [
    'a handover',
    'handover',
    async () => {
      const { id } = await unitAt('ready');
      await drawWaiting();
      await hand(id);
      return `/api/units/${id}/acta.pdf`;
    },
  ],
])(
  'the paper of %s is drawn when it is issued, and a download gives that one',
  async (_, kind, act) => {
    const path = await act();
    const before = await drawn();
    expect(await drawWaiting()).toBe(1);
    const after = await drawn();
    expect(after).toHaveLength(before.length + 1);
    const mine = after.find(({ sha256 }) => !before.some((each) => each.sha256 === sha256));
    expect(mine?.kind).toBe(kind);
    expect(await hashOf(path)).toBe(mine?.sha256);
    expect(await drawn()).toEqual(after);
  },
);

test('somebody who downloads first gets the paper, which is drawn once all the same', async () => {
  const id = await requestQuote();
  const path = `/api/quotes/${id}/cotizacion.pdf`;
  const [hash] = await Promise.all([hashOf(path), drawWaiting()]);
  expect(await drawn()).toEqual([{ kind: 'request', sha256: hash }]);
});

test('of what was refused, or taken back before it was drawn, there is none', async () => {
  const id = await paid();
  await drawWaiting();
  await yanet.refused(api.amendMyQuote, {
    params: { id },
    body: { expected: 7, notes: 'Tarde' },
    key: newKey(),
  });
  expect(await drawWaiting()).toBe(0);
  await takeCash(id);
  await reverse(id, await lastMove(id));
  await drawWaiting();
  expect(await kinds()).not.toContain('cash');
});
