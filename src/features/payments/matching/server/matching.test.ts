import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { history, mails } from '#features/orders/offers/server/testing/offers.ts';
import { pay, reverse } from '#features/payments/collecting/server/testing/collecting.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { nameKeys, wordsOf } from '../bank-names.ts';
import { confirmLine } from './confirm-line.ts';
import {
  bankLines,
  bringLine,
  bringStatement,
  match,
  newBank,
  newClaim,
  newNamedOrder,
  refusedMatch,
  seeLine,
  statementRow,
} from './testing/matching.ts';

setUpQuoteShop();

let account: string;
let quoteId: string;
let order: string;
beforeEach(async () => {
  account = await newBank();
  ({ quoteId, order } = await newNamedOrder());
});

const money = async (id = quoteId) => (await yanet.call(api.findMyQuote, { params: { id } })).money;
const claimOf = (id: string) => raul.call(staffApi.findVerification, { params: { id } });

describe('a line of a statement', () => {
  test('is proposed with its reasons, and one confirmation records the payment, approves the claim and mails', async () => {
    const { id: claim, ticket } = await newClaim(order);
    const customer = (await raul.call(staffApi.findQuote, { params: { id: quoteId } }))
      .customerName;
    const id = await bringLine(account, {
      text: `ZELLE FROM ${customer.toUpperCase()} ${newKey()}`,
      amount: '8,940.00',
      reference: 'ZL-77',
    });
    const line = await seeLine(id);
    expect(line).toMatchObject({ state: 'open', leftCents: 894_000, payments: [] });
    expect(line.proposals[0]).toMatchObject({
      order,
      claim: { id: claim, ticketId: ticket },
      cents: 894_000,
      reasons: expect.arrayContaining([{ kind: 'amount' }, { kind: 'day', days: 0 }]),
    });
    // The page only proposes.
    expect(await money()).toMatchObject({ paidCents: 0 });
    const done = await match(id, [{ order, amount: '8,940.00', claim }]);
    expect(done).toMatchObject({ state: 'used', leftCents: 0, payments: [{ order }] });
    expect(await money()).toMatchObject({
      paidCents: 894_000,
      moves: [{ cents: 894_000, reference: 'ZL-77' }],
    });
    expect(await claimOf(claim)).toMatchObject({ status: 'approved', payment: { cents: 894_000 } });
    expect((await history(quoteId)).at(-1)).toMatchObject({ kind: 'money_received' });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Recibimos su pago de US$8,940'));
    expect(subjects).toContainEqual(expect.stringContaining('Aprobada'));
    expect((await bankLines()).map((each) => each.id)).not.toContain(id);
  });

  test('that names an order is proposed without a claim', async () => {
    const id = await bringLine(account, { text: `WIRE ${order} ${newKey()}`, amount: '5' });
    expect((await seeLine(id)).proposals[0]).toMatchObject({ order, claim: null });
    await match(id, [{ order: order.toLowerCase(), amount: '5' }]);
    const [move] = (await money())?.moves ?? [];
    // The bank gives no reference, so our own number names the line.
    expect(move?.reference).toMatch(/^EC-\d+$/);
  });

  test('says what the proposed order owes in all, and of a paid one that nothing is clear', async () => {
    const id = await bringLine(account, { text: `WIRE ${order} ${newKey()}`, amount: '5' });
    const before = (await seeLine(id)).proposals[0]?.owesCents ?? 0;
    expect(before).toBeGreaterThan(500);
    const { id: claim } = await newClaim(order);
    const all = String(before / 100);
    await match(await bringLine(account, { amount: all }), [{ order, amount: all }]);
    const after = (await seeLine(id)).proposals.find((each) => each.claim?.id === claim);
    expect(after).toMatchObject({ order, owesCents: 0, clear: false });
  });

  test('of several at once each is recorded by itself: one that a colleague took stops no other', async () => {
    const taken = await bringLine(account, { amount: '10' });
    const free = await bringLine(account, { amount: '20' });
    await match(taken, [{ order, amount: '10' }]);
    const items = [taken, free].map((id, at) => ({
      id,
      key: newKey(),
      body: { parts: [{ order, amount: at === 0 ? '10' : '20' }] },
    }));
    const results = await raul.call(staffApi.confirmBankLines, { body: { items } });
    expect(results).toMatchObject([
      { id: taken, refused: { code: 'line_used' } },
      { id: free, refused: null },
    ]);
    expect(await money()).toMatchObject({ paidCents: 3_000 });
  });

  test('is recorded once for a key, also at once; and ten agents at once make one payment', async () => {
    const id = await bringLine(account, { amount: '8,940.00' });
    const key = newKey();
    const parts = [{ order, amount: '8,940.00' }];
    await Promise.all(Array.from({ length: 5 }, () => match(id, parts, key)));
    expect(await money()).toMatchObject({ paidCents: 894_000 });
    const other = await bringLine(account, { amount: '100.00' });
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => match(other, [{ order, amount: '100' }])),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await money()).toMatchObject({ paidCents: 904_000 });
    expect(await refusedMatch(other, parts, key)).toMatchObject({
      code: 'key_reused',
      message: expect.stringContaining('Eso ya se anotó con otros datos.'),
    });
  });

  test('is not said to be recorded where its key has recorded something else of it', async () => {
    const second = await newNamedOrder();
    const id = await bringLine(account, { amount: '1,000.00' });
    const key = newKey();
    await match(id, [{ order, amount: '300' }], key);
    for (const parts of [
      [{ order, amount: '400' }],
      [{ order, amount: '300', claim: quoteId }],
      [{ order: second.order, amount: '300' }],
      [
        { order, amount: '300' },
        { order: second.order, amount: '700' },
      ],
    ])
      expect((await refusedMatch(id, parts, key)).code).toBe('key_reused');
    expect(await money()).toMatchObject({ paidCents: 30_000 });
    expect(await money(second.quoteId)).toMatchObject({ paidCents: 0 });
  });

  test('that pays what was overdue ends the task about it, as a payment by hand does', async () => {
    const { db } = shop.services;
    await sql`insert into event (quote_id, actor, kind, public) values (${quoteId}, 'system', 'instalment_overdue', false)`.execute(
      db,
    );
    await sql`update quote set follow_up_at = (select max(at) from event where quote_id = ${quoteId}
      and kind = 'instalment_overdue') where id = ${quoteId}`.execute(db);
    const id = await bringLine(account, { amount: '8,940.00' });
    await match(id, [{ order, amount: '8,940' }]);
    const { rows } = await sql`select follow_up_at as due from quote where id = ${quoteId}`.execute(
      db,
    );
    expect(rows).toEqual([{ due: null }]);
  });

  test('is split over two orders, to its amount and no further, all or nothing', async () => {
    const second = await newNamedOrder();
    const id = await bringLine(account, { amount: '1,000.00', reference: 'W-9' });
    const part = (to: string, amount: string) => ({ order: to, amount });
    const over = await refusedMatch(id, [part(order, '600'), part(second.order, '400.01')]);
    expect(over.code).toBe('line_used');
    expect(await money()).toMatchObject({ paidCents: 0, moves: [] });
    const split = await match(id, [part(order, '600'), part(second.order, '300')]);
    expect(split).toMatchObject({ state: 'open', leftCents: 10_000 });
    expect(await money()).toMatchObject({ paidCents: 60_000 });
    expect(await money(second.quoteId)).toMatchObject({ paidCents: 30_000 });
    expect((await refusedMatch(id, [part(order, '100.01')])).code).toBe('line_used');
    expect(await match(id, [part(order, '100')])).toMatchObject({ state: 'used', leftCents: 0 });
  });

  test('comes back when its payment is reversed, and pays anew', async () => {
    const id = await bringLine(account, { amount: '50', reference: 'R-1' });
    await match(id, [{ order, amount: '50' }]);
    await reverse(quoteId, (await money())?.moves[0]?.id ?? '');
    expect(await seeLine(id)).toMatchObject({ state: 'open', leftCents: 5000, payments: [] });
    await match(id, [{ order, amount: '50' }]);
    expect(await money()).toMatchObject({ paidCents: 5000 });
  });

  test('is used already when an agent recorded its reference by hand', async () => {
    await pay(quoteId, account, { reference: 'HAND 1', amount: '70' });
    await bringStatement(
      account,
      statementRow({ amount: '70', reference: 'hand-1', text: 'HAND' }),
    );
    expect((await bankLines()).map(({ description }) => description)).not.toContain('HAND');
    const [found] = (await bankLines('used')).filter(({ reference }) => reference === 'hand-1');
    expect((await seeLine(found?.id ?? '')).payments).toMatchObject([{ order, cents: 7000 }]);
    const again = await refusedMatch(found?.id ?? '', [{ order, amount: '70' }]);
    expect(again.code).toBe('reference_used');
  });

  test('is used when its reference is recorded by hand while its statement comes in, in either order', async () => {
    for (const number of [1, 2, 3]) {
      const reference = `RACE ${number}`;
      await Promise.all([
        pay(quoteId, account, { reference, amount: '70' }),
        bringStatement(account, statementRow({ amount: '70', reference, text: 'RACE' })),
      ]);
    }
    expect((await bankLines()).map(({ description }) => description)).not.toContain('RACE');
    const moves = (await money())?.moves ?? [];
    await Promise.all([
      reverse(quoteId, moves[0]?.id ?? ''),
      bringStatement(account, statementRow({ amount: '71', reference: 'RACE 4', text: 'RACE' })),
    ]);
    expect((await bankLines()).filter(({ description }) => description === 'RACE')).toHaveLength(2);
  });

  test('stands as its payments say, whatever is written beside it', async () => {
    const id = await bringLine(account, { amount: '4' });
    await sql`update bank_statement_line set state = 'used' where id = ${id}`.execute(
      shop.services.db,
    );
    expect(await seeLine(id)).toMatchObject({ state: 'open' });
    expect((await bankLines()).map((each) => each.id)).toContain(id);
  });

  test('with a customer’s whole name and less than they owe is proposed as a part, and fills no form', async () => {
    const { customerName } = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
    const text = `WIRE ${customerName.toUpperCase()} ${newKey()}`;
    const [first] = (await seeLine(await bringLine(account, { text, amount: '12.34' }))).proposals;
    expect(first).toMatchObject({ customer: customerName, claim: null, clear: false });
    expect(first?.reasons).toEqual([{ kind: 'name' }, { kind: 'partAmount' }]);
  });

  test('is set aside with a reason, backs nothing meanwhile, and comes back', async () => {
    const id = await bringLine(account, { amount: '3' });
    const params = { id };
    const reason = 'Intereses del banco';
    expect(
      (await raul.refused(staffApi.setBankLineAside, { params, body: { reason: ' ' } })).status,
    ).toBe(400);
    const aside = await raul.call(staffApi.setBankLineAside, { params, body: { reason } });
    expect(aside).toMatchObject({ state: 'aside', aside: { reason } });
    expect((await bankLines('aside')).map((each) => each.id)).toContain(id);
    expect((await refusedMatch(id, [{ order, amount: '3' }])).code).toBe('line_aside');
    expect(await raul.call(staffApi.setBankLineAside, { params, body: { reason } })).toEqual(aside);
    const other = { params, body: { reason: 'Otra cosa' } };
    expect((await raul.refused(staffApi.setBankLineAside, other)).code).toBe('aside_already');
    expect(await raul.call(staffApi.takeBankLineBack, { params })).toMatchObject({
      state: 'open',
      aside: null,
    });
    await match(id, [{ order, amount: '3' }]);
    expect((await auditOf(shop.services.db, id)).map(({ action }) => action)).toEqual([
      'statement.aside',
      'statement.back',
    ]);
  });

  test.each([
    [
      'an order that is not there',
      { order: 'MA-TX-2020-000001' },
      'unknown_order',
      'parts.0.order',
    ],
    ['an amount of nothing', { amount: '0' }, 'bad_input', 'parts.0.amount'],
  ])('with %s is refused beside its field', async (_, change, code, field) => {
    const id = await bringLine(account, { amount: '3' });
    const refused = await refusedMatch(id, [{ order, amount: '3', ...change }]);
    expect(refused).toMatchObject({ code, fields: { [field]: expect.any(String) } });
  });

  test('does not pay another order than its claim names, and a rejected claim not at all', async () => {
    const { id: claim } = await newClaim(order);
    const second = await newNamedOrder();
    const id = await bringLine(account, { amount: '8,940.00' });
    const wrong = await refusedMatch(id, [{ order: second.order, amount: '8,940', claim }]);
    expect(wrong.code).toBe('other_order');
    await looked(raul).call(staffApi.changeVerificationStatus, {
      params: { id: claim },
      body: { status: 'rejected', note: 'No llegó' },
    });
    expect((await refusedMatch(id, [{ order, amount: '8,940', claim }])).code).toBe(
      'status_changed',
    );
    expect(await seeLine(id)).toMatchObject({ state: 'open', leftCents: 894_000 });
  });
});

