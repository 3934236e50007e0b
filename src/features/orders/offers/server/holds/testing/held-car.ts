import { beforeEach } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { accept, sentOffer } from '../../testing/offers.ts';

export let carQuoteId: string;

export function setUpQuotedCar(): void {
  setUpQuoteShop();
  beforeEach(async () => {
    await changeCorolla({ stock: 1 });
    carQuoteId = await requestQuote();
  });
}

export const changeCorolla = (columns: Record<string, unknown>) =>
  shop.services.db.updateTable('product').set(columns).where('id', '=', ids.corolla).execute();

export const statusOfCar = async () =>
  (
    await shop.services.db
      .selectFrom('product')
      .select('status')
      .where('id', '=', ids.corolla)
      .executeTakeFirstOrThrow()
  ).status;

export async function decide(status: 'rejected' | 'pending' | 'sent', id = carQuoteId) {
  // Only its status says that it has left, as of an order from before there were units.
  if (status === 'sent') {
    const { db } = shop.services;
    await db
      .updateTable('unit')
      .set({ retired_at: new Date() })
      .where('quote_id', '=', id)
      .execute();
  }
  return looked(raul).call(staffApi.changeQuoteStatus, {
    params: { id },
    body: { status, note: 'Ya no se consigue' },
  });
}

export const accepted = async (id = carQuoteId) => {
  const offer = await sentOffer(id);
  await accept(offer);
  return offer;
};
