import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount, pay } from '#features/payments/collecting/server/testing/collecting.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { fromHavanaClock } from '#platform/time/havana-clock.ts';
import { staffApi } from '#staff-api.ts';
import { noticeSilence } from './notice-silence.ts';
import { isSilent } from './read-journey.ts';
import {
  handOverByWord,
  lastHeard,
  newOrderOnItsWay,
  reachedOn,
  recordAsStaff,
  unitsOf,
} from './testing/shipping.ts';

setUpQuoteShop();

let quoteId: string;
let unit: string;
beforeEach(async () => {
  ({ quoteId } = await newOrderOnItsWay());
  unit = (await unitsOf(quoteId))[0]?.id ?? '';
});

const hour = 3_600_000;
const weekAgo = (more = 0) => new Date(Date.now() - 7 * 24 * hour + more);
const tasks = async () =>
  (await see(quoteId)).history.filter(({ kind }) => kind === 'unit_silent').length;
const page = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();

describe('silence', () => {
  test('begins when the clock of Cuba shows the hour of the last news again, seven days later', async () => {
    const silent = async (last: string, now: string) => {
      const [from, to] = [last, now].map((each) => fromHavanaClock(each) ?? new Date(0));
      const { rows } = await sql<{ silent: boolean }>`
        select ${isSilent(sql`${from}::timestamptz`, to)} as silent`.execute(shop.services.db);
      return rows[0]?.silent;
    };
    for (const [last, before, then] of [
      ['2026-11-12T12:00', '2026-11-19T11:00', '2026-11-19T12:00'],
      ['2026-11-12T23:59', '2026-11-19T23:58', '2026-11-19T23:59'],
      ['2026-11-12T00:01', '2026-11-18T23:01', '2026-11-19T00:01'],
      // Over the changes of the clock, in autumn and in spring.
      ['2026-10-28T12:00', '2026-11-04T11:00', '2026-11-04T12:00'],
      ['2027-03-10T12:00', '2027-03-17T11:00', '2027-03-17T12:00'],
    ] as const) {
      expect([last, await silent(last, before), await silent(last, then)]).toEqual([
        last,
        false,
        true,
      ]);
    }
  });

  test('does not begin before the purchase while nobody has paid, and begins anew with a payment', async () => {
    const weekAgoAndMore = weekAgo(-2 * hour);
    await lastHeard(unit, weekAgoAndMore);
    expect(await page()).not.toContain('Sin noticias');
    expect(await noticeSilence(shop.services)).toBe(0);
    expect((await raul.call(staffApi.findUnit, { params: { id: unit } })).silent).toBe(false);
    await pay(quoteId, await newAccount(`silencio-${newKey()}@mariel.test`));
    expect(await page()).not.toContain('Sin noticias');
    await reachedOn(unit, today(), ['bought']);
    expect(await page()).toContain('Sin noticias');
  });

  test('is said on the page, and is over with the next news', async () => {
    await reachedOn(unit, today(), ['bought']);
    // Two hours to spare: the clock may have changed in the last week.
    await lastHeard(unit, weekAgo(2 * hour));
    expect(await page()).not.toContain('Sin noticias');
    const since = weekAgo(-2 * hour);
    await lastHeard(unit, since);
    expect(await page()).toContain(
      `Sin noticias desde el ${formatDate(since, 'es')}. Estamos preguntando; le escribimos en cuanto sepamos.`,
    );
    const [moving] = await yanet.call(api.listMyMoving, {});
    expect(moving?.silentSince?.slice(0, 10)).toBe(since.toISOString().slice(0, 10));
    await recordAsStaff(unit, { kind: 'note', cause: 'Sigue en el almacén' });
    expect(await page()).not.toContain('Sin noticias');
  });
});

describe('staff', () => {
  test('get a task for a silence once, and for the next one again', async () => {
    const { services } = shop;
    await reachedOn(unit, today(), ['bought']);
    await lastHeard(unit, weekAgo(2 * hour));
    expect(await noticeSilence(services)).toBe(0);
    await lastHeard(unit, weekAgo(-2 * hour));
    await looked(raul).call(staffApi.viewQuote, { params: { id: quoteId }, body: {} });
    expect((await Promise.all([1, 2].map(() => noticeSilence(services)))).toSorted()).toEqual([
      0, 1,
    ]);
    expect(await noticeSilence(services)).toBe(0);
    expect(await tasks()).toBe(1);
    await recordAsStaff(unit, { kind: 'note', cause: 'Preguntamos a la naviera' });
    await lastHeard(unit, weekAgo(-2 * hour));
    expect(await noticeSilence(services)).toBe(1);
    expect(await tasks()).toBe(2);
    const { history } = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    expect(history.map(({ kind }) => kind)).not.toContain('unit_silent');
  });

  test('get none for what was handed over, or is no order any more', async () => {
    await handOverByWord(unit);
    await lastHeard(unit, weekAgo(-2 * hour));
    const { quoteId: other } = await newOrderOnItsWay();
    const [given] = await unitsOf(other);
    await lastHeard(given?.id ?? '', weekAgo(-2 * hour));
    const { db } = shop.services;
    await db
      .updateTable('unit')
      .set({ retired_at: new Date() })
      .where('id', '=', given?.id ?? '')
      .execute();
    expect(await noticeSilence(shop.services)).toBe(0);
  });
});
