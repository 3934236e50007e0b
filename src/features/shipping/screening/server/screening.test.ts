import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newOrder } from '#features/payments/collecting/server/testing/collecting.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';
import { screeningJob, screeningTopic, screenOpenOrders } from './screen-orders.ts';
import { heading, line, listFile } from './testing/screening.ts';

setUpQuoteShop();

const ana = {
  source: 'Lista de prueba',
  entity_number: '7',
  type: 'Individual',
  name: 'PEREZ DIAZ, Ana',
  alt_names: 'RUIZ, Anna; LA NENA',
  programs: 'PRUEBA',
};
const ship = { source: 'Lista de prueba', type: 'Vessel', name: 'ANA RUIZ' };
const nobody = { source: 'Lista de prueba', type: 'Entity', name: 'Comercio Inventado S.A.' };
const send = (bytes: Blob, dryRun?: '1', who = raul) =>
  who.call(staffApi.importScreeningList, {
    query: { name: 'consolidated.csv', listedOn: '2026-11-20', ...(dryRun && { dryRun }) },
    bytes,
  });
const byReceiver = async (name = 'Ana Ruiz') => {
  const { quoteId } = await newOrder();
  const { db } = shop.services;
  await db.updateTable('quote').set({ recipient_name: name }).where('id', '=', quoteId).execute();
  return quoteId;
};
const work = () => screenOpenOrders(shop.services);
const people = async (id: string) =>
  (await raul.call(staffApi.findOrderScreening, { params: { id } })).people.map(
    ({ role, state }) => `${role} ${state}`,
  );
const possibleMatches = async (who = raul) => (await who.call(staffApi.listScreenings, {})).reviews;
const clear = (id: string, who = raul, reason = 'Nació en otro año') =>
  who.call(staffApi.clearMatch, { params: { id }, body: { reason } });

describe('a list', () => {
  test('is looked at, then comes in, and a job compares open orders with it', async () => {
    const id = await byReceiver();
    const seen = await send(listFile(ana, ship, nobody), '1');
    expect(seen).toMatchObject({
      written: false,
      problem: null,
      rows: 3,
      entries: 2,
      left: 1,
      orders: 1,
    });
    expect((await raul.call(staffApi.listScreenings, {})).lists).toEqual([]);
    expect(await send(listFile(ana, ship, nobody))).toMatchObject({ written: true, known: false });
    const { lists } = await raul.call(staffApi.listScreenings, {});
    expect(lists).toMatchObject([{ entries: 2, listedOn: '2026-11-20', importedBy: 'Raúl Pérez' }]);
    const jobs = await shop.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', screeningTopic)
      .execute();
    expect(jobs).toHaveLength(1);
    await screeningJob(shop.services)({} as never, new AbortController().signal);
    expect(await people(id)).toEqual(['asks none', 'receives review']);
  });

  test('that is the same comes in once', async () => {
    await send(listFile(ana));
    expect(await send(listFile(ana))).toMatchObject({ written: true, known: true });
    expect((await raul.call(staffApi.listScreenings, {})).lists).toHaveLength(1);
  });

  test.each([
    ['no such list', new Blob(['nombre,país\nAna,Cuba'])],
    ['cut off', new Blob([`${heading}\n"1","Lista`])],
    ['cut off between cells', new Blob([`${heading}\n${line(ana)}\n1,Lista,3`])],
    ['empty', new Blob([heading])],
  ])('%s: brings nothing', async (_, bytes) => {
    expect((await send(bytes, '1')).problem).not.toBeNull();
    const input = { query: { name: 'a.csv', listedOn: '2026-11-20' }, bytes };
    expect((await raul.refused(staffApi.importScreeningList, input)).code).toBe('list_refused');
    expect((await raul.call(staffApi.listScreenings, {})).lists).toEqual([]);
  });
});

