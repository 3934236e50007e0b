import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { makeStaff } from '#features/people/accounts/server/testing/staff.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { listFile } from './testing/screening.ts';

setUpQuoteShop();

/** So many people of a list, the first of whom has this number. */
const people = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => ({
    source: 'Lista de prueba',
    type: 'Individual',
    name: `Persona Inventada Número${first + at}`,
  }));
const send = (entries: Record<string, string>[], listedOn = '2026-11-20', who: Client = raul) =>
  who.call(staffApi.importScreeningList, {
    query: { name: 'consolidated.csv', listedOn },
    bytes: listFile(...entries),
  });
const lists = async (who = raul) => (await who.call(staffApi.listScreenings, {})).lists;
const waiting = async () => (await lists()).find(({ outcome }) => outcome === null)?.id ?? '';
const letIn = async (who: Client, accept = true) =>
  who.call(staffApi.decideScreeningList, { params: { id: await waiting() }, body: { accept } });
const refusal = async (who: Client, id?: string) =>
  (
    await who.refused(staffApi.decideScreeningList, {
      params: { id: id ?? (await waiting()) },
      body: { accept: true },
    })
  ).code;
const outcomes = async () => (await lists()).map(({ outcome }) => outcome);
const entriesKept = async () =>
  (await shop.services.db.selectFrom('screening_entry').select('names').execute()).length;

describe('a list that compares less than the one before', () => {
  test.each<[string, Record<string, string>[], string, string | null]>([
    ['one day older', people(21), '2026-11-19', 'older'],
    ['one line of 2020', people(1), '2020-01-01', 'older'],
    ['a tenth smaller', people(18), '2026-11-20', 'smaller'],
    ['smaller by less', people(19), '2026-11-20', null],
    ['of the same size with other people', people(20, 500), '2026-11-20', 'lacking'],
    ['longer, and without a tenth of those of before', people(40, 3), '2026-11-20', 'lacking'],
    ['longer and newer', people(22), '2026-11-21', null],
  ])('%s: %#', async (_, entries, day, weaker) => {
    await send(people(20));
    expect(await send(entries, day)).toMatchObject({ written: true, weaker });
    expect(await outcomes()).toEqual([weaker ? null : 'counts', 'counts']);
  });

  test('counts once a second person has let it in, and no sooner', async () => {
    await send(people(20));
    await send(people(1), '2020-01-01');
    expect(await entriesKept()).toBe(21);
    expect(await refusal(raul)).toBe('own_list');
    await letIn(marta);
    expect([await outcomes(), await entriesKept()]).toEqual([['counts', 'counts'], 1]);
  });

  test('or never: whoever brought it may take it back, and a file that was refused may come again', async () => {
    await send(people(20));
    await send(people(3));
    const id = await waiting();
    await letIn(raul, false);
    expect([await outcomes(), await entriesKept()]).toEqual([['refused', 'counts'], 20]);
    expect(await refusal(marta, id)).toBe('list_decided');
    expect(await send(people(3))).toMatchObject({ known: false, weaker: 'smaller' });
  });

  test('does not wait any more when another one comes', async () => {
    await send(people(20));
    await send(people(2));
    await send(people(21));
    expect([await outcomes(), await entriesKept()]).toEqual([
      ['counts', 'overtaken', 'counts'],
      21,
    ]);
  });

  test('is not brought in many small steps', async () => {
    await send(people(100));
    expect(await send(people(92))).toMatchObject({ weaker: null });
    expect(await send(people(85))).toMatchObject({ weaker: 'smaller' });
    await letIn(marta);
    expect(await send(people(78))).toMatchObject({ weaker: null });
  });

  test('nor in many that each put other people in the place of a few', async () => {
    await send(people(100));
    expect(await send(people(100, 5))).toMatchObject({ weaker: null });
    expect(await send(people(100, 9))).toMatchObject({ weaker: null });
    expect(await send(people(100, 13))).toMatchObject({ weaker: 'lacking' });
    await letIn(marta);
    expect(await send(people(100, 17))).toMatchObject({ weaker: null });
  });

  test('nobody brings or lets in who is new', async () => {
    const { db } = shop.services;
    await send(people(20));
    const fresh = async (id: string) => {
      await makeStaff(db, id, 'agente');
      await db
        .updateTable('staff_term')
        .set({ since: new Date() })
        .where('person_id', '=', id)
        .execute();
    };
    const yanet = shop.as('customer');
    await fresh(yanet.id);
    const tried = { query: { name: 'a', listedOn: '2026-11-20' }, bytes: listFile(...people(1)) };
    expect((await yanet.refused(staffApi.importScreeningList, tried)).code).toBe('too_new');
    await send(people(1));
    expect(await refusal(yanet)).toBe('too_new');
    // A whole list compares nothing less: bringing it is anybody's daily work.
    expect(await send(people(30), '2026-11-20', yanet)).toMatchObject({ weaker: null });
  });
});

test('no list is of a day to come, which would make all later ones older', async () => {
  const listedOn = daysLater(dayInHavana(new Date()), 1);
  const { status, fields } = await raul.refused(staffApi.importScreeningList, {
    query: { name: 'consolidated.csv', listedOn },
    bytes: listFile(...people(1)),
  });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ['listedOn']]);
});
