import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, marta, raul, requestQuote, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  giveBack,
  newAccount,
  pay,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { list, see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { lineOf } from '#features/requests/quotes/server/testing/quotes.ts';
import { changeManyAsSeen } from '#features/shop/catalogue/products/server/testing/staff.ts';
import { staffApi } from '#staff-api.ts';
import { history, inDays, own } from '../testing/offers.ts';
import { lapseHolds } from './lapse-holds.ts';
import {
  accepted,
  carQuoteId,
  changeCorolla,
  decide,
  setUpQuotedCar,
  statusOfCar,
} from './testing/held-car.ts';

setUpQuotedCar();

test('staff are not warned of a car that is reserved for that very quotation, but of any other', async () => {
  const other = await requestQuote();
  await accepted();
  const unavailable = async (quote: string) => (await see(quote)).unavailable;
  expect(await unavailable(carQuoteId)).toEqual([]);
  expect(await unavailable(other)).toMatchObject([{ state: 'reserved' }]);
});

describe('when a quotation is rejected', () => {
  test('the car is for sale again at once; reopened it is held until the same day', async () => {
    const offer = await accepted();
    expect(await statusOfCar()).toBe('reserved');
    await decide('rejected');
    expect(await statusOfCar()).toBe('available');
    expect((await history(carQuoteId)).map(({ kind }) => kind)).toContain('hold_lapsed');
    await decide('pending');
    expect(await statusOfCar()).toBe('reserved');
    expect(await own(offer)).toMatchObject({ lapsed: false, holds: { until: inDays(3) } });
    expect((await history(carQuoteId)).map(({ kind }) => kind)).toContain('hold_renewed');
  });

  test('a rejection that is undone holds the car as before', async () => {
    const offer = await accepted();
    const { history: told } = await decide('rejected');
    const event = told.findLast(({ kind }) => kind === 'status')?.id ?? '';
    await raul.call(staffApi.undoAboutQuote, { params: { id: carQuoteId }, body: { event } });
    expect(await statusOfCar()).toBe('reserved');
    expect((await own(offer)).holds).toEqual({ lines: [0], until: inDays(3) });
  });

  test('opened by mistake, and taken back, nothing is held, as before', async () => {
    await accepted();
    await decide('rejected');
    const { history: told } = await decide('sent');
    expect(await statusOfCar()).toBe('reserved');
    const event = told.findLast(({ kind }) => kind === 'status')?.id ?? '';
    await raul.call(staffApi.undoAboutQuote, { params: { id: carQuoteId }, body: { event } });
    expect(await statusOfCar()).toBe('available');
  });

  test('two cars, one of them taken by somebody else: neither is held', async () => {
    const both = await requestQuote({
      items: [lineOf(ids, 'corolla'), lineOf(ids, 'nevera')],
      subtotal: '28850.50',
      total: '28850.50',
    });
    await shop.services.db
      .updateTable('product')
      .set({ stock: 1 })
      .where('id', '=', ids.nevera)
      .execute();
    const offer = await accepted(both);
    expect((await own(offer)).holds?.lines).toEqual([0, 1]);
    await decide('rejected', both);
    await accepted(await requestQuote());
    await decide('pending', both);
    expect(await own(offer)).toMatchObject({ lapsed: true, holds: null, howToPay: [] });
  });

  test('when somebody else has the car by now, the customer is told to write before they pay', async () => {
    const offer = await accepted();
    await decide('rejected');
    await accepted(await requestQuote());
    await decide('pending');
    expect(await own(offer)).toMatchObject({ lapsed: true, holds: null, howToPay: [] });
    const page = await (await yanet.fetch(`/my-quotes/oferta/${offer.number}`)).text();
    expect(page).toContain('La reserva terminó: los productos están otra vez a la venta.');
    expect(page).not.toContain('No recibimos');
  });
});

test('what has left for Cuba stays held when it is rejected: with another reason, past its last day, with the account gone', async () => {
  await accepted();
  await decide('sent');
  await decide('rejected');
  const body = { status: 'rejected' as const, note: 'Volvió del puerto' };
  await looked(raul).call(staffApi.changeQuoteStatus, { params: { id: carQuoteId }, body });
  const kept = async () => {
    expect(await statusOfCar()).toBe('reserved');
    const holds = shop.services.db.selectFrom('product_hold').select('reason');
    expect(await holds.execute()).toEqual([{ reason: null }]);
  };
  await kept();
  expect(await lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000))).toBe(0);
  await kept();
  await yanet.call(api.deleteAccount, {});
  await kept();
});

