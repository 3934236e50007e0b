import { describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { ids, marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import type { StaffQuoteQueryText } from '#features/orders/order/schema.ts';
import { requestPage } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { lineOf } from '../testing/quotes.ts';
import {
  changeColumns,
  copies,
  customerWrites,
  list,
  listed,
  see,
  take,
  view,
  writeToCustomer,
} from './testing/queue.ts';

setUpQuoteShop();

describe('the queue', () => {
  test('has mine, nobody’s, unread, overdue and waiting ones, and counts them all', async () => {
    const [mine, late, done, quiet] = [
      await requestQuote(),
      await requestQuote(),
      await requestQuote(),
      await requestQuote(),
    ];
    await take(mine, raul.id);
    await changeColumns(late, { answer_due_at: new Date('2026-01-01') });
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: done },
      body: { status: 'rejected', note: 'No hay.' },
    });
    await writeToCustomer(quiet, 'Hola');
    await view(quiet);
    // Who answers has it from then on.
    expect(await listed({ queue: 'mine' })).toEqual([quiet, mine]);
    expect(await listed({ queue: 'unassigned' })).toEqual([late]);
    // What was handled is read.
    expect(await listed({ queue: 'unread' })).toEqual([late, mine]);
    expect(await listed({ queue: 'overdue' })).toEqual([late]);
    expect(await listed({ queue: 'waiting' })).toEqual([late, mine]);
    expect(await listed({ assigned: raul.id })).toEqual([quiet, done, mine]);
    expect(await listed({ queue: 'mine' }, marta)).toEqual([]);
    expect(await raul.call(staffApi.quoteStats, {})).toEqual({
      total: 4,
      byStatus: {
        ...{ pending: 1, en_revision: 2, approved: 0, rejected: 1 },
        ...{ sent: 0, delivered: 0, completed: 0 },
      },
      queues: {
        mine: 2,
        unassigned: 1,
        unread: 2,
        overdue: 1,
        waiting: 2,
        unpaid: 0,
        customs: 0,
        acts: 0,
        stuck: 0,
      },
    });
  });

  test('gives a message about a finished quote to the agent who finished it', async () => {
    const id = await requestQuote();
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'completed' },
    });
    expect(await listed({ queue: 'mine' })).toEqual([]);
    await customerWrites(id);
    expect(await listed({ queue: 'mine' })).toEqual([id]);
  });

  test('is sorted by age, by what is due first, and by total', async () => {
    const cheap = { items: [lineOf(ids, 'nevera')], subtotal: '850.50', total: '850.50' };
    const [one, two, three] = [
      await requestQuote(),
      await requestQuote(cheap),
      await requestQuote(),
    ];
    await changeColumns(three, { answer_due_at: new Date('2026-01-01') });
    await writeToCustomer(one, 'Hola');
    expect(await listed({})).toEqual([three, two, one]);
    expect(await listed({ sort: 'oldest' })).toEqual([one, two, three]);
    expect(await listed({ sort: 'due' })).toEqual([three, two, one]);
    expect(await listed({ sort: 'total' })).toEqual([three, one, two]);
    expect(await listed({ province: 'HOL', status: 'en_revision' })).toEqual([one]);
    expect(await listed({ province: 'HOL', status: 'pending', sort: 'oldest' })).toHaveLength(2);
  });

  test('has 50 on a page, says how many there are and where the next page is', async () => {
    const id = await requestQuote();
    await copies(id, 51);
    const oldest = { query: { sort: 'oldest' } } as const;
    const first = await requestPage(raul.fetch, staffApi.listQuotes, oldest);
    expect(first).toMatchObject({
      total: { count: 52 },
      next: expect.stringContaining('sort=oldest&page=2'),
    });
    expect(first.items).toHaveLength(50);
    expect(first.items[0]?.id).toBe(id);
    expect(await list({ sort: 'oldest', page: '2' })).toHaveLength(2);
    expect(await list({ page: '3' })).toEqual([]);
  });

  test.each([
    { queue: 'all' },
    { sort: 'name' },
    { page: '0' },
    { assigned: 'raul' },
    { province: 'XXX' },
    { q: 'x'.repeat(201) },
    { q: 'a\0b' },
  ])('%j is refused', async (query) => {
    const input = { query: query as StaffQuoteQueryText };
    const named = { [Object.keys(query)[0] ?? '']: expect.any(String) };
    for (const call of [staffApi.listQuotes, staffApi.exportQuotes]) {
      expect(await raul.refused(call, input)).toMatchObject({ status: 400, fields: named });
    }
  });
});

describe('the search', () => {
  test('finds a whole reference, and parts of it', async () => {
    const id = await requestQuote();
    const { referenceNumber } = await see(id);
    for (const q of [referenceNumber, referenceNumber.slice(3, -2).toLowerCase()]) {
      expect([q, await listed({ q })]).toEqual([q, [id]]);
    }
  });

  test.each([
    '000001',
    'perez',
    'Pérez  YANET',
    'customer@CORREO',
    '+53 5 123-4567',
    '(305) 555 0142',
    '1234567',
    '  yanet ',
    'yan',
    'n',
  ])('finds "%s"', async (q) => {
    const id = await requestQuote();
    expect(await listed({ q })).toEqual([id]);
  });

  test.each(['oscar', 'yanet oscar', '%', '_', '\\', '999999', '-'.repeat(3)])(
    'does not find "%s"',
    async (q) => {
      await requestQuote();
      expect(await listed({ q })).toEqual([]);
    },
  );

  test('is of the filtered ones', async () => {
    const id = await requestQuote();
    expect(await listed({ q: 'yanet', status: 'approved' })).toEqual([]);
    expect(await listed({ q: 'yanet', queue: 'waiting' })).toEqual([id]);
  });
});
