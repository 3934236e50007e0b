import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { newVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';
import { type Client, setUpShop, shop } from '../testing/test-shop.ts';

let marta: Client;
/** From the oldest. */
const made: string[] = [];

setUpShop();
beforeAll(async () => {
  const ids = await restock(shop);
  marta = shop.as('administrador');
  const yanet = shop.as('customer');
  for (const key of ['envio-uno', 'envio-dos', 'envio-tres']) {
    made.push((await yanet.call(api.createQuote, { body: newQuote(ids), key })).id);
    await yanet.call(api.createVerification, { body: newVerification, key });
    const notice = { title: key, startsAt: '2026-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' };
    const body = { ...notice, text: '', provinces: [], categories: [] };
    await marta.call(staffApi.createNotice, { body, key });
  }
});

describe.each([
  '/api/admin/quotes',
  '/api/admin/verifications',
  '/api/admin/products',
  '/api/admin/notices',
  '/api/admin/team',
  '/api/admin/audit',
  '/api/admin/mails',
])('the list at %s', (path) => {
  test('answers as many as `limit` asks for', async () => {
    const response = await marta.fetch(`${path}?limit=1`);
    expect(await response.json()).toHaveLength(1);
    if (path === '/api/admin/mails') return;
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThan(1);
    expect(response.headers.get('link')).toBe(`<${path}?limit=1&page=2>; rel="next"`);
    const next = await marta.fetch(`${path}?limit=1&page=2`);
    expect(await next.json()).toHaveLength(1);
  });

  test.each(['0', '101', 'todos'])('refuses %s as a `limit`', async (limit) => {
    const response = await marta.fetch(`${path}?limit=${limit}`);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual(['limit']);
  });
});

describe('since a day', () => {
  const since = async (day: string) =>
    (await marta.call(staffApi.listQuotes, { query: { since: day } })).map(({ id }) => id);

  test('a list has what was made since that day began in Cuba', async () => {
    const [one, two, three] = made;
    const moments = ['2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z'];
    for (const [at, id] of made.entries()) {
      await sql`update quote set created_at = ${moments[at]} where id = ${id}`.execute(
        shop.services.db,
      );
    }
    expect(await since('2026-11-20')).toEqual([three, two, one]);
    expect(await since('2026-11-21')).toEqual([three, two]);
    expect(await since('2026-11-22')).toEqual([three]);
    expect(await since('2026-11-23')).toEqual([]);
  });

  test('the first figure of the dashboard is that list', async () => {
    await sql`update quote set created_at = now()`.execute(shop.services.db);
    const { quotes, at } = await marta.call(staffApi.dashboard, {});
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Havana' }).format(new Date(at));
    expect(await since(day)).toHaveLength(quotes.newToday);
    expect(quotes.newToday).toBe(3);
  });

  test('what is no day is refused', async () => {
    const response = await marta.fetch('/api/admin/quotes?since=ayer');
    expect(response.status).toBe(400);
  });
});

test('the dashboard counts the mails that failed, those that were given up too', async () => {
  const failed = async () => (await marta.call(staffApi.dashboard, {})).failedMails;
  expect(await failed()).toBe(0);
  await sql`update outbox set last_error = '550', attempts = 1 where id in (
    select id from outbox where topic = 'mail' limit 2)`.execute(shop.services.db);
  await sql`update outbox set run_after = 'infinity' where id in (
    select id from outbox where last_error is not null limit 1)`.execute(shop.services.db);
  expect(await failed()).toBe(2);
  const [mail] = await marta.call(staffApi.listMails, { query: { state: 'failed' } });
  await sql`update outbox set done_at = now(), last_error = null where id = ${mail?.id}`.execute(
    shop.services.db,
  );
  expect(await failed()).toBe(1);
});
