import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { VoyageUpdate } from '../../voyage-schema.ts';
import { find, newUnit, recordAsStaff, sendNews } from '../testing/shipping.ts';

setUpQuoteShop();

const sailing = {
  carrier: 'Crowley',
  ship: 'Buque Azul',
  number: '114S',
  port: 'Miami',
  billOfLading: '',
  departsOn: inDays(-1),
  arrivesOn: inDays(5),
};

/**
 * A voyage that should have left yesterday, with units that are in the warehouse, and some that
 * should be.
 */
async function loaded(inWarehouse = 2, awaited = 0) {
  const units: string[] = [];
  const expected = { kind: 'expected', stage: 'warehouse', cause: 'Llega antes' } as const;
  for (let each = 0; each < inWarehouse + awaited; each += 1) {
    const unit = await newUnit();
    await recordAsStaff(unit, { kind: 'reached', stage: 'bought', day: inDays(-2) });
    await recordAsStaff(unit, { ...expected, day: inDays(-1) });
    if (each < inWarehouse) {
      await recordAsStaff(unit, { kind: 'reached', stage: 'warehouse', day: inDays(-2) });
    }
    units.push(unit);
  }
  const { id } = await raul.call(staffApi.createVoyage, { body: sailing, key: newKey() });
  await raul.call(staffApi.loadVoyage, { params: { id }, body: { units } });
  return { id, units };
}
const revision = async (id: string) =>
  (await raul.call(staffApi.findVoyage, { params: { id } })).revision;

type Entry<T = VoyageUpdate> = T extends VoyageUpdate ? Omit<T, 'expected'> : never;
const entry = async (id: string, { who = raul, key = newKey(), dryRun = false } = {}) => {
  const expected = await revision(id);
  const query = dryRun ? ({ dryRun: '1' } as const) : {};
  const input = (body: Entry) => ({ params: { id }, body: { ...body, expected }, key, query });
  return {
    make: (body: Entry) => who.call(staffApi.updateVoyage, input(body)),
    refuse: (body: Entry) => who.refused(staffApi.updateVoyage, input(body)),
  };
};
const make = async (id: string, body: Entry, how = {}) => (await entry(id, how)).make(body);
const refuse = async (id: string, body: Entry, how = {}) => (await entry(id, how)).refuse(body);

const departed = { kind: 'departed', day: inDays(0), earlierToo: true } as const;
const arrived = { ...departed, kind: 'arrived' } as const;
const notDeparted = { kind: 'departure_taken_back', cause: 'Era otro barco' } as const;
const notArrived = { kind: 'arrival_taken_back', cause: 'Espera fuera del puerto' } as const;

const daysOf = async (unit: string) => {
  const { stages } = await find(unit);
  return Object.fromEntries(
    stages.map(({ stage, estimatedOn, reachedOn }) => [stage, reachedOn ?? `~${estimatedOn}`]),
  );
};

