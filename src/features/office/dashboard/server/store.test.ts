import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { type ProductIds, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';
import { readDashboard } from './store.ts';
import { addQuote, addVerification, minutesAgo, now } from './testing/records.ts';

let ids: ProductIds;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
});
const quote = (special?: Parameters<typeof addQuote>[2]) => addQuote(shop, ids, special);
const verification = (special?: Parameters<typeof addVerification>[1]) =>
  addVerification(shop, special);

/** Reads as somebody of staff. Lateness is by the machine's clock, all else at `at`. */
async function read(actor: 'agente' | 'administrador' = 'agente', at = now) {
  return readDashboard(shop.services.db, await shop.as(actor).call(api.currentUser, {}), at);
}
const promised = { past: new Date('2020-01-01'), future: new Date('2100-01-01') };

describe('the dashboard', () => {
  test('an empty shop has figures all the same', async () => {
    const empty = await read();
    const nothing = {
      newToday: 0,
      waiting: 0,
      overdue: 0,
      unassigned: 0,
      firstAnswer: { answered: 0, median: null, p90: null },
    };
    expect(empty).toMatchObject({ quotes: nothing, verifications: nothing });
    expect(empty.byStage.map(({ stage }) => stage)).toEqual(orderStages);
    expect(empty.byStage.every(({ quotes }) => quotes === 0)).toBe(true);
    expect(empty.byProvince).toEqual([]);
    expect(empty.byCategory.map(({ quotes }) => quotes)).toEqual([0, 0, 0, 0]);
    expect(empty.pipeline).toEqual({ quotes: 0, total: '0.00' });
    expect(empty.weeks).toHaveLength(12);
  });

  test('counts who waits, what is late and what is nobody’s, for each kind apart', async () => {
    const raul = shop.as('agente').id;
    await quote({ due: promised.future });
    await quote({ due: promised.past, assigned: raul });
    // Whoever writes about a finished case waits too.
    await quote({ due: promised.past, status: 'completed' });
    await quote({ status: 'rejected' });
    await quote({ status: 'sent' });
    await verification({ due: promised.past });
    await verification({ status: 'approved' });
    const { quotes, verifications } = await read();
    expect(quotes).toMatchObject({ waiting: 3, overdue: 2, unassigned: 3, newToday: 5 });
    expect(verifications).toMatchObject({ waiting: 1, overdue: 1, unassigned: 1, newToday: 2 });
  });

  test('a day begins at midnight in Havana', async () => {
    await quote({ at: '2026-11-21T04:59:59.999Z' });
    expect((await read()).quotes.newToday).toBe(0);
    await quote({ at: '2026-11-21T05:00:00Z' });
    expect((await read()).quotes.newToday).toBe(1);
  });

  test('where midnight comes twice, both first hours are of the new day', async () => {
    // On 1 November 2026 the clock of Havana goes from 1:00 back to 0:00.
    await quote({ at: '2026-11-01T03:59:59Z' });
    await quote({ at: '2026-11-01T04:30:00Z' });
    await quote({ at: '2026-11-01T05:30:00Z' });
    const late = await read('agente', new Date('2026-11-02T04:59:00Z'));
    expect(late.quotes.newToday).toBe(2);
    const next = await read('agente', new Date('2026-11-02T05:00:00Z'));
    expect(next.quotes.newToday).toBe(0);
  });

  test('tells how long the first answer took, of what was answered in the last 30 days', async () => {
    for (const answeredAfter of [10, 20, 30, 40, 1000]) await quote({ answeredAfter });
    // Made long ago, answered yesterday: it counts.
    await quote({ at: minutesAgo(60 * 1440), answeredAfter: 59 * 1440 });
    // Answered long ago, and not at all.
    await quote({ at: minutesAgo(31 * 1440), answeredAfter: 1439 });
    await quote();
    await verification({ answeredAfter: 5 });
    const { quotes, verifications } = await read();
    // Between the third and the fourth of six; then half way from the fifth to the sixth.
    const p90 = 1000 + (59 * 1440 - 1000) / 2;
    expect(quotes.firstAnswer).toEqual({ answered: 6, median: 35, p90: expect.closeTo(p90) });
    expect(verifications.firstAnswer).toEqual({ answered: 1, median: 5, p90: 5 });
  });

  test('groups quotes by stage, province and category, and adds up what may become a sale', async () => {
    await quote({ province: 'HAB' });
    await quote({ status: 'en_revision', of: ['corolla', 'nevera', 'nevera'] });
    await quote({ status: 'approved', of: ['luna'] });
    await quote({ status: 'rejected', of: ['lejos', 'gone'] });
    // A product that was taken out of the shop keeps its category.
    await quote({ status: 'completed', of: ['borrado'] });
    const { byStage, byProvince, byCategory, pipeline } = await read();
    expect(byStage.filter(({ quotes }) => quotes > 0)).toEqual([
      { stage: 'asked', quotes: 2 },
      { stage: 'quoting', quotes: 1 },
      { stage: 'settled', quotes: 1 },
      { stage: 'ended', quotes: 1 },
    ]);
    expect(byProvince).toEqual([
      { province: 'HOL', quotes: 4 },
      { province: 'HAB', quotes: 1 },
    ]);
    expect(byCategory).toEqual([
      { category: 'automobiles', quotes: 3 },
      { category: 'motocicletas', quotes: 1 },
      { category: 'electrodomesticos', quotes: 1 },
      { category: 'triciclos', quotes: 1 },
      { category: null, quotes: 1 },
    ]);
    // 28000 + (28000 + 2 × 850.50) + a tricycle without a price.
    expect(pipeline).toEqual({ quotes: 3, total: '57701.00' });
  });

  test('counts weeks from Monday to Sunday in Havana', async () => {
    await quote({ at: '2026-11-16T04:59:59Z' });
    await quote({ at: '2026-11-16T05:00:00Z' });
    await verification({ at: '2026-11-16T05:00:00Z' });
    // The first moment of the oldest week, when the clock was an hour further; and the one before.
    await quote({ at: '2026-08-31T04:00:00Z' });
    await quote({ at: '2026-08-31T03:59:59Z' });
    const { weeks } = await read();
    expect(weeks.map(({ from }) => from)).toEqual([
      ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05'],
      ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    ]);
    expect(weeks[0]).toEqual({ from: '2026-08-31', quotes: 1, verifications: 0 });
    expect(weeks[10]).toEqual({ from: '2026-11-09', quotes: 1, verifications: 0 });
    expect(weeks[11]).toEqual({ from: '2026-11-16', quotes: 1, verifications: 1 });
    expect(weeks.reduce((sum, { quotes }) => sum + quotes, 0)).toBe(3);
  });

  test('on a Sunday night the first hour of twelve weeks ago is still there', async () => {
    await quote({ at: '2026-08-31T04:00:00Z' });
    const { weeks } = await read('agente', new Date('2026-11-23T04:59:59Z'));
    expect(weeks[0]).toEqual({ from: '2026-08-31', quotes: 1, verifications: 0 });
  });

  test('records of deleted accounts count for administrador alone', async () => {
    await quote({ due: promised.past, detached: true });
    await verification({ detached: true });
    const raul = await read('agente');
    const marta = await read('administrador');
    for (const [seen, quotes] of [
      [raul, 0],
      [marta, 1],
    ] as const) {
      expect(seen.quotes).toMatchObject({ newToday: quotes, overdue: quotes });
      expect(seen.verifications.newToday).toBe(quotes);
      expect(seen.byStage[0]).toEqual({ stage: 'asked', quotes });
      expect(seen.byCategory[0]?.quotes).toBe(quotes);
      expect(seen.weeks.at(-1)).toMatchObject({ quotes, verifications: quotes });
    }
  });
});

describe('GET /api/admin/dashboard', () => {
  test('gives it as of now', async () => {
    // Time stands still, so that no day ends in between.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await quote({ at: new Date() });
      const given = await shop.as('agente').call(staffApi.dashboard, {});
      expect(given.quotes.newToday).toBe(1);
      expect(given.at).toBe(new Date().toISOString());
    } finally {
      vi.useRealTimers();
    }
  });

  test('signed out and for customers there is none', async () => {
    expect((await shop.as('anonymous').refused(staffApi.dashboard, {})).status).toBe(401);
    expect((await shop.as('customer').refused(staffApi.dashboard, {})).status).toBe(403);
  });
});
