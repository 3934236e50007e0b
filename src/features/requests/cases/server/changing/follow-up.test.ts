import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { staffApi } from '#staff-api.ts';

// A record that staff have handled is read, and comes back on their day.

let params: { id: string };

setUpQuoteShop();
beforeEach(async () => {
  const made = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
  params = { id: made.id };
});

const quote = () => raul.call(staffApi.findQuote, { params });
const listed = async (queue?: 'unread' | 'mine') =>
  raul.call(staffApi.listQuotes, { query: { ...(queue && { queue }) } });
const approve = () =>
  looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status: 'approved', note: '' } });
const write = () =>
  looked(raul).call(staffApi.writeAboutQuote, { params, body: { text: 'Hay.' }, key: newKey() });
const follow = (day: string) => ({ params, body: { day } });
const inDays = (days: number) =>
  toHavanaClock(new Date(Date.now() + days * 86_400_000)).slice(0, 10);

describe('a status set from the row of the list', () => {
  test('leaves nothing unread', async () => {
    expect(await listed('unread')).toHaveLength(1);
    await approve();
    expect((await listed())[0]).toMatchObject({ status: 'approved', unread: false });
    expect(await listed('unread')).toEqual([]);
  });

  test('does not read for the agent what the customer wrote meanwhile', async () => {
    await yanet.call(api.writeAboutMyQuote, {
      params,
      body: { text: '¿Llega a Holguín?' },
      key: newKey(),
    });
    await approve();
    expect((await listed())[0]).toMatchObject({ status: 'approved', unread: true });
  });
});

describe('when somebody looks at a record again', () => {
  test('is the day that staff choose, at the opening of that day in Cuba', async () => {
    await write();
    const day = inDays(30);
    const after = await looked(raul).call(staffApi.followUpQuote, follow(day));
    expect(after.followUpAt).toBe(fromHavanaClock(`${day}T08:00`)?.toISOString());
    expect((await listed('mine'))[0]?.followUpAt).toBe(after.followUpAt);
    const { rows } = await audit();
    expect(rows).toContainEqual({ action: 'quote.follow_up', details: { followUpAt: day } });
  });

  test('stays that day when they write again, and ends when the customer writes', async () => {
    await write();
    const { followUpAt } = await looked(raul).call(staffApi.followUpQuote, follow(inDays(30)));
    await write();
    expect((await quote()).followUpAt).toBe(followUpAt);
    await yanet.call(api.writeAboutMyQuote, { params, body: { text: '¿Y?' }, key: newKey() });
    expect((await quote()).followUpAt).toBeNull();
  });

  test('is no question while the customer waits for an answer, nor of what is closed', async () => {
    const refused = () => looked(raul).refused(staffApi.followUpQuote, follow(inDays(3)));
    expect(await refused()).toMatchObject({ status: 409, code: 'nothing_to_follow' });
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params,
      body: { status: 'rejected', note: 'No hay.' },
    });
    expect(await refused()).toMatchObject({ status: 409, code: 'nothing_to_follow' });
  });

  test.each([
    ['yesterday', inDays(-1)],
    ['in two years', inDays(730)],
  ])('is not %s', async (_, day) => {
    await write();
    const answer = await looked(raul).refused(staffApi.followUpQuote, follow(day));
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.fields?.day).toMatch(/Elija un día/);
  });

  test('is nobody else’s to set', async () => {
    await write();
    const call = { ...follow(inDays(3)) };
    expect(await looked(yanet).refused(staffApi.followUpQuote, call)).toMatchObject({
      status: 403,
    });
    const nobody = shop.as('anonymous');
    expect(await looked(nobody).refused(staffApi.followUpQuote, call)).toMatchObject({
      status: 401,
    });
  });
});

const audit = async () => ({
  rows: await shop.services.db.selectFrom('audit').select(['action', 'details']).execute(),
});
