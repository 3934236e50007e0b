import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { unitsJob } from '#features/orders/offers/server/answering/units-of-acceptance.ts';
import {
  accept,
  acceptance,
  draft,
  inDays,
  save,
  sendSavedOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import { rejectQuote } from '#features/requests/quotes/server/testing/reject-quote.ts';
import { staffApi } from '#staff-api.ts';
import { journeysOf } from './read-journey.ts';
import {
  find,
  handOverByWord,
  lastHeard,
  newOrderOnItsWay,
  newUnit,
  reachedOn,
  recordAsStaff,
  refused,
  unitsOf,
} from './testing/shipping.ts';

setUpQuoteShop();

describe('an acceptance', () => {
  test('makes one unit of each piece of the goods that were taken, with its promises', async () => {
    const quoteId = await requestQuote();
    const made = await draft(quoteId);
    const [car] = made.lines;
    if (!car) throw new Error('no car');
    const fridge = { ...car, text: 'Nevera', productId: null, unitCents: 100, quantity: 2 };
    const offer = await sendSavedOffer(
      await save(made, {
        lines: [
          car,
          { ...fridge, kind: 'freight', text: 'Flete', quantity: 1 },
          { ...fridge, optional: true },
          { ...fridge, optional: true, text: 'No elegida' },
        ],
      }),
    );
    const body = { ...acceptance(offer, [2]), totalCents: offer.totalCents + 200 };
    await yanet.call(api.acceptMyOffer, { params: { number: offer.number }, body });
    const units = await unitsOf(quoteId);
    const { referenceNumber: reference } = await raul.call(staffApi.findQuote, {
      params: { id: quoteId },
    });
    expect(units.map(({ number, name }) => [number, name])).toEqual([
      [`${reference}-U1`, 'Toyota Corolla LE 2021'],
      [`${reference}-U2`, 'Nevera'],
      [`${reference}-U3`, 'Nevera'],
    ]);
    const [journey] = await journeysOf(shop.services.db, quoteId);
    expect(journey).toMatchObject({ stage: null, hold: null, voyage: null, silent: false });
    expect(journey?.entries.map(({ kind }) => kind)).toEqual(['made']);
    expect(journey?.stages.map(({ promisedOn }) => promisedOn)).toEqual(
      [4, 14, 35, 42, 67, 71, 75].map(inDays),
    );
    const mine = await yanet.call(api.ownData, {});
    expect(mine.quotes[0]?.journeys[0]).toEqual(journey);
    expect(journey?.stages.every((each) => each.estimatedOn === each.promisedOn)).toBe(true);
  });

  test('lists ten and more units in numeric order', async () => {
    const quoteId = await requestQuote();
    const made = await draft(quoteId);
    const lines = made.lines.map((line) => ({ ...line, quantity: 11, productId: null }));
    const plan = made.plan.map((each) => ({ ...each, cents: 0 }));
    const { number } = await accept(await sendSavedOffer(await save(made, { lines, plan })));
    const reference = number.replace(/-O\d+$/, '');
    const { units } = await raul.call(staffApi.listUnits, { query: { q: reference } });
    const counted = Array.from({ length: 11 }, (_, at) => `${reference}-U${at + 1}`);
    expect(units.map((unit) => unit.number)).toEqual(counted);
  });

  test('promises by the duration that names most', async () => {
    const { db } = shop.services;
    const row = { category: 'automobiles', stage: 'bought', changed_by: null } as const;
    const added = await db
      .insertInto('stage_duration')
      .values([
        { ...row, port: null, province: 'HOL', days: 9 },
        { ...row, port: 'Houston', province: null, days: 6 },
        { ...row, port: null, province: 'HAB', days: 1 },
      ])
      .returning('id')
      .execute();
    try {
      const { quoteId } = await newOrderOnItsWay();
      const [journey] = await journeysOf(db, quoteId);
      expect(journey?.stages[0]?.promisedOn).toBe(inDays(9));
    } finally {
      await db
        .deleteFrom('stage_duration')
        .where(
          'id',
          'in',
          added.map(({ id }) => id),
        )
        .execute();
    }
  });

  test('that is undone takes its units away, and the next one counts on', async () => {
    const { quoteId, offer } = await newOrderOnItsWay();
    const [before] = await unitsOf(quoteId);
    await raul.call(staffApi.takeBackAcceptance, {
      params: { id: offer.id },
      body: { reason: 'No' },
    });
    expect(await unitsOf(quoteId)).toEqual([]);
    expect(await journeysOf(shop.services.db, quoteId)).toEqual([]);
    await accept(await sendSavedOffer(await draft(quoteId, offer.version)));
    const [after] = await unitsOf(quoteId);
    expect(after?.number).toBe(before?.number.replace('U1', 'U2'));
  });

  test('from before there were units gets them once', async () => {
    const { quoteId } = await newOrderOnItsWay();
    const { db } = shop.services;
    const { rows } = await sql<{ acceptance: string }>`
      delete from unit returning acceptance_id as acceptance`.execute(db);
    const job = { id: quoteId, topic: 'make-units', payload: rows[0], attempt: 1 };
    for (const _ of [1, 2]) await unitsJob(shop.services)(job, new AbortController().signal);
    expect(await unitsOf(quoteId)).toHaveLength(1);
    const [journey] = await journeysOf(db, quoteId);
    expect(journey?.stages[0]?.promisedOn).toBe(inDays(4));
  });
});

describe('a stage', () => {
  test('is reached; later than expected it moves those after it, never a promise', async () => {
    const id = await newUnit();
    await recordAsStaff(id, {
      kind: 'expected',
      stage: 'bought',
      day: inDays(-2),
      cause: 'Subasta antes',
    });
    const { stages: before } = await find(id);
    const unit = await recordAsStaff(id, { kind: 'reached', stage: 'bought', day: inDays(0) });
    expect(unit.stage).toBe('bought');
    expect(unit.stages[0]).toMatchObject({ reachedOn: inDays(0), promisedOn: inDays(4) });
    expect(before[1]?.estimatedOn).toBe(inDays(8));
    expect(unit.stages[1]).toMatchObject({ estimatedOn: inDays(10), promisedOn: inDays(14) });
    expect(unit.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['reached', expect.stringContaining('Raúl')],
      ['expected', expect.stringContaining('Raúl')],
      ['made', null],
    ]);
  });

  test('is refused in the future, out of order and before an earlier one', async () => {
    const id = await newUnit();
    const reached = { kind: 'reached', stage: 'warehouse', day: inDays(0) } as const;
    expect(await refused(id, { ...reached, stage: 'bought', day: inDays(1) })).toBe(
      'day_in_future',
    );
    expect(await refused(id, reached)).toBe('earlier_missing');
    const unit = await recordAsStaff(id, { ...reached, earlierToo: true });
    expect(unit.stages.map(({ reachedOn }) => reachedOn).slice(0, 3)).toEqual([
      inDays(0),
      inDays(0),
      null,
    ]);
    expect(await refused(id, { ...reached, stage: 'shipped', day: inDays(-1) })).toBe(
      'day_before_former',
    );
    expect(await refused(id, reached)).toBe('reached_already');
  });

  test('is taken back with a reason, the last one first', async () => {
    const id = await newUnit();
    await recordAsStaff(id, {
      kind: 'reached',
      stage: 'warehouse',
      day: inDays(0),
      earlierToo: true,
    });
    const back = { kind: 'taken_back', cause: 'Era otro auto' } as const;
    expect(await refused(id, { ...back, stage: 'bought' })).toBe('not_last_stage');
    expect(await refused(id, { ...back, stage: 'ready' })).toBe('stage_not_reached');
    const unit = await recordAsStaff(id, { ...back, stage: 'warehouse' });
    expect(unit).toMatchObject({
      stage: 'bought',
      history: [{ cause: 'Era otro auto' }, {}, {}, {}],
    });
  });

  test('that comes earlier than a delay had said gives the delay back; taken back, the delay stands', async () => {
    const id = await newUnit();
    await recordAsStaff(id, {
      kind: 'expected',
      stage: 'bought',
      day: inDays(9),
      cause: 'Subasta',
    });
    const expectedDays = async () => (await find(id)).stages.map((each) => each.estimatedOn);
    const delayed = await expectedDays();
    expect(delayed).toEqual([9, 19, 40, 47, 72, 76, 80].map(inDays));
    await recordAsStaff(id, { kind: 'reached', stage: 'bought', day: inDays(0) });
    expect(await expectedDays()).toEqual([9, 14, 35, 42, 67, 71, 75].map(inDays));
    await recordAsStaff(id, { kind: 'taken_back', stage: 'bought', cause: 'Era otro auto' });
    expect(await expectedDays()).toEqual(delayed);
  });

  test('that was late and is taken back moves the others back', async () => {
    const id = await newUnit();
    const expectedDays = async () => (await find(id)).stages.map((each) => each.estimatedOn);
    await recordAsStaff(id, { kind: 'expected', stage: 'bought', day: inDays(-2), cause: 'Antes' });
    const before = await expectedDays();
    await recordAsStaff(id, { kind: 'reached', stage: 'bought', day: inDays(0) });
    expect(await expectedDays()).not.toEqual(before);
    await recordAsStaff(id, { kind: 'taken_back', stage: 'bought', cause: 'Era otro auto' });
    expect(await expectedDays()).toEqual(before);
  });

  test('is recorded once for a key', async () => {
    const id = await newUnit();
    const key = 'e8a5d1de-1111-4111-8111-111111111111';
    const reached = { kind: 'reached', stage: 'bought', day: inDays(0) } as const;
    await Promise.all([recordAsStaff(id, reached, { key }), recordAsStaff(id, reached, { key })]);
    const unit = await recordAsStaff(id, reached, { key });
    expect(unit.history).toHaveLength(2);
    expect(await refused(id, { kind: 'note', cause: 'Hola' }, { key })).toBe('key_reused');
    expect(await refused(id, { ...reached, day: inDays(-1) }, { key })).toBe('key_reused');
  });

  test('is not said to be held by us where its key says that customs hold it', async () => {
    const id = await newUnit();
    const key = 'e8a5d1de-2222-4222-8222-222222222222';
    const held = { kind: 'held', cause: 'Falta el título', whoActs: 'customs' } as const;
    await recordAsStaff(id, held, { key });
    expect(await refused(id, { ...held, whoActs: 'us' }, { key })).toBe('key_reused');
  });
});

