import { expect, test } from 'vitest';
import { ids, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { lineOf } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';
import { draft } from '../testing/offers.ts';

setUpQuoteShop();

test.each([
  [
    'more presets than lines',
    'offer_preset',
    { kind: 'fee', price_cents: 1 },
    100,
    'offer_too_many_presets',
  ],
  [
    'a part that is above any amount',
    'offer_preset',
    { kind: 'insurance', basis_points: 10_000 },
    1,
    'offer_price_too_much',
  ],
] as const)(
  'an offer is not begun with %s, and its agent reads why',
  async (_, table, row, count, code) => {
    const items = [lineOf(ids, 'nevera', 2)];
    const quoteId = await requestQuote({ items, subtotal: '1701.00', total: '1701.00' });
    const { db } = shop.services;
    if (code === 'offer_price_too_much') {
      await db.updateTable('product').set({ price_cents: 900_000_000 }).execute();
    }
    const kept = { text_es: 'Guardado', text_en: 'Kept', ...row };
    await db
      .insertInto(table)
      .values(Array.from({ length: count }, () => kept) as never)
      .execute();
    const refused = await raul.refused(staffApi.draftOffer, { params: { id: quoteId }, body: {} });
    expect(refused).toMatchObject({ status: 422, code });
    await db.deleteFrom('offer_preset').execute();
    await db.updateTable('product').set({ price_cents: 85_050 }).execute();
    expect((await draft(quoteId)).version).toBe(1);
  },
);
