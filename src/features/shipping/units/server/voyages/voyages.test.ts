import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { voyageEntryKinds } from '../../voyage-kinds.ts';
import type { VoyageUpdate } from '../../voyage-schema.ts';
import { find, newUnit, recordAsStaff } from '../testing/shipping.ts';

setUpQuoteShop();

const sailing = {
  carrier: 'Crowley',
  ship: 'Buque Azul',
  number: '114S',
  port: 'Port Everglades',
  billOfLading: '',
  departsOn: inDays(20),
  arrivesOn: inDays(25),
};
const create = (special: Partial<typeof sailing> = {}, key = newKey()) =>
  raul.call(staffApi.createVoyage, { body: { ...sailing, ...special }, key });
const load = (id: string, units: string[]) =>
  raul.call(staffApi.loadVoyage, { params: { id }, body: { units } });
const update = (
  id: string,
  body: VoyageUpdate,
  { key = newKey(), dryRun = false, who = raul } = {},
) =>
  who.call(staffApi.updateVoyage, {
    params: { id },
    body,
    key,
    query: dryRun ? { dryRun: '1' } : {},
  });
const refuse = async (id: string, body: VoyageUpdate) =>
  raul.refused(staffApi.updateVoyage, { params: { id }, body, key: newKey(), query: {} });
const findVoyage = (id: string) => raul.call(staffApi.findVoyage, { params: { id } });

/** Everything of all units that an update may change. */
async function everything() {
  const { rows } = await sql<{ id: string; promised: string; rest: string }>`
    select unit.id, (select string_agg(concat(stage, promised_on), ',' order by stage) from unit_stage s where s.unit_id = unit.id) as promised,
      concat(revision, voyage_id, (select string_agg(concat(stage, estimated_on, reached_on), ',' order by stage)
        from unit_stage s where s.unit_id = unit.id), (select count(*) from unit_entry e where e.unit_id = unit.id)) as rest
    from unit order by id`.execute(shop.services.db);
  return rows;
}