describe('a hold', () => {
  test('has a cause and who must act, and is released once', async () => {
    const id = await newUnit();
    const held = { kind: 'held', cause: 'Falta el título', whoActs: 'us' } as const;
    expect((await recordAsStaff(id, held)).hold).toMatchObject({
      cause: 'Falta el título',
      whoActs: 'us',
    });
    expect(await refused(id, held)).toBe('held_already');
    expect((await recordAsStaff(id, { kind: 'released' })).hold).toBe(null);
    expect(await refused(id, { kind: 'released' })).toBe('not_held');
  });

  test('stands in the staff’s list with its cause, and without a day', async () => {
    const id = await newUnit();
    const page = async () => (await raul.fetch('/admin/units')).text();
    expect(await page()).toContain('Comprado: ');
    await recordAsStaff(id, { kind: 'held', cause: 'Falta el título', whoActs: 'pays' });
    const [listed] = (await raul.call(staffApi.listUnits, { query: {} })).units;
    expect(listed).toMatchObject({ held: true, hold: { cause: 'Falta el título' } });
    const held = await page();
    expect(held).toContain('Comprado, sin fecha segura hasta que siga su camino');
    expect(held).toContain('Debe actuar: Quien paga. Desde el');
    expect(held).toContain('Falta el título');
  });

  test('ends where it is handed over all the same', async () => {
    const id = await newUnit();
    await recordAsStaff(id, { kind: 'held', cause: 'Falta el título', whoActs: 'us' });
    await handOverByWord(id);
    const unit = await find(id);
    expect(unit).toMatchObject({ stage: 'delivered', hold: null, held: false });
    expect(unit.history[0]).toMatchObject({ kind: 'reached', stage: 'delivered' });
  });
});

