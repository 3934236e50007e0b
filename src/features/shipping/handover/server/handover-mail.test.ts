import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marta, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { mails, today } from '#features/orders/offers/server/testing/offers.ts';
import {
  newOrderOnItsWay,
  twoCars,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { reach } from './testing/handover.ts';

setUpQuoteShop();

const handOver = (id: string, receivedBy: string) =>
  marta.call(staffApi.recordHandover, {
    params: { id },
    body: { handedOn: today(), receivedBy, reason: 'Sin código' },
    key: newKey(),
  });
const mailsOfHandovers = async () =>
  (await mails()).filter(({ subject }) => subject.startsWith('Entregado'));
const waiting = sql`topic = 'mail' and dedupe like 'mail:handover %'`;

/** An order of two cars, both ready. */
async function twoReady() {
  const { quoteId } = await newOrderOnItsWay({ lines: twoCars });
  const units = await unitsOf(quoteId);
  for (const { id } of units) await reach(id, 'ready');
  const [one, other] = units;
  if (!one || !other) throw new Error('an order of two cars has two units');
  return { quoteId, one, other };
}

test('units of an order that are handed over one after the other are in one mail, which waits for them two minutes', async () => {
  const { one, other, quoteId } = await twoReady();
  await handOver(one.id, 'Ana Ruiz');
  const [first] = await mailsOfHandovers();
  expect(first?.subject).toBe(`Entregado: ${one.name}`);
  const due = async () =>
    (
      await sql<{ at: Date; waits: boolean }>`
        select run_after as at, run_after > created_at + interval '1 minute' as waits
        from outbox where ${waiting}`.execute(shop.services.db)
    ).rows;
  const before = await due();
  expect(before).toMatchObject([{ waits: true }]);
  await handOver(other.id, 'Pedro Ruiz');
  const both = await mailsOfHandovers();
  expect(both).toHaveLength(1);
  const { rows } = await sql<{
    reference: string;
  }>`select reference from quote where id = ${quoteId}`.execute(shop.services.db);
  expect(both[0]?.subject).toBe(`Entregado: 2 unidades de ${rows[0]?.reference}`);
  for (const word of [one.number, other.number, 'Ana Ruiz', 'Pedro Ruiz'])
    expect(both[0]?.text).toContain(word);
  expect((await due()).map(({ at }) => at)).toEqual(before.map(({ at }) => at));
});

test('a mail that left is not sent again: the next unit has a mail of its own', async () => {
  const { one, other } = await twoReady();
  await handOver(one.id, 'Ana Ruiz');
  await sql`update outbox set attempts = 1, done_at = now() where ${waiting}`.execute(
    shop.services.db,
  );
  await handOver(other.id, 'Pedro Ruiz');
  const [, second, ...more] = await mailsOfHandovers();
  expect(more).toEqual([]);
  expect(second?.text).toContain(other.number);
  expect(second?.text).not.toContain('Ana Ruiz');
});

test('orders have mails of their own', async () => {
  const [here, there] = [await twoReady(), await twoReady()];
  await handOver(here.one.id, 'Ana Ruiz');
  await handOver(there.one.id, 'Ana Ruiz');
  expect(await mailsOfHandovers()).toHaveLength(2);
});