describe('a voyage', () => {
  test('is not said to be late where its key has recorded another day', async () => {
    const { id, revision } = await create();
    const body = {
      kind: 'expected' as const,
      departsOn: inDays(21),
      arrivesOn: inDays(26),
      cause: 'Mal tiempo',
      expected: revision,
    };
    const key = newKey();
    await update(id, body, { key });
    expect((await update(id, body, { key })).voyage.history).toHaveLength(1);
    const other = { params: { id }, body: { ...body, arrivesOn: inDays(27) }, key, query: {} };
    expect((await raul.refused(staffApi.updateVoyage, other)).code).toBe('key_reused');
  });

  test('is recorded once for a key, and once by its name', async () => {
    const key = newKey();
    const made = await create({}, key);
    expect((await create({}, key)).id).toBe(made.id);
    for (const other of [{ port: 'Tampa' }, { arrivesOn: inDays(26) }])
      expect(
        await raul.refused(staffApi.createVoyage, { body: { ...sailing, ...other }, key }),
      ).toMatchObject({ status: 422, code: 'key_reused' });
    const again = { body: { ...sailing, ship: 'BUQUE AZUL' }, key: newKey() };
    expect((await raul.refused(staffApi.createVoyage, again)).code).toBe('voyage_exists');
    const wrong = { body: { ...sailing, number: '2', arrivesOn: inDays(1) }, key: newKey() };
    expect((await raul.refused(staffApi.createVoyage, wrong)).code).toBe('voyage_dates');
    const facts = {
      carrier: 'Seaboard',
      ship: 'Buque Rojo',
      number: '7',
      port: 'Miami',
      billOfLading: 'BL-1',
    };
    const saved = await raul.call(staffApi.saveVoyage, {
      params: { id: made.id },
      body: { ...facts, expected: made.revision },
    });
    expect(saved).toMatchObject({ ...facts, revision: made.revision + 1 });
    const late = { params: { id: made.id }, body: { ...facts, expected: made.revision } };
    expect((await marta.refused(staffApi.saveVoyage, late)).code).toBe('voyage_changed');
  });

  test('expects its units when it sails, and gives them back until it has departed', async () => {
    const id = await newUnit();
    const { id: voyage } = await create();
    const toLoad = async () => {
      const { units } = await raul.call(staffApi.listUnits, { query: { queue: 'to_load' } });
      return units.map((each) => each.id);
    };
    expect(await toLoad()).toEqual([id]);
    expect((await load(voyage, [id])).units.map((unit) => unit.id)).toEqual([id]);
    await load(voyage, [id]);
    expect(await toLoad()).toEqual([]);
    const unit = await find(id);
    expect(unit.voyage).toMatchObject({ ship: 'Buque Azul' });
    expect(unit.history.map(({ kind }) => kind)).toEqual(['loaded', 'made']);
    const dates = Object.fromEntries(unit.stages.map((each) => [each.stage, each.estimatedOn]));
    expect(dates).toMatchObject({
      shipped: inDays(20),
      in_mariel: inDays(25),
      customs: inDays(50),
    });
    const other = await create({ number: '115S' });
    const twice = { params: { id: other.id }, body: { units: [id] } };
    expect((await raul.refused(staffApi.loadVoyage, twice)).code).toBe('not_loadable');
    const off = await raul.call(staffApi.unloadVoyage, { params: { id: voyage, unit: id } });
    expect(off.units).toEqual([]);
    expect((await find(id)).voyage).toBe(null);
  });

  test('is not loaded with what the agent ordered, nor unloaded', async () => {
    const [id, other] = [await newUnit(), await newUnit()];
    const { id: voyage } = await create();
    await load(voyage, [id]);
    await ownFromFirst(shop.services.db, raul.id);
    const on = { params: { id: voyage }, body: { units: [other] } };
    expect((await raul.refused(staffApi.loadVoyage, on)).code).toBe('own_record');
    const off = { params: { id: voyage, unit: id } };
    expect((await raul.refused(staffApi.unloadVoyage, off)).code).toBe('own_record');
    expect((await marta.call(staffApi.unloadVoyage, off)).units).toEqual([]);
  });

  test('does not take what comes to the warehouse after it departs', async () => {
    const [id, ready] = [await newUnit(), await newUnit()];
    await recordAsStaff(ready, {
      kind: 'reached',
      stage: 'warehouse',
      day: inDays(0),
      earlierToo: true,
    });
    const soon = await create({ departsOn: inDays(3) });
    const late = { params: { id: soon.id }, body: { units: [id, ready] } };
    const answer = await raul.refused(staffApi.loadVoyage, late);
    expect(answer.code).toBe('not_loadable');
    // It says which one, and only that one.
    expect(answer.message).toContain((await find(id)).number);
    expect(answer.message).not.toContain((await find(ready)).number);
  });
});

