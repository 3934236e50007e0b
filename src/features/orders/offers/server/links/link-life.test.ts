import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  unitAt,
} from '#features/shipping/handover/server/testing/handover.ts';
import { formatDate } from '#platform/time/dates.ts';
import { dayMs } from '#platform/time/durations.ts';
import { inDays, linkOfRole, openAddress, own, sentOffer } from '../testing/offers.ts';

setUpQuoteShop();

const run = (text: string) => sql.raw(text).execute(shop.services.db);
/** As if the link had been made, or last mailed, so many days ago. */
const renewed = (days: number) =>
  run(`update quote_link set made_at = now() - interval '${days} days',
    expires_at = now() - interval '${days} days' + interval '90 days'`);

let unit: Awaited<ReturnType<typeof unitAt>>;
let path: string;
const page = async () => (await openAddress(path)).text();

async function handOver(daysAgo: number): Promise<void> {
  const { token } = await linkFor(unit.id);
  await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
  await run(`alter table handover disable trigger handover_is_final`);
  await run(`update handover set recorded_at = now() - interval '${daysAgo} days',
    handed_on = havana_day(now()) - ${daysAgo + 1}`);
  await run(`alter table handover enable trigger handover_is_final`);
}

test('a link of a quotation from which nothing was ordered opens for 90 days', async () => {
  const { quoteId } = await own(await sentOffer());
  path = await linkOfRole(quoteId ?? '', 'receives');
  await renewed(89);
  expect(await page()).toContain(`sirve hasta el ${formatDate(inDays(1), 'es')}`);
  await renewed(91);
  expect((await openAddress(path)).status).toBe(410);
});

describe('of what is on its way', () => {
  beforeEach(async () => {
    unit = await unitAt('ready');
    path = await linkOfRole(unit.quoteId, 'receives');
    await renewed(200);
  });

  test('it opens until 14 days after the last handover, and says so', async () => {
    expect(await page()).toContain('sirve hasta 14 días después de la última entrega');
    const [link] = await yanet.call(api.listMyLinks, { params: { id: unit.quoteId } });
    expect(link).toMatchObject({ expiresAt: null });
    await handOver(13);
    const last = new Date(Date.now() + dayMs).toISOString();
    expect(await page()).toContain(`sirve hasta el ${formatDate(last, 'es')}`);
  });

  test('15 days after the handover it is over, unless a mail has it anew', async () => {
    await handOver(15);
    expect((await openAddress(path)).status).toBe(410);
    await renewed(1);
    expect((await openAddress(path)).status).toBe(200);
  });

  test('without any news for a year it is over', async () => {
    const age = async (days: number) => {
      await run(`alter table unit_entry disable trigger unit_entry_is_final`);
      await run(`update unit_entry set made_at = now() - interval '${days} days'`);
      await run(`update unit set made_at = now() - interval '${days} days'`);
      await run(`alter table unit_entry enable trigger unit_entry_is_final`);
    };
    await age(364);
    expect((await openAddress(path)).status).toBe(200);
    await age(366);
    expect((await openAddress(path)).status).toBe(410);
  });
});