describe('a name that may be on it', () => {
  test('is shown with the entries, and no customer reads of it', async () => {
    const id = await byReceiver();
    await send(listFile(ana, nobody));
    await work();
    expect(await possibleMatches()).toMatchObject([
      {
        quoteId: id,
        role: 'receives',
        name: 'Ana Ruiz',
        matches: [{ number: '7', programs: 'PRUEBA' }],
      },
    ]);
    for (const path of [
      `/api/quotes/${id}`,
      `/my-quotes?ver=${id}`,
      '/api/user/data',
      '/api/admin/screening',
    ]) {
      const text = await (await yanet.fetch(path)).text();
      expect([path, text.includes('PRUEBA')]).toEqual([path, false]);
    }
  });

  test('is cleared by two different people, each with a reason', async () => {
    const id = await byReceiver();
    await send(listFile(ana));
    await work();
    const [match] = await possibleMatches();
    const which = match?.id ?? '';
    const [once] = (await clear(which)).reviews;
    expect(once?.cleared).toMatchObject([
      { by: 'Raúl Pérez', own: true, reason: 'Nació en otro año' },
    ]);
    expect(await people(id)).toEqual(['asks none', 'receives review']);
    const input = { params: { id: which }, body: { reason: 'Otra vez' } };
    expect((await raul.refused(staffApi.clearMatch, input)).code).toBe('another_person');
    expect((await clear(which, marta)).reviews).toEqual([]);
    expect(await people(id)).toEqual(['asks none', 'receives cleared']);
    expect((await marta.refused(staffApi.clearMatch, input)).code).toBe('cleared_already');
  });

  test('counts one of two clearances that one person gives at once', async () => {
    await byReceiver();
    await send(listFile(ana));
    await work();
    const [match] = await possibleMatches();
    const done = await Promise.allSettled([clear(match?.id ?? ''), clear(match?.id ?? '')]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not cleared by who it is for', async () => {
    const id = await byReceiver();
    await send(listFile(ana));
    await work();
    const [match] = await possibleMatches();
    const { db } = shop.services;
    await ownFromFirst(db, raul.id, id);
    const input = { params: { id: match?.id ?? '' }, body: { reason: 'Soy yo' } };
    expect((await raul.refused(staffApi.clearMatch, input)).code).toBe('own_record');
  });
});

describe('the next list', () => {
  test('opens again what matches now, and not what two people cleared of the same entry', async () => {
    const id = await byReceiver();
    await send(listFile(ana));
    await work();
    const [match] = await possibleMatches();
    await clear(match?.id ?? '');
    await clear(match?.id ?? '', marta);
    await send(listFile(ana, nobody));
    expect(await people(id)).toEqual(['asks unscreened', 'receives unscreened']);
    await work();
    expect(await people(id)).toEqual(['asks none', 'receives cleared']);
    await send(listFile(ana, nobody, { ...ana, entity_number: '8', remarks: 'Otra' }));
    await work();
    expect(await people(id)).toEqual(['asks none', 'receives review']);
    await send(listFile(nobody));
    await work();
    // It compares less, so it waits for a second person.
    expect(await people(id)).toEqual(['asks none', 'receives review']);
    const [list] = (await marta.call(staffApi.listScreenings, {})).lists;
    const decision = { params: { id: list?.id ?? '' }, body: { accept: true } };
    await marta.call(staffApi.decideScreeningList, decision);
    await work();
    expect(await people(id)).toEqual(['asks none', 'receives none']);
  });

  test('done again it does nothing twice', async () => {
    const id = await byReceiver();
    await send(listFile(ana));
    await Promise.all([work(), work()]);
    await work();
    const rows = await shop.services.db
      .selectFrom('screening')
      .select('id')
      .where('quote_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
  });
});

describe('an order', () => {
  test('is compared at once by staff, with who pays, once there is a list', async () => {
    const id = await byReceiver();
    const params = { id };
    expect((await raul.refused(staffApi.screenOrder, { params })).code).toBe('no_list');
    await send(listFile({ ...ana, name: 'SOTO, Pedro' }));
    await raul.call(staffApi.screenOrder, { params });
    const input = { params, body: { name: 'Pedro  Soto' } };
    await raul.call(staffApi.addPayer, input);
    expect(await people(id)).toEqual(['asks none', 'pays review', 'receives review']);
    expect((await raul.refused(staffApi.addPayer, input)).code).toBe('payer_there');
    const { db } = shop.services;
    await db.updateTable('quote').set({ recipient_name: 'Eva Sol' }).where('id', '=', id).execute();
    expect(await people(id)).toEqual(['asks none', 'pays review', 'receives unscreened']);
    // Who receives now is somebody else: the former name is nobody's to look at.
    expect((await possibleMatches()).map(({ name }) => name)).toEqual(['Pedro Soto']);
  });
});