test('once a hold has ended, its customer reads nowhere where to pay', async () => {
  await accepted();
  await sql`insert into payment_instruction
      (way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
    values (gen_random_uuid(), 1, 'zelle', 'Mariel Auto LLC', 'pagos@mariel.test', 'pagos@mariel.test',
      ${await newStaff(shop.services.db)}, ${marta.id}, now())`.execute(shop.services.db);
  await looked(raul).call(staffApi.changeQuoteStatus, {
    params: { id: carQuoteId },
    body: { status: 'approved' },
  });
  const read = () => yanet.call(api.findMyQuote, { params: { id: carQuoteId } });
  const pages = async () =>
    Promise.all(
      [`/my-quotes?ver=${carQuoteId}`, '/'].map(async (path) => (await yanet.fetch(path)).text()),
    );
  const first = /Le toca a usted|faltan US\$|Esta es su página de pago/;
  expect(await read()).toMatchObject({
    offer: { lapsed: false },
    howToPay: [{ account: 'pagos@mariel.test' }],
  });
  for (const page of await pages()) expect(page).toMatch(first);
  await lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000));
  expect(await read()).toMatchObject({ offer: { lapsed: true }, howToPay: [] });
  for (const page of await pages()) {
    expect(page).not.toMatch(first);
    expect(page).toContain('La reserva terminó: los productos están otra vez a la venta.');
  }
});

test('with the account its hold is gone; what has left for Cuba is never for sale again', async () => {
  await changeCorolla({ stock: 2 });
  await accepted();
  const shipped = await requestQuote();
  await accepted(shipped);
  await decide('sent', shipped);
  await yanet.call(api.deleteAccount, {});
  const holds = await shop.services.db
    .selectFrom('product_hold')
    .select(['quote_id', 'reason'])
    .orderBy('made_at')
    .execute();
  expect(holds).toEqual([
    { quote_id: carQuoteId, reason: 'closed' },
    { quote_id: shipped, reason: null },
  ]);
});

test('when fewer pieces are left than are held, pieces of an ended hold are not for sale, and can be let go', async () => {
  await changeCorolla({ stock: 2 });
  const first = await accepted();
  await accepted(await requestQuote());
  await looked(raul).call(staffApi.updateProduct, {
    params: { id: ids.corolla },
    body: { stock: 1, belowHeld: true },
  });
  await decide('rejected');
  expect((await own(first)).holds).toBeNull();
  expect(await statusOfCar()).toBe('reserved');
});

describe('fewer pieces than are held are counted', () => {
  const params = { id: '' };
  const fewer = { stock: 1, status: 'reserved' as const };
  let references: string[];
  beforeEach(async () => {
    params.id = ids.corolla;
    await changeCorolla({ stock: 2 });
    const other = await requestQuote();
    await accepted();
    await accepted(other);
    references = (await list({})).map(({ referenceNumber }) => referenceNumber).toSorted();
  });

  test('only by somebody who was told which quotations hold them', async () => {
    const refused = await looked(raul).refused(staffApi.updateProduct, { params, body: fewer });
    expect(refused).toMatchObject({ status: 409, code: 'product_below_held' });
    expect(refused.message).toContain(`Hay 2 piezas apartadas`);
    expect(refused.message).toContain(references.join(', '));
    const stored = await raul.call(staffApi.findStaffProduct, { params });
    expect(stored).toMatchObject({ stock: 2 });
    const body = { ...fewer, belowHeld: true };
    const saved = await looked(raul).call(staffApi.updateProduct, { params, body });
    expect(saved).toMatchObject({ stock: 1 });
    // Another change of the product asks no more.
    await looked(raul).call(staffApi.updateProduct, { params, body: { description: 'En camino' } });
  });

  test('an import says in its preview which quotations hold them', async () => {
    const bytes = new Blob([`id,stock\n${ids.corolla},1\n`]);
    const tell = await raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
    expect(tell).toMatchObject({ errors: [], updated: 1 });
    const warned = tell.warnings.filter(({ column }) => column === 'stock');
    expect(warned).toEqual([{ row: 2, column: 'stock', message: expect.any(String) }]);
    expect(warned[0]?.message).toContain(references.join(', '));
  });
});

