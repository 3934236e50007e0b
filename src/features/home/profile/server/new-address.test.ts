import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { newOrder } from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { signInPerson } from '#features/people/accounts/server/people.ts';
import { writeToCustomer } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { followPerson } from './follow-person.ts';

setUpQuoteShop();

const newAddress = 'yanet.nueva@correo.test';
let former: string;

/** The same person comes back from the provider, with what it says of their address now. */
async function signIn(email: string, emailVerified = true) {
  const { db, config } = shop.services;
  const { issuer, subject, first_name, last_name } = await db
    .selectFrom('person')
    .select(['issuer', 'subject', 'first_name', 'last_name'])
    .where('id', '=', yanet.id)
    .executeTakeFirstOrThrow();
  const names = { firstName: first_name, lastName: last_name };
  const identity = { issuer, subject, email, emailVerified, ...names };
  return inTransaction(db, (tx) =>
    signInPerson(tx, { config, onNewAddress: followPerson }, identity, 'es'),
  );
}

async function mails() {
  const rows = await shop.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => payload as { to: string; subject: string; text: string });
}

const toldOf = async (address: string) =>
  (await mails()).filter(({ to, subject }) => to === address && subject.includes('otro correo'));

const idOf = async (ticket: string) =>
  (await raul.call(staffApi.listVerifications, { query: { q: ticket } }))[0]?.id ?? '';
const quoteOf = (id: string) => raul.call(staffApi.findQuote, { params: { id } });
const findIn = async (q: string) =>
  (await raul.call(staffApi.listQuotes, { query: { q } })).map(({ id }) => id);

beforeEach(async () => {
  const { email } = await yanet.call(api.currentUser, {});
  await signIn(email);
  former = email;
});

describe('whoever has a new address at the provider', () => {
  test('is written to there about what is open, found by it, and the history says so', async () => {
    const id = await requestQuote();
    const ticket = await idOf(await submitVerification(yanet, { email: former }));
    await signIn(newAddress);
    expect((await quoteOf(id)).customerEmail).toBe(newAddress);
    expect(await findIn(newAddress)).toEqual([id]);
    const verification = await raul.call(staffApi.findVerification, { params: { id: ticket } });
    expect(verification.email).toBe(newAddress);
    for (const { history } of [await quoteOf(id), verification]) {
      expect(history.at(-1)).toMatchObject({ kind: 'address', by: 'system', note: former });
    }
    const before = (await mails()).length;
    await writeToCustomer(id, 'Su precio ya está.');
    expect((await mails()).slice(before).map(({ to }) => to)).toEqual([newAddress]);
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history.some(({ kind }) => kind === 'address')).toBe(true);
  });

  test('the old address is told, and gets nothing more, not even what waits', async () => {
    const id = await requestQuote();
    await writeToCustomer(id, 'Su precio ya está.');
    await signIn(newAddress);
    const sent = await toldOf(former);
    expect((await mails()).filter(({ to }) => to === former)).toEqual(sent);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain(newAddress);
    expect(sent[0]?.text).not.toContain('Yanet');
    await signIn(former);
    await signIn(newAddress);
    expect(await toldOf(former)).toHaveLength(2);
  });

  test('the link in the old mailbox opens no offer any more; the account does', async () => {
    const id = await requestQuote();
    await sentOffer(id);
    const links = () =>
      shop.services.db
        .selectFrom('quote_link')
        .select('role')
        .where('quote_id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
    expect(await links()).toEqual([{ role: 'asks' }]);
    await signIn(newAddress);
    expect(await links()).toEqual([]);
    const { offer } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(offer?.state).toBe('sent');
  });

  test('who is called by the address is called by the new one', async () => {
    const id = await requestQuote();
    const { db } = shop.services;
    await db.updateTable('quote').set({ customer_name: former }).where('id', '=', id).execute();
    await signIn(newAddress);
    expect((await quoteOf(id)).customerName).toBe(newAddress);
  });
});

describe('nothing moves', () => {
  test.each<[string, () => Promise<string>, () => Promise<unknown>]>([
    ['to an address that nobody has shown', requestQuote, () => signIn(newAddress, false)],
    ['by another spelling of the same', requestQuote, () => signIn(former.toUpperCase())],
    [
      'of what is finished',
      async () => {
        const id = await requestQuote();
        await yanet.call(api.cancelMyQuote, { params: { id }, body: {}, key: newKey() });
        return id;
      },
      () => signIn(newAddress),
    ],
  ])('%s', async (_, make, change) => {
    const id = await make();
    const before = await quoteOf(id);
    await change();
    const after = await quoteOf(id);
    expect(after.customerEmail).toBe(before.customerEmail);
    expect(after.history).toEqual(before.history);
  });

  test('what was sent from an address that the form named stays there', async () => {
    const other = 'la.hermana@correo.test';
    const id = await idOf(await submitVerification(yanet, { email: other }));
    await signIn(newAddress);
    const { email } = await raul.call(staffApi.findVerification, { params: { id } });
    expect(email).toBe(other);
  });

  test('an address that was shown stays until the new one is', async () => {
    await signIn(newAddress, false);
    expect((await yanet.call(api.currentUser, {})).email).toBe(former);
    await signIn(newAddress);
    expect((await yanet.call(api.currentUser, {})).email).toBe(newAddress);
  });
});

test('what told the old address goes with the account', async () => {
  await newOrder();
  await signIn(newAddress);
  expect(await toldOf(former)).toHaveLength(1);
  await yanet.call(api.deleteAccount, {});
  expect((await mails()).map(({ to }) => to)).not.toContain(former);
});
