import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { find, recordAsStaff } from '#features/shipping/units/server/testing/shipping.ts';
import { ApiError } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { complete, newUnitOf } from './testing/export.ts';

setUpQuoteShop();

const vins = ['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111'];

/** A car whose file is complete, or not, in the warehouse. */
async function car(isComplete: boolean): Promise<string> {
  const unit = await newUnitOf();
  const vin = vins[(await shop.services.db.selectFrom('unit').select('id').execute()).length - 1];
  await sql`update unit set identifier = ${vin} where id = ${unit.id}`.execute(shop.services.db);
  if (isComplete) await complete(unit);
  const day = inDays(-5);
  await recordAsStaff(unit.id, { kind: 'reached', stage: 'warehouse', day, earlierToo: true });
  return unit.id;
}

async function voyageWith(units: string[]): Promise<string> {
  const body = {
    carrier: 'Crowley',
    ship: 'Buque Azul',
    number: newKey().slice(0, 8),
    port: 'Miami',
    billOfLading: '',
    departsOn: inDays(0),
    arrivesOn: inDays(5),
  };
  const { id } = await raul.call(staffApi.createVoyage, { body, key: newKey() });
  await raul.call(staffApi.loadVoyage, { params: { id }, body: { units } });
  return id;
}

/** Records its departure, or only previews it with `dryRun`. Returns the errors in both cases. */
async function depart(id: string, dryRun = false) {
  const { revision: expected } = await raul.call(staffApi.findVoyage, { params: { id } });
  const input = {
    params: { id },
    query: dryRun ? ({ dryRun: '1' } as const) : {},
    body: { kind: 'departed', day: inDays(0), expected } as const,
    key: newKey(),
  };
  try {
    const { moves, refused } = await raul.call(staffApi.updateVoyage, input);
    return { code: '', moves: moves.map((unit) => unit.id), refused };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, refused } = error.answer;
    return { code, moves: [], refused };
  }
}

test('a look before a departure names whose papers are missing, and which; the others go without it', async () => {
  const [ready, also, bare] = [await car(true), await car(true), await car(false)];
  const id = await voyageWith([ready, also, bare]);
  const refused = [
    {
      id: bare,
      number: (await find(bare)).number,
      reasons: expect.arrayContaining(['Falta: Gravamen.', 'Falta: Título y copias.']),
    },
  ];
  const look = await depart(id, true);
  expect(look).toMatchObject({ code: '', refused });
  expect(look.moves.toSorted()).toEqual([ready, also].toSorted());
  expect(await depart(id)).toMatchObject({ code: 'voyage_refused', refused });
  const stages = async () =>
    Promise.all([ready, also, bare].map(async (unit) => (await find(unit)).stage));
  expect(await stages()).toEqual(['warehouse', 'warehouse', 'warehouse']);
  await raul.call(staffApi.unloadVoyage, { params: { id, unit: bare } });
  expect((await depart(id)).moves.toSorted()).toEqual([ready, also].toSorted());
  expect(await stages()).toEqual(['shipped', 'shipped', 'warehouse']);
});

test('a paper that goes after the look keeps the voyage here, and is named', async () => {
  const [ready, loses] = [await car(true), await car(true)];
  const id = await voyageWith([ready, loses]);
  expect((await depart(id, true)).refused).toEqual([]);
  await raul.call(staffApi.withdrawPaper, {
    params: { id: loses },
    body: { item: 'aes', expected: 1, note: 'Era de otro' },
  });
  expect(await depart(id)).toMatchObject({
    code: 'voyage_refused',
    refused: [{ id: loses, reasons: [expect.stringContaining('Falta:')] }],
  });
  expect((await find(ready)).stage).toBe('warehouse');
});