test.each(['Ana María Pérez Muñoz', 'JOSÉ', "Núñez-O'Reilly del Río, Ñico", 'Wu Li', ''])(
  'the database finds a name by the same keys as the code: %s',
  async (name) => {
    const { rows } = await sql<{ keys: string[] }>`select name_keys(${name}) as keys`.execute(
      shop.services.db,
    );
    expect(rows[0]?.keys.toSorted()).toEqual(nameKeys(wordsOf(name)).toSorted());
  },
);

/** The same database, whose connection fails at one statement. */
function failingAt(number: number) {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      if (asked === number) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...shop.services, db: shop.services.db.withPlugin(plugin) };
}

test('a confirmation that dies at any of its statements leaves nothing, and the last one all of it', async () => {
  const { id: claim } = await newClaim(order);
  const second = await newNamedOrder();
  const id = await bringLine(account, { amount: '1,000.00', reference: 'W-7' });
  const agent = await raul.call(api.currentUser, {});
  const parts = [
    { order, amount: 60_000, claim },
    { order: second.order, amount: 40_000 },
  ];
  const caller = { person: agent, language: 'es' };
  const request = { params: { id }, body: { parts }, key: 'clave', caller };
  const confirm = (at: number) =>
    confirmLine(request as Parameters<typeof confirmLine>[0], failingAt(at));
  const traces = async () => ({
    line: (await seeLine(id)).leftCents,
    paid: [(await money())?.paidCents, (await money(second.quoteId))?.paidCents],
    claim: (await claimOf(claim)).status,
    history: (await history(quoteId)).length + (await history(second.quoteId)).length,
    mails: (await mails()).length,
  });
  const before = await traces();
  const statements = 200;
  for (let at = 1; at <= statements; at += 1) {
    const died = await confirm(at).then(
      () => false,
      (error: Error) => error.message === 'killed',
    );
    if (!died) break;
    // The check takes longer than dying, so only some points have one.
    if (at % 9 === 0) expect({ at, ...(await traces()) }).toEqual({ at, ...before });
  }
  expect(await traces()).toMatchObject({ line: 0, paid: [60_000, 40_000], claim: 'approved' });
});
