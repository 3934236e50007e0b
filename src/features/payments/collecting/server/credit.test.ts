import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  history,
  linkOfRole,
  mails,
  openAddress,
} from '#features/orders/offers/server/testing/offers.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { rejectQuote } from '#features/requests/quotes/server/testing/reject-quote.ts';
import { callAddress } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { textOfHtml } from '#platform/testing/text-of-html.ts';
import { staffApi } from '#staff-api.ts';
import { giveBack, newAccount, newOrder, pay, reverse } from './testing/collecting.ts';

setUpQuoteShop();

interface NamedOrder {
  id: string;
  name: string;
}

let from: NamedOrder;
let to: NamedOrder;
let account: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  [from, to] = [await named(), await named()];
  // US$200 more than the order costs.
  await pay(from.id, account, { amount: '30,000' });
});

async function named(): Promise<NamedOrder> {
  const { quoteId: id, offer } = await newOrder();
  return { id, name: offer.number.replace(/-O\d+$/, '') };
}

const moneyOf = async ({ id }: NamedOrder) =>
  (await yanet.call(api.findMyQuote, { params: { id } })).money;
const see = ({ id }: NamedOrder) => raul.call(staffApi.findQuote, { params: { id } });
const wanted = (
  amount: string,
  { into = to, key = newKey(), reason = 'Lo pidió por teléfono' } = {},
) => ({
  params: { id: from.id },
  body: { to: into.id, amount, reason },
  key,
});
const move = (amount = '200', more = {}) => marta.call(staffApi.moveCredit, wanted(amount, more));
const refused = async (amount: string, more = {}) =>
  (await marta.refused(staffApi.moveCredit, wanted(amount, more))).code;

describe('what is in a customer’s favour', () => {
  test('moves to another order of theirs, and stands in the money and the history of both', async () => {
    expect((await see(from)).money?.creditFor).toEqual([
      { id: to.id, reference: to.name, dueCents: 2_980_000 },
    ]);
    const { money } = await move();
    expect(money).toMatchObject({ paidCents: 2_980_000, creditCents: 0, dueCents: 0 });
    expect((await moneyOf(from))?.moves.at(-1)).toMatchObject({
      kind: 'credit_out',
      cents: 20_000,
      method: null,
      other: to.name,
    });
    expect(await moneyOf(to)).toMatchObject({
      paidCents: 20_000,
      dueCents: 2_960_000,
      moves: [{ kind: 'credit_in', cents: 20_000, other: from.name }],
    });
    expect((await history(from.id)).at(-1)).toMatchObject({
      kind: 'credit_out',
      note: `20000\n${to.name}\nLo pidió por teléfono`,
    });
    expect((await history(to.id)).at(-1)?.kind).toBe('credit_in');
    for (const { id } of [from, to]) {
      expect((await auditOf(shop.services.db, id)).at(-1)).toMatchObject({
        actor_id: marta.id,
        action: 'ledger.credit',
        details: { cents: 20_000 },
      });
    }
    const own = await (await yanet.fetch(`/my-quotes?ver=${to.id}`)).text();
    expect(textOfHtml(own)).toContain(`desde ${from.name}`);
  });

  test('has a paper in each order, which says when it was taken back', async () => {
    await move();
    const paperOf = async ({ id }: NamedOrder) => {
      const paper = (await moneyOf({ id, name: '' }))?.moves.at(-1)?.id ?? '';
      const address = callAddress(api.moneyPaper, { params: { id, paper }, query: {} });
      const answer = await yanet.fetch(address);
      expect(answer.status).toBe(200);
      return readPdf(Buffer.from(await answer.arrayBuffer())).text.replaceAll('\n', ' ');
    };
    const [left, came] = [await paperOf(from), await paperOf(to)];
    for (const said of ['Constancia de traspaso', 'US$200', 'A la cotización', to.name])
      expect(left).toContain(said);
    for (const said of ['Constancia de traspaso', 'US$200', 'Desde la cotización', from.name])
      expect(came).toContain(said);
    const entry = (await moneyOf(from))?.moves.at(-1)?.id ?? '';
    await reverse(from.id, entry);
    for (const order of [from, to])
      expect(await paperOf(order)).toContain('Constancia de anulación');
  });

  test('is told to its customer in one mail, with how both orders stand', async () => {
    const before = (await mails()).length;
    await move();
    const told = (await mails()).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      to: yanet.email,
      subject: `Pasamos US$200 a su favor a ${to.name}`,
      text: expect.stringMatching(/Lo pidió por teléfono[\s\S]*US\$29,800[\s\S]*US\$29,600/),
    });
    for (const { name } of [from, to]) expect(told[0]?.text).toContain(`Así queda ${name}`);
  });

  test('is never more than is free, nor than is owed there', async () => {
    expect(await refused('200.01')).toBe('not_free');
    await pay(to.id, account, { amount: '29,700', reference: 'ZL-2' });
    expect(await refused('150')).toBe('not_owed_there');
    await move('100');
    expect(await refused('50')).toBe('not_for_credit');
    expect(await moneyOf(from)).toMatchObject({ creditCents: 10_000 });
  });

  test('is all that came in once the order is over', async () => {
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: from.id },
      body: { status: 'rejected', note: 'Ya no lo quiere' },
    });
    await move('29,800');
    expect(await moneyOf(from)).toMatchObject({ paidCents: 20_000, creditCents: 20_000 });
    expect(await moneyOf(to)).toMatchObject({ dueCents: 0 });
  });

  test('goes to no order of somebody else, nor to one that is none or over, nor to itself', async () => {
    expect(await refused('100', { into: from })).toBe('not_for_credit');
    expect(await refused('100', { into: { id: await requestQuote(), name: '' } })).toBe(
      'not_for_credit',
    );
    await ownFromFirst(shop.services.db, marta.id, to.id);
    expect((await see(from)).money?.creditFor).toEqual([]);
    // Marta's own, and then of somebody whom she is not.
    expect(await refused('100')).toBe('own_record');
    await sql`update quote set person_id = null, customer_email = 'otra@correo.test'
      where id = ${to.id}`.execute(shop.services.db);
    expect(await refused('100')).toBe('not_for_credit');
    await sql`update quote set person_id = ${yanet.id} where id = ${to.id}`.execute(
      shop.services.db,
    );
    await rejectQuote(shop.services.db, to.id);
    expect(await refused('100')).toBe('not_for_credit');
  });

  test('moves once for each key, also five times at once; another move with it is refused', async () => {
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => move('100', { key })));
    expect(await moneyOf(to)).toMatchObject({ paidCents: 10_000 });
    const third = await named();
    expect(await refused('100', { key, into: third })).toBe('key_reused');
    expect(await refused('50', { key })).toBe('key_reused');
    expect(await refused('100', { key, reason: 'Otra razón' })).toBe('key_reused');
  });

  test('is moved once by ten moves of all of it at once, there and back', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => move()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await moneyOf(to)).toMatchObject({ paidCents: 20_000 });
  });

  test('is an administrador’s to move, with a reason', async () => {
    expect((await raul.refused(staffApi.moveCredit, wanted('100'))).status).toBe(403);
    const body = { to: to.id, amount: '100', reason: ' ' };
    const without = { params: { id: from.id }, body, key: newKey() };
    expect(await marta.refused(staffApi.moveCredit, without)).toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    });

    const panel = await (await marta.fetch(`/admin/quotes?ver=${from.id}`)).text();
    expect(panel).toContain('Pasar lo que está a su favor');
    expect(await (await raul.fetch(`/admin/quotes?ver=${from.id}`)).text()).not.toContain(
      'Pasar lo que está a su favor',
    );
  });
});

