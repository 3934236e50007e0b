import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  accept,
  draft,
  save,
  sendSavedOffer,
} from '#features/orders/offers/server/testing/offers.ts';

setUpQuoteShop();

test('how often a promise was kept is said with how many they were, once they are ten', async () => {
  const made = await draft(await requestQuote());
  const lines = made.lines.map((line) => ({ ...line, quantity: 12, productId: null }));
  const plan = made.plan.map((each) => ({ ...each, cents: 0 }));
  await accept(await sendSavedOffer(await save(made, { lines, plan })));
  await sql`insert into handover (unit_id, way, handed_on, received_by, made_by, reason)
    select id, 'word', '2026-01-01', 'Ana', ${marta.id}, 'Sin batería' from unit`.execute(
    shop.services.db,
  );
  const handOver = (pieces: number, days: number) =>
    sql`update unit_stage s set reached_on = promised_on + ${days}::int from unit
      where unit.id = s.unit_id and s.stage = 'delivered' and s.reached_on is null
        and unit.piece <= ${pieces}`.execute(shop.services.db);
  const told = () => shop.as('anonymous').call(api.onTime, {});
  await handOver(7, 0);
  await handOver(9, 1);
  expect(await told()).toBe(null);
  await handOver(10, -1);
  expect(await told()).toEqual({ onTime: 8, of: 10 });
  const page = await (await shop.as('anonymous').fetch('/')).text();
  // What we counted stands apart from what the company says of itself.
  expect(page).toMatch(/Ver las oficinas.*8 de 10 entregas, el día prometido o antes\./s);
  // What was taken back was no handover.
  await sql`update unit set retired_at = now()`.execute(shop.services.db);
  expect(await told()).toBe(null);
});