describe('the list', () => {
  const list = (query: Record<string, string>) => raul.call(staffApi.listUnits, { query });

  test('finds by number, VIN and name, and names the late, the held and the silent ones', async () => {
    const late = await newUnit();
    const held = await newUnit();
    const silent = await newUnit();
    await recordAsStaff(late, {
      kind: 'expected',
      stage: 'bought',
      day: inDays(-1),
      cause: 'Subasta',
    });
    await recordAsStaff(held, { kind: 'held', cause: 'Papeles', whoActs: 'customs' });
    await reachedOn(silent, inDays(-9), ['bought']);
    await lastHeard(silent, new Date(Date.now() - 8 * 24 * 3_600_000));
    const ids = async (query: Record<string, string>) =>
      (await list(query)).units.map(({ id }) => id);
    expect(await ids({ queue: 'late' })).toEqual([late]);
    expect(await ids({ queue: 'held' })).toEqual([held]);
    expect(await ids({ queue: 'silent' })).toEqual([silent]);
    expect((await ids({ queue: 'stuck' })).toSorted()).toEqual([late, held, silent].toSorted());
    const stuck = await raul.call(staffApi.listQuotes, { query: { queue: 'stuck' } });
    expect(stuck).toHaveLength(3);
    const { units } = await raul.call(staffApi.dashboard, {});
    expect(units).toEqual({ underWay: 3, late: 1, held: 1, silent: 1 });
    const journeys = await journeysOf(shop.services.db, (await find(silent)).quoteId);
    expect(journeys.map((journey) => journey.silent)).toEqual([true]);
    expect((await list({})).counts).toEqual({
      under_way: 3,
      stuck: 3,
      late: 1,
      held: 1,
      silent: 1,
      to_load: 3,
      delivered: 0,
      all: 3,
    });
    const { revision, number } = await find(late);
    const facts = {
      expected: revision,
      identifier: '1g4ah59h45g118341 ',
      titleNumber: '',
      titleState: 'fl',
    };
    const saved = await raul.call(staffApi.saveUnit, { params: { id: late }, body: facts });
    expect(saved).toMatchObject({
      identifier: '1G4AH59H45G118341',
      titleState: 'FL',
      titleNumber: null,
    });
    expect(await ids({ q: '5g118341' })).toEqual([late]);
    expect(await ids({ q: number })).toEqual([late]);
    expect(await ids({ q: 'corolla' })).toHaveLength(3);
    expect(
      (await raul.refused(staffApi.saveUnit, { params: { id: late }, body: facts })).code,
    ).toBe('unit_changed');
    const other = { ...facts, expected: (await find(held)).revision };
    expect(
      (await raul.refused(staffApi.saveUnit, { params: { id: held }, body: other })).code,
    ).toBe('identifier_used');
    for (const spelled of ['1G4AH59H4-5G118341', ' 1g4 ah59h4 5g11 8341', '1g4ah59h45g118341']) {
      const body = { ...other, identifier: spelled };
      const refusal = await raul.refused(staffApi.saveUnit, { params: { id: held }, body });
      expect([spelled, refusal.code]).toEqual([spelled, 'identifier_used']);
      expect(await ids({ q: spelled })).toEqual([late]);
    }
    for (const letter of ['I', 'O', 'Q', 'o']) {
      const body = { ...other, identifier: `1G4AH59H45G1${letter}8341` };
      const refusal = await raul.refused(staffApi.saveUnit, { params: { id: held }, body });
      expect([letter, refusal.code]).toEqual([letter, 'vin_letters']);
      expect(refusal.fields?.identifier).toContain('I, O ni Q');
    }
    const serial = { ...other, identifier: 'luna-2026-io1' };
    const kept = await raul.call(staffApi.saveUnit, { params: { id: held }, body: serial });
    expect(kept.identifier).toBe('LUNA-2026-IO1');
  });

  test('leaves out what was rejected', async () => {
    const id = await newUnit();
    const { quoteId } = await find(id);
    await rejectQuote(shop.services.db, quoteId);
    expect((await list({})).units).toEqual([]);
    expect(await refused(id, { kind: 'note', cause: 'x' })).toBe('unit_not_found');
  });
});

