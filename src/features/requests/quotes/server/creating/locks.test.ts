import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing/test-shop.ts';
import { lockAddresses } from '#features/shop/catalogue/products/server/free-slug.ts';
import type { OpenDatabase, Tx } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { staffApi } from '#staff-api.ts';
import { newQuote, type ProductIds, restock, writtenQuotes } from '../testing/quotes.ts';

let shop: TestShop;
/** Keeps a lock for longer than the shop's own connections may. */
let patient: OpenDatabase;
let ids: ProductIds;
let yanet: Client;
let raul: Client;

/** The embedded database has one connection, for which everybody waits. */
const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('on a PostgreSQL server, who locks the same products', () => {
  beforeAll(async () => {
    const database = await openTestDatabase();
    shop = await openTestShop({ database });
    patient = await openDatabase({ url: database.url, folder: '', withoutTimeout: true });
  });
  afterAll(async () => {
    await patient.close();
    await shop.close();
  });
  beforeEach(async () => {
    ids = await restock(shop);
    yanet = shop.as('customer');
    raul = shop.as('agente');
  });

  const ask = () => yanet.call(api.createQuote, { body: newQuote(ids), key: crypto.randomUUID() });

  /** Begins a transaction with `first`, and ends it with `last` once `meanwhile` is done. */
  async function beside(
    first: (tx: Tx) => Promise<unknown>,
    meanwhile: () => Promise<void>,
    last: (tx: Tx) => Promise<unknown> = async () => {},
  ): Promise<void> {
    await patient.db.transaction().execute(async (tx) => {
      await first(tx);
      await meanwhile();
      await last(tx);
    });
  }
  const lock = (id: string, how: RawBuilder<unknown>) => (tx: Tx) =>
    sql`select from product where id = ${id} ${how}`.execute(tx);

  /** Somebody waits for a lock of somebody else. */
  const somebodyWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(
          shop.services.db,
        );
        return rows.length;
      })
      .toBe(1);

  test('quotes wait for an import without keeping others from the database', async () => {
    let quotes: ReturnType<typeof ask>[] = [];
    await beside(lock(ids.corolla, sql`for update`), async () => {
      quotes = Array.from({ length: 12 }, ask);
      for (let look = 0; look < 5; look += 1) await yanet.call(api.currentUser, {});
      expect(await writtenQuotes(shop.services.db)).toMatchObject({ quotes: 0 });
    });
    expect(new Set((await Promise.all(quotes)).map(({ id }) => id)).size).toBe(12);
    expect(await writtenQuotes(shop.services.db)).toMatchObject({ quotes: 12 });
  });

  test('a request that waits too long is told to come again, and nothing is written', async () => {
    const price = sql`update product set price_cents = price_cents`;
    await beside(
      (tx) => price.execute(tx),
      async () => {
        const body = newQuote(ids);
        const { status, code } = await yanet.refused(api.createQuote, { body, key: 'espera-1' });
        expect([status, code]).toEqual([503, 'unavailable']);
      },
    );
    expect(await writtenQuotes(shop.services.db)).toMatchObject({ quotes: 0 });
  });

  test('an import and a quote never wait for each other, whatever the order of the file', async () => {
    const [low = '', high = ''] = [ids.corolla, ids.nevera].toSorted();
    // More rows between the two than the import looks up at once.
    const between = Array.from({ length: 600 }, (_, at) => `,Nueva ${at},triciclos,1000`);
    const known = (id: string) => `${id},Otra ${id},triciclos,900`;
    const rows = [known(high), ...between, known(low)];
    const file = ['id,name,category,price', ...rows].join('\n');
    let done: Promise<{ updated: number }> | undefined;
    await beside(
      lock(low, sql`for share`),
      async () => {
        done = raul.call(staffApi.importProducts, { bytes: new Blob([file]), query: {} });
        await somebodyWaits();
      },
      lock(high, sql`for share`),
    );
    expect(await done).toMatchObject({ updated: 2, created: 600 });
  });

  test.each([
    ['moved', move],
    ['brought back', () => raul.call(staffApi.restoreProduct, { params: { id: ids.borrado } })],
  ])('an import and a product that is %s never wait for each other', async (_, change) => {
    let done: Promise<unknown> | undefined;
    await beside(
      lockAddresses,
      async () => {
        done = change();
        await somebodyWaits();
      },
      async (tx) => {
        for (const id of [ids.corolla, ids.borrado]) await lock(id, sql`for update`)(tx);
      },
    );
    await done;
  });

  async function move() {
    const params = { id: ids.corolla };
    const { updatedAt: expected } = await raul.call(staffApi.findStaffProduct, { params });
    const body = { category: 'motocicletas' as const, expected };
    return raul.call(staffApi.updateProduct, { params, body });
  }
});