describe('a departure or an arrival that was recorded by mistake', () => {
  test('is taken back for all units at once, after a look, and they are expected when their ship is', async () => {
    const { id, units } = await loaded(1, 1);
    const [first = '', bought = ''] = units;
    const ashore = await newUnit();
    const before = await Promise.all(units.map(daysOf));
    await make(id, departed);
    expect(await daysOf(bought)).toMatchObject({ warehouse: inDays(0), shipped: inDays(0) });
    expect(await daysOf(first)).toMatchObject({ in_mariel: `~${inDays(6)}` });

    const moved = await Promise.all(units.map(daysOf));
    const preview = await make(id, notDeparted, { dryRun: true });
    expect(preview.moves.map((unit) => unit.id).toSorted()).toEqual(units.toSorted());
    expect(await Promise.all(units.map(daysOf))).toEqual(moved);

    const key = newKey();
    const expected = await revision(id);
    const input = { params: { id }, query: {}, key, body: { ...notDeparted, expected } };
    for (const _ of [1, 2]) await raul.call(staffApi.updateVoyage, input);
    expect(await Promise.all(units.map(daysOf))).toEqual(before);
    const voyage = await raul.call(staffApi.findVoyage, { params: { id } });
    expect(voyage).toMatchObject({ departedOn: null, departsOn: sailing.departsOn });
    expect(voyage.history.slice(0, 2)).toMatchObject([
      { kind: 'departure_taken_back', onDay: inDays(0), units: 2, cause: 'Era otro barco' },
      { kind: 'departed', units: 2 },
    ]);
    expect((await find(ashore)).history).toHaveLength(1);
    // Its people did not hear that it left, so they do not hear that it did not.
    await sendNews();
    const mails = await shop.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail')
      .execute();
    expect(JSON.stringify(mails)).not.toContain('Embarcado');
    await make(id, departed);
    expect(await daysOf(first)).toMatchObject({ shipped: inDays(0) });
  });

  test('leaves alone what was recorded of a unit itself, and says who has gone on', async () => {
    const { id, units } = await loaded(3);
    const [own = '', gone = '', usual = ''] = units;
    await recordAsStaff(own, { kind: 'reached', stage: 'shipped', day: inDays(-1) });
    await make(id, departed);
    await make(id, arrived);
    expect((await refuse(id, notDeparted)).code).toBe('voyage_stands');
    await recordAsStaff(gone, { kind: 'reached', stage: 'customs', day: inDays(0) });
    const { refused, moves } = await make(id, notArrived, { dryRun: true });
    expect(refused).toMatchObject([
      { id: gone, reasons: ['Quite primero las etapas posteriores.'] },
    ]);
    expect(moves.map((unit) => unit.id).toSorted()).toEqual([own, usual].toSorted());
    expect((await refuse(id, notArrived)).code).toBe('voyage_refused');
    expect((await find(usual)).stage).toBe('in_mariel');
    await recordAsStaff(gone, { kind: 'taken_back', stage: 'customs', cause: 'Todavía no' });
    await make(id, notArrived);
    expect((await refuse(id, notArrived)).code).toBe('voyage_stands');
    await make(id, notDeparted);
    const stages = [own, gone, usual].map(async (unit) => (await find(unit)).stage);
    expect(await Promise.all(stages)).toEqual(['shipped', 'warehouse', 'warehouse']);
  });

  test('needs a cause', async () => {
    const { id } = await loaded(1);
    await make(id, departed);
    expect((await refuse(id, { ...notDeparted, cause: ' ' })).status).toBe(400);
  });
});

describe('an agent’s own order', () => {
  test('goes on and off a voyage, and with it, by somebody else alone', async () => {
    const { id, units } = await loaded();
    const [mine = '', other = ''] = units;
    const { quoteId } = await find(mine);
    await ownFromFirst(shop.services.db, raul.id, quoteId);
    const unload = { params: { id, unit: mine } };
    expect((await raul.refused(staffApi.unloadVoyage, unload)).code).toBe('own_record');
    const { refused, moves } = await make(id, departed, { dryRun: true });
    expect(refused).toMatchObject([{ id: mine, reasons: [expect.stringContaining('su cuenta')] }]);
    expect(moves.map((unit) => unit.id)).toEqual([other]);
    for (const body of [departed, { kind: 'note', cause: 'Hola' }] as const) {
      expect((await refuse(id, body)).code).toBe('voyage_refused');
    }
    await marta.call(staffApi.unloadVoyage, unload);
    const load = { params: { id }, body: { units: [mine] } };
    expect((await raul.refused(staffApi.loadVoyage, load)).code).toBe('own_record');
    await marta.call(staffApi.loadVoyage, load);
    await make(id, departed, { who: marta });
    expect((await find(mine)).stage).toBe('shipped');
  });
});

test('what an agent saw before recording does not hold once the voyage carries others', async () => {
  const { id, units } = await loaded();
  const { voyage } = await make(id, departed, { dryRun: true });
  const params = { id, unit: units[0] ?? '' };
  await marta.call(staffApi.unloadVoyage, { params });
  const body = { ...departed, expected: voyage.revision };
  const late = { params: { id }, query: {}, key: newKey(), body };
  expect((await raul.refused(staffApi.updateVoyage, late)).code).toBe('voyage_changed');
});