describe('credit that moved', () => {
  test.each(['from', 'to'] as const)('goes back whole, by its entry %s', async (side) => {
    await move();
    const order = side === 'from' ? from : to;
    const kind = side === 'from' ? 'credit_out' : 'credit_in';
    const entry = (await moneyOf(order))?.moves.find((each) => each.kind === kind)?.id ?? '';
    const { money } = await reverse(order.id, entry);
    expect((await reverse(order.id, entry)).money).toEqual(money);
    expect(await moneyOf(from)).toMatchObject({ paidCents: 3_000_000, creditCents: 20_000 });
    expect(await moneyOf(to)).toMatchObject({ paidCents: 0, moves: [{ state: 'reversed' }] });
    const again = { params: { id: order.id, entry }, body: { reason: 'x' } };
    expect((await marta.refused(staffApi.reverseEntry, again)).code).toBe('reversed_already');
    expect((await mails()).at(-1)).toMatchObject({
      subject: `Corregimos un traspaso de US$200: ${to.name}`,
    });
  });

  test('does not go back once it went on, nor does the payment that it came from', async () => {
    await move();
    const entry = async (of: NamedOrder) => (await moneyOf(of))?.moves.at(-1)?.id ?? '';
    const reverses = async (of: NamedOrder, id: string) =>
      (
        await marta.refused(staffApi.reverseEntry, {
          params: { id: of.id, entry: id },
          body: { reason: 'x' },
        })
      ).code;
    const payment = (await moneyOf(from))?.moves[0]?.id ?? '';
    expect(await reverses(from, payment)).toBe('not_so_much');
    await giveBack(to.id, '1');
    expect(await reverses(from, await entry(from))).toBe('not_so_much');
    expect(await moneyOf(from)).toMatchObject({ creditCents: 0 });
  });

  test('names the other order to its customer, and not to who pays by a link', async () => {
    await move();
    const path = await linkOfRole(to.id, 'pays');
    const pays = await (await openAddress(path)).text();
    expect(pays).toContain('Traspaso a esta cotización');
    expect(pays).not.toContain(from.name);
  });

  test('stays with the one order when the other is erased after years', async () => {
    await move();
    await sql`delete from quote where id = ${from.id}`.execute(shop.services.db);
    const money = await moneyOf(to);
    expect(money).toMatchObject({ paidCents: 20_000, moves: [{ other: null }] });
    await reverse(to.id, money?.moves[0]?.id ?? '');
    expect(await moneyOf(to)).toMatchObject({ paidCents: 0 });
  });
});
