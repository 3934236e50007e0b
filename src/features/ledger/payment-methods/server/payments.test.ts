import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { useQuoteShop } from '#app/server/testing/quote-shop.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { makeStaff } from '#features/people/accounts/server/testing/staff.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';
import type { PaymentProposal } from '../schema.ts';
import { livePaymentInstructions } from './live-instructions.ts';

let marta: Client;
let raul: Client;
let way: string;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  await makeTwo();
  way = randomUUID();
});

/** Two administradores stand behind an account. */
async function makeTwo() {
  marta = shop.as('administrador');
  raul = shop.as('agente');
  await makeStaff(shop.services.db, raul.id);
}

const proposal = (change: Partial<PaymentProposal> = {}): PaymentProposal => ({
  way,
  expected: 0,
  method: 'zelle',
  holder: 'Mariel Auto LLC',
  account: `pagos-${way}@marielauto.example`,
  ...change,
});
const propose = async (who: Client, change: Partial<PaymentProposal> = {}) => {
  const { ways } = await who.call(staffApi.proposePayment, { body: proposal(change) });
  const id = ways.find((each) => each.way === way)?.versions[0]?.id;
  return { id: id ?? '' };
};
const decide = (who: Client, params: { id: string }, approve = true) =>
  who.call(staffApi.decidePayment, { params, body: { approve } });
const live = async (now?: Date) =>
  (await livePaymentInstructions(shop.services.db, now)).filter(({ account }) =>
    account.includes(way),
  );
const check = async (code: string) =>
  (await shop.as('anonymous').call(api.checkOurs, { body: { code } })).ours;

