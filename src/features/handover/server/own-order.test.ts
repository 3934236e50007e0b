import { expect, test } from 'vitest';
import { marta, raul, setUpQueue, shop } from '#features/quotes/server/staff/queue-testing.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { unitAt } from './handover-testing.ts';

setUpQueue();

test('an agent makes no link with which their own order is handed over', async () => {
  const unit = await unitAt('ready');
  const { db } = shop.services;
  await db
    .updateTable('quote')
    .set({ person_id: raul.id })
    .where('id', '=', unit.quoteId)
    .execute();
  const input = { body: { label: 'Ramón', units: [unit.id], days: 7 }, key: newKey() };
  expect((await raul.refused(staffApi.makeHandoverLink, input)).code).toBe('own_record');
  const { links } = await marta.call(staffApi.makeHandoverLink, { ...input, key: newKey() });
  expect(links).toMatchObject([{ units: [unit.number] }]);
});
