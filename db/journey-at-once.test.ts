// Two people act at the same moment on the journey of goods. On PostgreSQL (`npm run
// test:postgres`) each has a connection of their own.

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays, today } from '#features/orders/offers/server/testing/offers.ts';
import {
  complete,
  exportPaper,
  newUnitOf,
  recordExportPaper,
  ship,
} from '#features/shipping/export-file/server/testing/export.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  unitAt,
} from '#features/shipping/handover/server/testing/handover.ts';
import { newUnit as anyUnit, find } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const sailing = {
  ...{ carrier: 'Crowley', ship: 'Azul', port: 'Miami', billOfLading: '' },
  ...{ departsOn: inDays(20), arrivesOn: inDays(25) },
};
const voyage = (number: string, key = newKey()) =>
  raul.call(staffApi.createVoyage, { body: { ...sailing, number }, key });
const load = (id: string, unit: string, who = raul) =>
  who.call(staffApi.loadVoyage, { params: { id }, body: { units: [unit] } });
const count = async (table: string) =>
  Number(
    (
      await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(
        shop.services.db,
      )
    ).rows[0]?.n,
  );
/** Counts those that were done; the others must have got an expected error. */
async function done(all: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(all);
  for (const each of settled)
    if (each.status === 'rejected') expect([404, 409]).toContain(each.reason.status);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

describe('at the same moment', () => {
  // Must run first, because the other tests ship their units without papers.
  test('a car leaves with its last paper, or the paper is taken back: never both', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    const withdrawn = raul.call(staffApi.withdrawPaper, {
      params: { id: unit.id },
      body: { item: 'aes', expected: 1, note: 'Era de otro' },
    });
    const [said] = await Promise.all([ship(unit.id, marta), withdrawn]);
    const shipped = (await find(unit.id)).stage === 'shipped';
    expect(shipped).toBe(said === '');
    if (shipped) await recordExportPaper(unit.id, exportPaper('aes', { expected: 2 }));
    else expect(said).toContain('may_not_ship');
  });

  test('two taps record one voyage, and both are told so', async () => {
    const key = newKey();
    const made = await Promise.all([1, 2, 3, 4].map(() => voyage('114S', key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await count('voyage')).toBe(1);
  });

  test('a unit is put on one of two voyages', async () => {
    const unit = await anyUnit();
    const [a, b] = [await voyage('1'), await voyage('2')];
    expect(await done([load(a.id, unit), load(b.id, unit, marta)])).toBe(1);
    expect((await find(unit)).history.filter(({ kind }) => kind === 'loaded')).toHaveLength(1);
  });

  test('two agents tell of one departure: it happens once, and the other one is told', async () => {
    const unit = await anyUnit();
    const { id } = await voyage('114S');
    const { revision: expected } = await load(id, unit);
    const depart = (who = raul) =>
      who.call(staffApi.updateVoyage, {
        params: { id },
        query: {},
        body: { kind: 'departed', expected, day: inDays(0), earlierToo: true },
        key: newKey(),
      });
    expect(await done([depart(), depart(marta)])).toBe(1);
    expect(await count('voyage_entry')).toBe(1);
    const reached = (await find(unit)).history.filter(({ kind }) => kind === 'reached');
    expect(reached.map(({ stage }) => stage).toSorted()).toEqual([
      'bought',
      'shipped',
      'warehouse',
    ]);
  });

  test('drivers with a link each and an administrador hand a thing over once', async () => {
    const unit = await unitAt('ready');
    const [a, b] = [await linkFor(unit.id), await linkFor(unit.id)];
    const entry = entryOf(unit.id, await codeOfUnit(unit.offer));
    const byWord = marta.call(staffApi.recordHandover, {
      params: { id: unit.id },
      body: { handedOn: today(), receivedBy: 'Eva Sol', reason: 'Sin batería' },
      key: newKey(),
    });
    const codes = [a, b, a, b].map(({ token }) => enterHandover(token, entry));
    expect(await done([...codes, byWord])).toBe(1);
    expect(await count('handover')).toBe(1);
  });

  test('two people clear a match, each once', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    const { rows } = await sql<{ id: string }>`
      insert into screening (quote_id, role, name, list_id, matches)
      select ${unit.quoteId}::uuid, 'pays', 'Luis Ruiz', id, '[{"name": "RUIZ, Luis"}]' from screening_list
      returning id`.execute(shop.services.db);
    const id = rows[0]?.id ?? '';
    const clear = (who = raul) =>
      who.call(staffApi.clearMatch, { params: { id }, body: { reason: 'Otra edad' } });
    expect(await done([clear(), clear(marta), clear(), clear(marta)])).toBe(2);
    const by = await shop.services.db
      .selectFrom('screening_clearing')
      .select('cleared_by')
      .execute();
    expect(new Set(by.map(({ cleared_by }) => cleared_by)).size).toBe(2);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('with connections of their own', () => {
  const list = (name: string) =>
    new Blob([`source,entity_number,type,name,alt_names\nPrueba,1,Individual,"${name}",\n`]);
  const send = (name: string) =>
    raul.call(staffApi.importScreeningList, {
      query: { name: 'lista.csv', listedOn: '2026-11-20' },
      bytes: list(name),
    });
  const waiting = async () =>
    Number(
      (
        await sql<{ n: string }>`select count(*) as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.services.db)
      ).rows[0]?.n,
    );

  test('a name compared while the next list comes in is compared with that one', async () => {
    const { quoteId } = await newUnitOf();
    const { db } = shop.services;
    await db
      .updateTable('quote')
      .set({ recipient_name: 'Ana Ruiz' })
      .where('id', '=', quoteId)
      .execute();
    await send('RUIZ, Ana');
    // Whoever brings in the next one has to wait at its end.
    const held = await db.startTransaction().execute();
    await sql`lock table audit in share mode`.execute(held);
    const coming = send('RUIZ PAZ, Ana');
    await expect.poll(waiting).toBe(1);
    const compared = raul.call(staffApi.screenOrder, { params: { id: quoteId } });
    await expect.poll(waiting).toBe(2);
    await held.rollback().execute();
    await coming;
    const { people } = await compared;
    expect(people.map(({ role, state }) => `${role} ${state}`)).toContain('receives review');
    const { rows } =
      await sql`select from screening s where s.role = 'receives' and s.matches = '[]'`.execute(db);
    expect(rows).toEqual([]);
  });
});
