import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { sendQuote } from '#features/requests/quotes/server/testing/quote-calls.ts';
import { newQuote, products } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

describe('my quotes', () => {
  test('are mine alone, the newest first', async () => {
    const first = await sendQuote(yanet, newQuote(ids));
    await sendQuote(shop.as('other customer'), newQuote(ids));
    const last = await sendQuote(yanet, newQuote(ids, { notes: 'Otra' }));
    const mine = await yanet.call(api.listMyQuotes, {});
    expect(mine.map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(mine[0]).toMatchObject({ notes: 'Otra', total: '28000.00', status: 'pending' });
    expect(await raul.call(api.listMyQuotes, {})).toEqual([]);
  });

  test('without those that are finished or cancelled, where only the open ones are wanted', async () => {
    const [sold, cancelled, open] = [
      await sendQuote(yanet, newQuote(ids)),
      await sendQuote(yanet, newQuote(ids)),
      await sendQuote(yanet, newQuote(ids)),
    ];
    const completed = { params: { id: sold.id }, body: { status: 'completed' as const } };
    await looked(raul).call(staffApi.changeQuoteStatus, completed);
    await yanet.call(api.cancelMyQuote, {
      params: { id: cancelled.id },
      body: { reason: '' },
      key: newKey(),
    });
    const listed = async (query: { open?: '1' }) =>
      (await yanet.call(api.listMyQuotes, { query })).map(({ id }) => id);
    expect(await listed({ open: '1' })).toEqual([open.id]);
    expect(await listed({})).toEqual([open.id, cancelled.id, sold.id]);
  });

  test('tell when the team wrote, until the customer has answered', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const teamWrote = async () => (await yanet.call(api.listMyQuotes, {}))[0]?.teamWroteAt;
    expect(await teamWrote()).toBeNull();
    const write = (text: string) => ({ params: { id }, body: { text }, key: newKey() });
    await looked(raul).call(staffApi.writeAboutQuote, write('¿La quiere blanca o roja?'));
    expect(await teamWrote()).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    await yanet.call(api.writeAboutMyQuote, write('Roja, por favor.'));
    expect(await teamWrote()).toBeNull();
  });

  test("someone else's is not found, in the very words of one that does not exist", async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const missing = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all(
      [id, missing].map((wanted) =>
        shop.as('other customer').refused(api.findMyQuote, { params: { id: wanted } }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      status: 404,
      code: 'quote_not_found',
      message: 'No encontramos esa cotización.',
    });
    // Staff reach it by the staff's call, not by the customer's.
    expect((await raul.refused(api.findMyQuote, { params: { id } })).status).toBe(404);
  });

  test.each(['1', 'MA-TX-2026-000001', "' or true--", '%00'])('%s is no quote', async (id) => {
    expect((await yanet.refused(api.findMyQuote, { params: { id } })).status).toBe(404);
    expect((await raul.refused(staffApi.findQuote, { params: { id } })).status).toBe(404);
  });

  test('the reference alone opens nothing', async () => {
    const { referenceNumber } = await sendQuote(yanet, newQuote(ids));
    for (const client of [shop.as('anonymous'), shop.as('other customer')]) {
      const response = await client.fetch(`/api/quotes/${referenceNumber}`);
      expect([401, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('Yanet');
    }
  });

  test('a customer does not read what staff wrote for themselves', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    await shop.services.db
      .insertInto('event')
      .values({
        quote_id: id,
        actor_id: raul.id,
        actor: 'staff',
        kind: 'status',
        from_status: 'pending',
        to_status: 'en_revision',
        note: 'cliente difícil',
        public: false,
      })
      .execute();
    const mine = await yanet.call(api.findMyQuote, { params: { id } });
    expect(mine.history).toHaveLength(1);
    const theirs = await raul.call(staffApi.findQuote, { params: { id } });
    expect(theirs.history[1]).toMatchObject({ note: 'cliente difícil', by: 'staff' });
  });

  test('stay readable after the product is gone from the catalogue', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    await shop.services.db.deleteFrom('product').execute();
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote.items).toMatchObject([
      { productId: null, productName: products.corolla.name, quantity: 1, price: '28000.00' },
    ]);
  });
});
