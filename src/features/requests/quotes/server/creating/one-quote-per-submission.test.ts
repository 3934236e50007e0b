import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import type { NewQuote } from '../../schema.ts';
import { quoteRows, refusedQuote, sendQuote, yearNow } from '../testing/quote-calls.ts';
import { lineOf, newQuote, noQuotes, type ShortName } from '../testing/quotes.ts';

setUpQuoteShop();

describe('a quote is never made twice', () => {
  test('the same key gives the same answer, even after a price has changed', async () => {
    const key = newKey();
    const first = await sendQuote(yanet, newQuote(ids), key);
    await shop.services.db.updateTable('product').set({ price_cents: 1 }).execute();
    expect(await sendQuote(yanet, newQuote(ids), key)).toEqual(first);
    await shop.services.db.updateTable('person').set({ phone: null }).execute();
    expect(await sendQuote(yanet, newQuote(ids), key)).toEqual(first);
    expect(await quoteRows()).toEqual({ quotes: 1, lines: 1, events: 1, mails: 2, numbers: [1] });
  });

  test('the same key fifty times at once makes one quote', async () => {
    const key = newKey();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => sendQuote(yanet, newQuote(ids), key)),
    );
    expect(new Set(all.map(({ referenceNumber }) => referenceNumber)).size).toBe(1);
    expect(await quoteRows()).toEqual({ quotes: 1, lines: 1, events: 1, mails: 2, numbers: [1] });
    await sendQuote(yanet, newQuote(ids));
    expect(await quoteRows()).toMatchObject({ quotes: 2, numbers: [2] });
  });

  test.each<[string, (body: NewQuote) => NewQuote]>([
    [
      'quantity',
      (body) => ({ ...body, items: [lineOf(ids, 'corolla', 2)], total: null, subtotal: null }),
    ],
    [
      'products',
      (body) => ({ ...body, items: [lineOf(ids, 'nevera')], total: null, subtotal: null }),
    ],
    ['province', (body) => ({ ...body, province: 'MAT' })],
    ['notes', (body) => ({ ...body, notes: 'otra' })],
  ])('the same key with other %s is refused', async (_, change) => {
    const key = newKey();
    await sendQuote(yanet, newQuote(ids), key);
    expect(await refusedQuote(yanet, change(newQuote(ids)), key)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    expect(await quoteRows()).toMatchObject({ quotes: 1, mails: 2, numbers: [1] });
  });

  test('the same key with another province of the first product is refused', async () => {
    const key = newKey();
    const { province: _, ...body } = newQuote(ids);
    const to = (province: 'HAB' | 'MAT') => ({
      ...body,
      items: [{ ...lineOf(ids, 'corolla'), province }],
    });
    await sendQuote(yanet, to('HAB'), key);
    expect((await refusedQuote(yanet, to('MAT'), key)).code).toBe('key_reused');
  });

  test("another person's key is another one", async () => {
    const key = newKey();
    const mine = await sendQuote(yanet, newQuote(ids), key);
    const theirs = await sendQuote(shop.as('other customer'), newQuote(ids), key);
    expect(theirs.referenceNumber).not.toBe(mine.referenceNumber);
    expect(theirs.id).not.toBe(mine.id);
  });

  test('without a key each submission is its own', async () => {
    const first = await yanet.call(api.createQuote, { body: newQuote(ids), key: '' });
    const second = await yanet.call(api.createQuote, { body: newQuote(ids), key: '' });
    expect(second.id).not.toBe(first.id);
    expect(await quoteRows()).toMatchObject({ quotes: 2, mails: 4 });
    const submissions = shop.services.db
      .selectFrom('quote')
      .select(['submission_key', 'submission_hash']);
    for (const each of await submissions.execute()) {
      expect(each).toEqual({ submission_key: null, submission_hash: null });
    }
  });

  test('products without ids are other products by their names', async () => {
    const key = newKey();
    const named = (shortName: ShortName) => {
      const { productId: _, ...line } = lineOf(ids, shortName);
      return { province: 'HOL' as const, items: [{ ...line, price: null }] };
    };
    await shop.services.db.updateTable('product').set({ price_cents: null }).execute();
    await sendQuote(yanet, named('corolla'), key);
    expect((await refusedQuote(yanet, named('nevera'), key)).code).toBe('key_reused');
  });
});

describe('numbers', () => {
  // No year ends in the middle of a test.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('begin anew each year', async () => {
    const { db } = shop.services;
    const year = yearNow();
    const { id } = await sendQuote(yanet, newQuote(ids));
    // As if that had been a year ago.
    const reference = `MA-TX-${year - 1}-000001`;
    await db.updateTable('quote').set({ reference }).where('id', '=', id).execute();
    const name = `quote-${year - 1}`;
    await db.updateTable('counter').set({ name }).where('name', '=', `quote-${year}`).execute();
    expect((await sendQuote(yanet, newQuote(ids))).referenceNumber).toBe(`MA-TX-${year}-000001`);
  });

  test('have no gap after submissions that failed, and each is given once', async () => {
    const year = yearNow();
    const attempts = Array.from({ length: 30 }, (_, at) =>
      at % 3 === 0
        ? sendQuote(shop.as(at % 2 ? 'customer' : 'other customer'), newQuote(ids))
        : refusedQuote(yanet, newQuote(ids, { total: '1' })).then(() => undefined),
    );
    const made = (await Promise.all(attempts)).flatMap((one) => one?.referenceNumber ?? []);
    expect(made.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => `MA-TX-${year}-${String(at + 1).padStart(6, '0')}`),
    );
  });

  test.each(['quote_line', 'event', 'outbox'])(
    'a failure while writing %s leaves nothing behind, not even a used number',
    async (table) => {
      const { db } = shop.services;
      await sql`create function fails() returns trigger language plpgsql
        as $$ begin raise exception 'disk full'; end $$`.execute(db);
      await sql`create trigger fails before insert on ${sql.table(table)}
        for each row execute function fails()`.execute(db);
      try {
        expect(await refusedQuote(yanet, newQuote(ids))).toMatchObject({
          status: 500,
          code: 'internal',
        });
        expect(await quoteRows()).toEqual(noQuotes);
      } finally {
        await sql`drop function fails cascade`.execute(db);
      }
      const { referenceNumber } = await sendQuote(yanet, newQuote(ids));
      expect(referenceNumber).toMatch(/-000001$/);
    },
  );
});