describe('durations', () => {
  const holguin = { category: 'automobiles', port: null, province: 'HOL' } as const;
  const days = {
    bought: 1,
    warehouse: 2,
    shipped: 3,
    in_mariel: 4,
    customs: 5,
    ready: 6,
    delivered: 7,
  };

  test('are kept by administradores, and promises are made from them from then on', async () => {
    const before = await newUnit();
    const kept = await marta.call(staffApi.listDurations, {});
    expect(kept.map(({ category }) => category)).toHaveLength(4);
    const body = { ...holguin, days };
    const change = { body: { ...body, expected: null } };
    expect(await marta.call(staffApi.saveDurations, change)).toContainEqual(body);
    try {
      const { stages } = await find(await newUnit());
      expect(stages.map(({ promisedOn }) => promisedOn)).toEqual(
        [1, 3, 6, 10, 15, 21, 28].map(inDays),
      );
      expect((await find(before)).stages[0]?.promisedOn).toBe(inDays(4));
    } finally {
      const removal = { body: { ...holguin, expected: days } };
      expect(await marta.call(staffApi.removeDurations, removal)).toEqual(kept);
    }
    const general = { ...holguin, province: null, expected: days };
    expect((await marta.refused(staffApi.removeDurations, { body: general })).code).toBe(
      'general_durations',
    );
    expect((await raul.refused(staffApi.saveDurations, change)).status).toBe(403);
  });
});
