import { expect, test } from 'vitest';
import {
  ids,
  requestQuote,
  see,
  setUpQueue,
  shop,
} from '#features/quotes/server/staff/queue-testing.ts';
import { accept, sentOffer } from '../testing.ts';

setUpQueue();

test('staff are not warned of a car that is reserved for that very quotation, but of any other', async () => {
  const single = shop.services.db.updateTable('product').set({ stock: 1 });
  await single.where('id', '=', ids.corolla).execute();
  const id = await requestQuote();
  const other = await requestQuote();
  await accept(await sentOffer(id));
  const unavailable = async (quote: string) => (await see(quote)).unavailable;
  expect(await unavailable(id)).toEqual([]);
  expect(await unavailable(other)).toMatchObject([{ state: 'reserved' }]);
});
