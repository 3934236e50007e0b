import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { ExportItem } from '../items.ts';
import { addExportScan, authorise, exportPaper, newUnitOf, read } from './testing/export.ts';

setUpQuoteShop();

/** They have no VIN yet, which no two have. */
async function twoUnits() {
  const units = [];
  for (let each = 0; each < 2; each += 1) {
    const unit = await newUnitOf();
    await sql`update unit set identifier = null where id = ${unit.id}`.execute(shop.services.db);
    units.push(unit);
  }
  const [one, other] = units;
  if (!one || !other) throw new Error('no units');
  return [one, other] as const;
}

/** A voyage with these units, as its board reads them. */
async function boardOf(...units: { id: string }[]) {
  const body = {
    ...{ carrier: 'Crowley', ship: 'Buque Verde', number: newKey().slice(0, 8), port: 'Miami' },
    ...{ billOfLading: '', departsOn: inDays(40), arrivesOn: inDays(45) },
  };
  const { id } = await raul.call(staffApi.createVoyage, { body, key: newKey() });
  const load = { params: { id }, body: { units: units.map((unit) => unit.id) } };
  await raul.call(staffApi.loadVoyage, load);
  return async () => {
    const rows = await raul.call(staffApi.voyagePapers, { params: { id } });
    const find = (unit: string) => rows.find((row) => row.id === unit);
    const papers = (item: ExportItem) =>
      units.map((unit) => find(unit.id)?.papers.find((paper) => paper.item === item));
    return { rows, papers };
  };
}

describe('the papers of a voyage', () => {
  test('one form records a paper for all that lack it; who has a newer one is refused alone', async () => {
    const units = await twoUnits();
    const [first, second] = units.map(({ id }) => id);
    const board = await boardOf(...units);
    expect((await board()).papers('aes')).toMatchObject(
      Array(2).fill({ state: 'missing', version: 0 }),
    );
    const items = [first, second].map((id = '') => ({ id, body: exportPaper('aes') }));
    const done = await raul.call(staffApi.recordPapers, { body: { items } });
    expect(done).toMatchObject([{ refused: null }, { refused: null }]);
    expect((await board()).papers('aes')).toMatchObject(
      Array(2).fill({ state: 'complete', version: 1 }),
    );
    const again = [first, second].map((id = '', at) => ({
      id,
      body: exportPaper('aes', { expected: at }),
    }));
    expect(await raul.call(staffApi.recordPapers, { body: { items: again } })).toMatchObject([
      { id: first, refused: { code: 'facts_changed' } },
      { id: second, refused: null },
    ]);
  });

  test('the licence of an order and its scan count for all its goods', async () => {
    const [one, other] = await twoUnits();
    await sql`update unit set quote_id = ${one.quoteId}, number = number || 'B' where id = ${other.id}`.execute(
      shop.services.db,
    );
    await sql`insert into export_requirement (category, item, version, required, scan, valid_from, source)
      select category, item, version + 1, true, true, valid_from, 'Con copia' from export_requirement
      where item = 'authority' and category = 'automobiles' order by version desc limit 1`.execute(
      shop.services.db,
    );
    const board = await boardOf(one, other);
    await authorise(one.id);
    expect((await board()).papers('authority')).toMatchObject(
      Array(2).fill({ state: 'no_scan', version: 1 }),
    );
    await addExportScan(one.id, 'authority');
    expect((await board()).papers('authority')).toMatchObject(Array(2).fill({ state: 'complete' }));
    const { checks } = await read(other.id);
    const seen = checks.find(({ item }) => item === 'authority')?.scans;
    expect(seen).toMatchObject([{ unit: one.id }]);
  });

  test('goods that somebody typed are asked what they are: a refrigerator needs no VIN', async () => {
    const unit = await newUnitOf();
    const { id } = unit;
    const typed = sql`update unit set product_id = null, kind_open = true, identifier = null where id = ${id}`;
    await typed.execute(shop.services.db);
    const board = await boardOf(unit);
    const row = async () => (await board()).rows[0];
    expect(await row()).toMatchObject({ kindOpen: true });
    expect((await board()).papers('vin')).toMatchObject([{ state: 'missing' }]);
    const facts = { identifier: '', titleNumber: '', titleState: '' };
    const say = async (category: 'electrodomesticos' | 'automobiles', identifier = '') => {
      const body = { ...facts, identifier, category, expected: (await row())?.revision ?? 0 };
      const [said] = await raul.call(staffApi.saveUnits, { body: { items: [{ id, body }] } });
      return said?.refused?.code;
    };
    expect(await say('electrodomesticos')).toBeUndefined();
    expect(await row()).toMatchObject({ kindOpen: false });
    expect((await board()).papers('vin')).toMatchObject([{ state: 'optional' }]);
    // What has the VIN of a car is no refrigerator.
    expect(await say('automobiles', '1G4AH59H45G118341')).toBeUndefined();
    expect(await say('electrodomesticos', '1G4AH59H45G118341')).toBe('kind_stands');
  });

  test('goods of the catalogue are what the catalogue says', async () => {
    const { id } = await newUnitOf();
    const { revision: expected } = await raul.call(staffApi.findUnit, { params: { id } });
    const body = { identifier: '', titleNumber: '', titleState: '', expected };
    const input = { params: { id }, body: { ...body, category: 'electrodomesticos' as const } };
    expect((await raul.refused(staffApi.saveUnit, input)).code).toBe('kind_stands');
  });
});
