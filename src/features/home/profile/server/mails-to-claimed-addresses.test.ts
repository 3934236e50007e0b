import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { deletePerson } from './delete-person.ts';

// Tested apart from any kind of mail, because one rule holds for all of them.
let ids: Awaited<ReturnType<typeof restock>>;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
});

const victim = 'la.victima@correo.test';

/** What the provider says about the address of a customer. */
async function claim(
  email: string,
  verified: boolean,
  actor: 'customer' | 'other customer' = 'customer',
) {
  await shop.services.db
    .updateTable('person')
    .set({ email, email_verified: verified })
    .where('id', '=', shop.as(actor).id)
    .execute();
}

async function quote(actor: 'customer' | 'other customer' = 'customer') {
  return shop.as(actor).call(api.createQuote, { body: newQuote(ids), key: newKey() });
}

async function times(count: number, action: () => Promise<unknown>) {
  for (let time = 0; time < count; time += 1) await action();
}

async function mailsTo(address: string): Promise<number> {
  const rows = await shop.services.db.selectFrom('outbox').select('payload').execute();
  return rows.filter(({ payload }) => (payload as { to?: string }).to === address).length;
}

test('a claimed address gets no flood of mails; staff hear of everything', async () => {
  await claim(victim, false);
  await times(12, quote);
  expect(await mailsTo(victim)).toBe(5);
  expect(await mailsTo(shop.services.config.staffEmail)).toBe(12);
});

test('a proven address gets every mail', async () => {
  await claim(victim, true);
  await times(12, quote);
  expect(await mailsTo(victim)).toBe(12);
});

test('that somebody else has shown it exempts nobody', async () => {
  await claim(victim, true, 'other customer');
  await claim(victim, false);
  await times(8, quote);
  expect(await mailsTo(victim)).toBe(5);
});

test('several accounts, and other spellings of one mailbox, share what there is', async () => {
  await claim('la.victima+uno@gmail.com', false);
  await times(4, quote);
  await claim('LAvictima@googlemail.com', false, 'other customer');
  await times(4, () => quote('other customer'));
  expect(await mailsTo('la.victima+uno@gmail.com')).toBe(4);
  expect(await mailsTo('LAvictima@googlemail.com')).toBe(1);
});

test('the answers of staff have room of their own, and an end too', async () => {
  await claim(victim, false);
  await times(8, quote);
  const { id } = await quote();
  const agent = shop.as('agente');
  for (const status of ['en_revision', 'approved'] as const) {
    await looked(agent).call(staffApi.changeQuoteStatus, { params: { id }, body: { status } });
  }
  expect(await mailsTo(victim)).toBe(5 + 2);
  await times(12, async () => {
    const params = { id };
    await agent.call(staffApi.issueCode, { params, body: {}, key: newKey() });
  });
  expect(await mailsTo(victim)).toBe(5 + 10);
  const detail = await agent.call(staffApi.findQuote, { params: { id } });
  expect(detail.status).toBe('approved');
});

test('accounts that are made and deleted are no way around it', async () => {
  await claim(victim, false);
  await times(5, quote);
  await deletePerson(shop.services, shop.as('customer').id, 'es');
  // The deletion has erased the five, and sends none.
  expect(await mailsTo(victim)).toBe(0);
  await claim(victim, false, 'other customer');
  await times(2, () => quote('other customer'));
  expect(await mailsTo(victim)).toBe(0);
});

test('the next account under an address gets what is left, and the mail of the deletion counts', async () => {
  await claim(victim, false);
  await times(2, quote);
  await deletePerson(shop.services, shop.as('customer').id, 'es');
  expect(await mailsTo(victim)).toBe(1);
  await claim(victim, false, 'other customer');
  await times(4, () => quote('other customer'));
  expect(await mailsTo(victim)).toBe(1 + 2);
});

test('what a stranger sends under an address counts with the rest', async () => {
  await claim(victim, false);
  await times(4, quote);
  await times(3, () => submitVerification(shop.as('anonymous'), { email: victim }));
  expect(await mailsTo(victim)).toBe(5);
});
