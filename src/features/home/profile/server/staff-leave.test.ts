import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  count,
  newOrder,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { take } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const leave = () => raul.call(api.deleteAccount, {});

test('what somebody of staff worked on waits for everybody once their account is gone, and its history says so', async () => {
  const id = await requestQuote();
  await take(id, raul.id, null);
  const q = await submitVerification(shop.as('customer'));
  const [sent] = await marta.call(staffApi.listVerifications, { query: { q } });
  const ticket = sent?.id ?? '';
  await looked(marta).call(staffApi.assignVerification, {
    params: { id: ticket },
    body: { personId: raul.id, expected: null },
  });
  await leave();
  const quote = await marta.call(staffApi.findQuote, { params: { id } });
  const verification = await marta.call(staffApi.findVerification, { params: { id: ticket } });
  for (const { assignedTo, history } of [quote, verification]) {
    expect(assignedTo).toBeNull();
    expect(history.at(-1)).toMatchObject({ kind: 'assigned', by: 'system', note: null });
  }
});

test('the log says that somebody of staff left, and with which role; of a customer it says nothing', async () => {
  await leave();
  await shop.as('customer').call(api.deleteAccount, {});
  const people = [raul.id, shop.as('customer').id];
  const entries = await marta.call(staffApi.listAudit, { query: { action: 'person.delete' } });
  expect(entries.filter(({ subject }) => people.includes(subject.id ?? ''))).toMatchObject([
    {
      subject: { kind: 'person', id: raul.id },
      actor: { id: raul.id },
      details: { role: 'agente' },
    },
  ]);
});

test('an account stays while cash that it took is uncounted, and its page says of which order', async () => {
  const { quoteId, offer } = await newOrder();
  const reference = offer.number.replace(/-O\d+$/, '');
  const { money } = await takeCash(quoteId);
  const page = async () => (await raul.fetch('/profile?eliminar=1')).text();
  expect(await raul.refused(api.deleteAccount, {})).toMatchObject({
    status: 409,
    code: 'uncounted_cash',
  });
  expect((await raul.call(api.beforeDeletion, {})).uncountedCash).toEqual([reference]);
  expect(await page()).toContain(reference);
  expect(await page()).not.toContain('name="accion" value="eliminar"');
  await count(quoteId, money?.moves[0]?.id ?? '');
  expect((await raul.call(api.beforeDeletion, {})).uncountedCash).toEqual([]);
  expect(await page()).toContain('name="accion" value="eliminar"');
  await leave();
});