describe('where customers pay', () => {
  test('is what one administrador proposed and another approved, and shows as changed for 72 hours', async () => {
    const made = await propose(marta);
    expect(await live()).toEqual([]);
    expect(await check(proposal().account)).toBeNull();
    await decide(raul, made);
    const [shown] = await live();
    expect(shown).toMatchObject({ account: proposal().account, holder: 'Mariel Auto LLC' });
    const at = new Date(shown?.changedAt ?? 0).getTime();
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    const hours = (count: number) => new Date(at + count * 3_600_000);
    expect((await live(hours(71.9)))[0]?.changedAt).not.toBeNull();
    expect((await live(hours(72.1)))[0]?.changedAt).toBeNull();
  });

  test('nobody approves their own, and only administradores decide', async () => {
    const made = await propose(marta);
    const input = { params: made, body: { approve: true } };
    expect(await marta.refused(staffApi.decidePayment, input)).toMatchObject({
      status: 409,
      code: 'second_person',
    });
    expect(await live()).toEqual([]);
    // Nobody else is needed to withdraw one's own proposal.
    await decide(marta, made, false);
    expect(await raul.refused(staffApi.decidePayment, input)).toMatchObject({
      status: 409,
      code: 'decided_already',
    });
  });

  test('says by their e-mail who has no name', async () => {
    await shop.services.db
      .updateTable('person')
      .set({ first_name: '', last_name: '' })
      .where('id', '=', marta.id)
      .execute();
    await decide(raul, await propose(marta));
    const { ways } = await raul.call(staffApi.listPaymentWays, {});
    expect(ways.find((each) => each.way === way)?.versions).toMatchObject([
      { proposedBy: marta.email, decidedBy: 'Raúl Pérez' },
    ]);
  });

  test('an administrador does not make the second one that approves', async () => {
    const { db } = shop.services;
    await db.updateTable('person').set({ role: 'agente' }).where('id', '=', raul.id).execute();
    const made = await propose(marta);
    const params = { id: raul.id ?? '' };
    await looked(marta).call(staffApi.changeRole, { params, body: { role: 'administrador' } });
    const input = { params: made, body: { approve: true } };
    expect((await raul.refused(staffApi.decidePayment, input)).code).toBe('too_new');
    expect(await live()).toEqual([]);
    // Against it anybody may be.
    await decide(raul, made, false);
  });

  test('a change leaves the former account known, and no longer ours to pay to', async () => {
    await decide(raul, await propose(marta));
    const account = `nuevo-${way}@marielauto.example`;
    const changed = await propose(raul, { expected: 1, account });
    expect(await check(proposal().account)).toMatchObject({ kind: 'account', state: 'valid' });
    await decide(marta, changed);
    expect(await check(proposal().account)).toMatchObject({ state: 'superseded' });
    expect(await check(account.toUpperCase())).toMatchObject({ state: 'valid' });
    expect((await live()).map((each) => each.account)).toEqual([account]);
    const { ways } = await marta.call(staffApi.listPaymentWays, {});
    const states = ways.find((each) => each.way === way)?.versions.map(({ state }) => state);
    expect(states).toEqual(['live', 'former']);
    await decide(raul, await propose(marta, { expected: 2, account, closed: true }));
    expect([await live(), (await check(account))?.state]).toEqual([[], 'superseded']);
  });

  test('part of an account, and one that only waits, are as unknown as any', async () => {
    await decide(raul, await propose(marta));
    expect(await check(proposal().account.slice(1))).toBeNull();
    await propose(marta, { expected: 1, account: `otra-${way}@malo.example` });
    expect(await check(`otra-${way}@malo.example`)).toBeNull();
  });

  test('one of two proposals at once is stored, and of two decisions the first counts', async () => {
    const twice = await Promise.allSettled([propose(marta), propose(raul)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { ways } = await marta.call(staffApi.listPaymentWays, {});
    const [version] = ways.find((each) => each.way === way)?.versions ?? [];
    const other = version?.own ? raul : marta;
    const params = { id: version?.id ?? '' };
    const both = await Promise.allSettled([decide(other, params), decide(other, params, false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('each step stands in the log without the account, and staff get a mail', async () => {
    const made = await propose(marta);
    await decide(raul, made);
    const entries = await auditOf(shop.services.db, made.id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'payment.approve',
      'payment.propose',
    ]);
    expect(JSON.stringify(entries)).not.toContain(proposal().account);
    const mails = await shop.services.db.selectFrom('outbox').select('payload').execute();
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain(proposal().account);
  });

  test('the portal shows it once an offer is accepted, not before', async () => {
    const ids = await restock(shop);
    useQuoteShop(ids);
    const body = newQuote(ids);
    await makeTwo();
    await decide(raul, await propose(marta));
    const yanet = shop.as('customer');
    const { id } = await yanet.call(api.createQuote, { body, key: 'envio-1-xxxxxxxx' });
    const params = { id };
    await looked(marta).call(staffApi.changeQuoteStatus, { params, body: { status: 'approved' } });
    expect((await yanet.call(api.findMyQuote, { params })).howToPay).toEqual([]);
    await accept(await sentOffer(id));
    const { howToPay } = await yanet.call(api.findMyQuote, { params });
    expect(howToPay.some(({ account }) => account === proposal().account)).toBe(true);
    const html = await (await yanet.fetch(`/my-quotes?ver=${id}`)).text();
    expect(html).toContain(proposal().account);
    expect(html).toContain('Estos datos son nuevos desde el');
    expect(html).toContain('Nunca mandamos números de cuenta por chat');
  });
});

describe('bad input', () => {
  test.each([
    { account: '123' },
    { account: ' ' },
    { holder: '' },
    { holder: 'x'.repeat(121) },
    { method: 'bitcoin' },
    { noteEs: 'Solo en español' },
    { way: 'uno' },
    { expected: -1 },
  ])('%j is refused in words', async (change) => {
    const body = { ...proposal(), ...change };
    const { status, message } = await marta.refused(staffApi.proposePayment, { body });
    expect([status, message.length > 0]).toEqual([400, true]);
  });

  test('a proposal about what has changed meanwhile is refused', async () => {
    await decide(raul, await propose(marta));
    const { status, code } = await marta.refused(staffApi.proposePayment, { body: proposal() });
    expect([status, code]).toEqual([409, 'proposed_already']);
  });

  test('markup in a text is text', async () => {
    const holder = '<img src=x onerror=alert(1)>';
    await decide(raul, await propose(marta, { holder }));
    const html = await (await marta.fetch('/admin/payment-instructions')).text();
    expect(html).not.toContain(holder);
    expect(html).toContain('&lt;img src=x');
  });
});