test('one hold that cannot end keeps no other from it', async () => {
  const { db } = shop.services;
  await changeCorolla({ stock: 4 });
  await accepted();
  for (let more = 0; more < 3; more += 1) await accepted(await requestQuote());
  const open = () =>
    db.selectFrom('product_hold').select('quote_id').where('released_at', 'is', null).execute();
  // The second one cannot end. A sequence counts rolled-back work too.
  await sql`create sequence stuck_at`.execute(db);
  await sql`create function stuck() returns trigger language plpgsql as $$ begin
      if nextval('stuck_at') = 2 then raise exception 'stuck'; end if;
      return new; end $$`.execute(db);
  await sql`create trigger stuck before update on product_hold for each row
    execute function stuck()`.execute(db);
  const later = new Date(Date.now() + 5 * 86_400_000);
  await expect(lapseHolds(shop.services, later)).rejects.toThrow('stuck');
  await sql`drop function stuck cascade`.execute(db);
  await sql`drop sequence stuck_at`.execute(db);
  expect(await open()).toHaveLength(1);
});

describe('a held car is not put up for sale', () => {
  const held = { status: 409, code: 'product_held' };
  beforeEach(async () => {
    await accepted();
  });

  test('in its form, unless there are more pieces now', async () => {
    const params = { id: ids.corolla };
    const input = { params, body: { status: 'available' as const } };
    const refused = await looked(raul).refused(staffApi.updateProduct, input);
    expect(refused).toMatchObject(held);
    expect(refused.message).toContain('Toyota Corolla LE 2021');
    await looked(raul).call(staffApi.updateProduct, {
      params,
      body: { status: 'available', stock: 2 },
    });
    expect(await statusOfCar()).toBe('available');
  });

  test('with others at once: it alone is refused', async () => {
    const results = await changeManyAsSeen(raul, { status: 'available' }, ids.corolla, ids.vendido);
    expect(results).toMatchObject([{ refused: { code: held.code } }, { refused: null }]);
    const freed = await raul.call(staffApi.findStaffProduct, { params: { id: ids.vendido } });
    expect(freed.status).toBe('available');
    expect(await statusOfCar()).toBe('reserved');
  });

  test('in an import, which says so at its row before anything is written', async () => {
    const bytes = new Blob([`id,status\n${ids.vendido},available\n${ids.corolla},available\n`]);
    const tell = await raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
    expect(tell.errors).toEqual([
      { row: 3, column: 'status', message: expect.stringContaining('Está apartado') },
    ]);
    expect((await raul.refused(staffApi.importProducts, { bytes, query: {} })).status).toBe(422);
    expect(await statusOfCar()).toBe('reserved');
  });

  test('when fewer pieces are counted, in a form or an import', async () => {
    const params = { id: ids.corolla };
    await looked(raul).call(staffApi.updateProduct, {
      params,
      body: { status: 'available', stock: 2 },
    });
    const input = { params, body: { stock: 1 } };
    expect(await looked(raul).refused(staffApi.updateProduct, input)).toMatchObject(held);
    const bytes = new Blob([`id,stock\n${ids.corolla},1\n`]);
    const tell = await raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
    expect(tell.errors).toMatchObject([{ row: 2, column: 'status' }]);
    const reserved = { params, body: { stock: 1, status: 'reserved' as const } };
    await looked(raul).call(staffApi.updateProduct, reserved);
    expect(await statusOfCar()).toBe('reserved');
  });

  test('but sold it can be: it is handed over', async () => {
    expect(await changeManyAsSeen(raul, { status: 'sold' }, ids.corolla)).toMatchObject([
      { refused: null },
    ]);
  });
});

test('what is paid for stays held when it is rejected, until the money went back', async () => {
  await accepted();
  await pay(carQuoteId, await newAccount());
  await decide('rejected');
  expect(await statusOfCar()).toBe('reserved');
  expect((await history(carQuoteId)).map(({ kind }) => kind)).not.toContain('hold_lapsed');
  await giveBack(carQuoteId, '8,940.00');
  expect(await statusOfCar()).toBe('available');
  expect((await history(carQuoteId)).map(({ kind }) => kind)).toContain('hold_lapsed');
});
