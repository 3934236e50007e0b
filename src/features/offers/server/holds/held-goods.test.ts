import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  ids,
  raul,
  requestQuote,
  see,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import { accept, history, inDays, own, sentOffer } from '../testing.ts';

setUpQueue();

let quoteId: string;
beforeEach(async () => {
  await corolla({ stock: 1 });
  quoteId = await requestQuote();
});

const corolla = (columns: Record<string, unknown>) =>
  shop.services.db.updateTable('product').set(columns).where('id', '=', ids.corolla).execute();
const statusOfCar = async () =>
  (
    await shop.services.db
      .selectFrom('product')
      .select('status')
      .where('id', '=', ids.corolla)
      .executeTakeFirstOrThrow()
  ).status;
const decide = (status: 'rejected' | 'pending' | 'sent', id = quoteId) =>
  raul.call(staffApi.changeQuoteStatus, {
    params: { id },
    body: { status, note: 'Ya no se consigue' },
  });
const accepted = async (id = quoteId) => {
  const offer = await sentOffer(id);
  await accept(offer);
  return offer;
};

test('staff are not warned of a car that is reserved for that very quotation, but of any other', async () => {
  const other = await requestQuote();
  await accepted();
  const unavailable = async (quote: string) => (await see(quote)).unavailable;
  expect(await unavailable(quoteId)).toEqual([]);
  expect(await unavailable(other)).toMatchObject([{ state: 'reserved' }]);
});

describe('of a quotation that is rejected', () => {
  test('the car is for sale again at once; reopened it is held until the same day', async () => {
    const offer = await accepted();
    expect(await statusOfCar()).toBe('reserved');
    await decide('rejected');
    expect(await statusOfCar()).toBe('available');
    expect((await history(quoteId)).map(({ kind }) => kind)).toContain('hold_lapsed');
    await decide('pending');
    expect(await statusOfCar()).toBe('reserved');
    expect(await own(offer)).toMatchObject({ lapsed: false, holds: { until: inDays(3) } });
    expect((await history(quoteId)).map(({ kind }) => kind)).toContain('hold_renewed');
  });

  test('by mistake, and taken back, it is held as before', async () => {
    const offer = await accepted();
    const { history: told } = await decide('rejected');
    const event = told.findLast(({ kind }) => kind === 'status')?.id ?? '';
    await raul.call(staffApi.undoAboutQuote, { params: { id: quoteId }, body: { event } });
    expect(await statusOfCar()).toBe('reserved');
    expect((await own(offer)).holds).toEqual({ lines: [0], until: inDays(3) });
  });

  test('whose car somebody else has by now, the customer is told to write before they pay', async () => {
    const offer = await accepted();
    await decide('rejected');
    await accepted(await requestQuote());
    await decide('pending');
    expect(await own(offer)).toMatchObject({ lapsed: true, holds: null, howToPay: [] });
    const page = await (await yanet.fetch(`/my-quotes/oferta/${offer.number}`)).text();
    expect(page).toContain('Ya no apartamos los productos. Escríbanos antes de pagar.');
    expect(page).not.toContain('No recibimos');
  });
});

test('with the account its hold is gone; what has left for Cuba is never for sale again', async () => {
  await corolla({ stock: 2 });
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
    { quote_id: quoteId, reason: 'closed' },
    { quote_id: shipped, reason: null },
  ]);
});

describe('a held car is not put up for sale', () => {
  const held = { status: 409, code: 'product_held' };
  beforeEach(async () => {
    await accepted();
  });

  test('by its form, unless there are more pieces now', async () => {
    const params = { id: ids.corolla };
    const input = { params, body: { status: 'available' as const } };
    const refused = await raul.refused(staffApi.updateProduct, input);
    expect(refused).toMatchObject(held);
    expect(refused.message).toContain('Toyota Corolla LE 2021');
    await raul.call(staffApi.updateProduct, { params, body: { status: 'available', stock: 2 } });
    expect(await statusOfCar()).toBe('available');
  });

  test('with others at once: then none of them is', async () => {
    const body = { ids: [ids.corolla, ids.vendido], status: 'available' as const };
    expect(await raul.refused(staffApi.changeProductsStatus, { body })).toMatchObject(held);
    const sold = await raul.call(staffApi.findStaffProduct, { params: { id: ids.vendido } });
    expect(sold.status).toBe('sold');
  });

  test('by a file, which says so at its row before anything is written', async () => {
    const bytes = new Blob([`id,status\n${ids.vendido},available\n${ids.corolla},available\n`]);
    const tell = await raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
    expect(tell.errors).toEqual([
      { row: 3, column: 'status', message: expect.stringContaining('Está apartado') },
    ]);
    expect((await raul.refused(staffApi.importProducts, { bytes, query: {} })).status).toBe(422);
    expect(await statusOfCar()).toBe('reserved');
  });

  test('but sold it can be: it is handed over', async () => {
    const body = { ids: [ids.corolla], status: 'sold' as const };
    expect(await raul.call(staffApi.changeProductsStatus, { body })).toMatchObject({ changed: 1 });
  });
});