describe('an entry of a voyage', () => {
  test('says before what it would move, moves it once, and names what stands in its way', async () => {
    const [a, b] = [await newUnit(), await newUnit()];
    const { id } = await create();
    await load(id, [a, b]);
    await recordAsStaff(a, {
      kind: 'reached',
      stage: 'warehouse',
      day: inDays(0),
      earlierToo: true,
    });
    const body = { kind: 'departed', expected: 1, day: inDays(0) } as const;
    const before = await everything();
    const preview = await update(id, body, { dryRun: true });
    expect(preview.moves.map((unit) => unit.id)).toEqual([a]);
    expect(preview.refused).toEqual([
      {
        id: b,
        number: (await find(b)).number,
        reasons: [expect.stringContaining('etapa anterior')],
      },
    ]);
    expect((await refuse(id, body)).code).toBe('voyage_refused');
    expect(await everything()).toEqual(before);
    const key = newKey();
    const done = await update(id, { ...body, earlierToo: true }, { key });
    expect(done.moves).toHaveLength(2);
    expect(done.voyage).toMatchObject({
      departedOn: inDays(0),
      revision: 2,
      history: [{ units: 2 }],
    });
    await update(id, { ...body, earlierToo: true }, { key });
    expect((await find(a)).stage).toBe('shipped');
    expect((await find(b)).history).toHaveLength(5);
    expect((await refuse(id, body)).code).toBe('voyage_changed');
    expect((await refuse(id, { ...body, expected: 2 })).code).toBe('voyage_stands');
    const unload = { params: { id, unit: a } };
    expect((await raul.refused(staffApi.unloadVoyage, unload)).code).toBe('voyage_stands');
  });

  test('with other dates moves what comes after, with its cause', async () => {
    const unit = await newUnit();
    const { id } = await create();
    await load(id, [unit]);
    await update(id, {
      kind: 'expected',
      expected: 1,
      departsOn: inDays(22),
      arrivesOn: inDays(30),
      cause: 'Mal tiempo',
    });
    const { stages, history } = await find(unit);
    const dates = Object.fromEntries(stages.map((each) => [each.stage, each.estimatedOn]));
    expect(dates).toMatchObject({
      shipped: inDays(22),
      in_mariel: inDays(30),
      customs: inDays(55),
    });
    expect(history[0]).toMatchObject({ kind: 'expected', cause: 'Mal tiempo' });
    expect(await findVoyage(id)).toMatchObject({ departsOn: inDays(22), arrivesOn: inDays(30) });
  });

  const step = fc.record({
    voyage: fc.nat(1),
    kind: fc.constantFrom(...voyageEntryKinds),
    dice: fc.nat(9),
  });
  test('moves exactly its units, and no promise', async () => {
    const units: string[] = [];
    for (let each = 0; each < 6; each += 1) units.push(await newUnit());
    let made = 0;
    const property = fc.asyncProperty(
      fc.array(fc.constantFrom(0, 1, 2), { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: 2, maxLength: 6 }),
      async (aboard, steps) => {
        await sql`update unit set voyage_id = null`.execute(shop.services.db);
        await sql`update unit_stage set reached_on = null, estimated_on = promised_on`.execute(
          shop.services.db,
        );
        const voyages: string[] = [];
        for (const at of [0, 1]) {
          made += 1;
          const { id } = await create({ number: `N${made}` });
          const own = units.filter((_, unit) => aboard[unit] === at);
          if (own.length > 0) await load(id, own);
          voyages.push(id);
        }
        for (const { voyage, kind, dice } of steps) {
          const id = voyages[voyage] ?? '';
          const before = await everything();
          const { revision: expected } = await findVoyage(id);
          const body: VoyageUpdate =
            kind === 'expected'
              ? {
                  kind,
                  expected,
                  departsOn: inDays(15 + dice),
                  arrivesOn: inDays(20 + 2 * dice),
                  cause: 'x',
                }
              : kind === 'departed' || kind === 'arrived'
                ? { kind, expected, day: inDays(-(dice % 2)), earlierToo: true }
                : { kind, expected, cause: 'x' };
          const moves = await update(id, body).then(
            (done) => done.moves.map((unit) => unit.id),
            () => [],
          );
          const after = await everything();
          const changed = after.filter(({ rest }, at) => rest !== before[at]?.rest);
          expect(changed.map((unit) => unit.id)).toEqual(moves.toSorted());
          const own = units.filter((_, unit) => aboard[unit] === voyage);
          expect(moves.filter((unit) => !own.includes(unit))).toEqual([]);
          if (kind === 'note') expect(moves.toSorted()).toEqual(own.toSorted());
          expect(after.map(({ promised }) => promised)).toEqual(
            before.map(({ promised }) => promised),
          );
        }
      },
    );
    await fc.assert(property, { numRuns: Number(process.env.HISTORIES ?? 4) });
  });
});
