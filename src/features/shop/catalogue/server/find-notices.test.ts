import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { ShopNotice } from '../schema.ts';
import { catalogueApp, memoryFiles, testServices } from './testing/products.ts';

let database: OpenDatabase;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('notice').execute();
  // A new app, because caches of other tests would still answer.
  app = catalogueApp(testServices({ ...database }, memoryFiles()));
});

const hour = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms);
const put = (
  title: string,
  special: { provinces?: string[]; categories?: string[]; starts_at?: Date; ends_at?: Date } = {},
) =>
  database.db
    .insertInto('notice')
    .values({ title, text: `${title}.`, ends_at: inMs(hour), ...special })
    .execute();
const titles = async (query = '') => {
  const answer = await app.request(`/api/notices${query}`);
  return ShopNotice.array()
    .parse(await answer.json())
    .map(({ title }) => title);
};

describe('GET /api/notices', () => {
  it('gives nothing where there is nothing', async () => {
    expect(await titles('?province=HAB&category=automobiles')).toEqual([]);
  });

  it('gives those that hold now, the first to end first', async () => {
    await put('Después', { starts_at: inMs(hour), ends_at: inMs(2 * hour) });
    await put('Pasado', { starts_at: inMs(-2 * hour), ends_at: inMs(-hour) });
    await put('Largo', { ends_at: inMs(9 * hour) });
    await put('Corto', { ends_at: inMs(hour) });
    await expect.poll(() => titles()).toEqual(['Corto', 'Largo']);
    const [first] = await (await app.request('/api/notices?x=1')).json();
    expect(Date.parse(first.until)).toBeGreaterThan(Date.now());
  });

  it('keeps those of the province and of the category', async () => {
    await put('Todos');
    await put('Holguín', { provinces: ['HOL', 'GRA'], ends_at: inMs(2 * hour) });
    await put('Motos', { categories: ['motocicletas'], ends_at: inMs(3 * hour) });
    await expect.poll(() => titles('?province=HAB')).toEqual(['Todos', 'Motos']);
    expect(await titles('?province=HOL&category=automobiles')).toEqual(['Todos', 'Holguín']);
    expect(await titles('?province=GRA&category=motocicletas')).toEqual([
      'Todos',
      'Holguín',
      'Motos',
    ]);
  });

  it('shows three at most', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await put(title);
    await expect.poll(async () => (await titles('?province=MAT')).length).toBe(3);
  });

  it.each(['province=XXX', 'category=naves'])('refuses %s', async (query) => {
    expect((await app.request(`/api/notices?${query}`)).status).toBe(400);
  });

  it('forgets what it kept when one begins or ends, without any change of the table', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await put('Breve', { starts_at: inMs(hour), ends_at: inMs(9 * hour) });
      await untilCached([], { starts_at: inMs(hour) }, { starts_at: inMs(-hour) });
      vi.advanceTimersByTime(2 * hour);
      expect(await titles()).toEqual(['Breve']);
      await untilCached(['Breve'], { ends_at: inMs(hour) }, { ends_at: inMs(-1) });
      vi.advanceTimersByTime(2 * hour);
      expect(await titles()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  /** Until what is shown before the moment has come is still shown when it has. */
  const untilCached = (shown: string[], before: Moments, come: Moments) =>
    expect
      .poll(async () => {
        await turnClock(before);
        // Asked more than once, so that it is cached.
        for (const _ of [1, 2]) await titles();
        await turnClock(come);
        return titles();
      })
      .toEqual(shown);
});

type Moments = { starts_at?: Date; ends_at?: Date };

/** Changes the database alone and tells nobody, as when time goes by. */
async function turnClock(moments: Moments): Promise<void> {
  await sql`alter table notice disable trigger notice_changed`.execute(database.db);
  try {
    await database.db.updateTable('notice').set(moments).execute();
  } finally {
    await sql`alter table notice enable trigger notice_changed`.execute(database.db);
  }
}
