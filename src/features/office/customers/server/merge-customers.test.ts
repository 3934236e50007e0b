import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const run = (statement: string) => sql.raw(statement).execute(shop.services.db);
const read = (id: string) => raul.call(staffApi.findCustomer, { params: { id } });
const ordersOf = async (id: string) => (await read(id)).orders.map((order) => order.id);
const merge = (id: string, other: string, expected: string[] = [], who = raul) =>
  who.call(staffApi.mergeCustomers, { params: { id }, body: { other, expected } });
const refusedMerge = async (id: string, other: string, expected: string[] = []) =>
  (await raul.refused(staffApi.mergeCustomers, { params: { id }, body: { other, expected } })).code;
const separate = (id: string, merge: string) =>
  raul.call(staffApi.separateCustomers, { params: { id, merge } });

const typedFor = (id: string, email: string, phone = '+17865550100') =>
  run(`update quote set person_id = null, customer_email = '${email}', customer_name = 'Odalys',
    customer_phone = '${phone}', customer_whatsapp = null where id = '${id}'`);

/** Yanet's own quotation, and two that were typed for two other addresses, one with her phone. */
let own: string;
let odalys: string;
let third: string;
beforeEach(async () => {
  [own, odalys, third] = [await requestQuote(), await requestQuote(), await requestQuote()];
  await typedFor(odalys, 'odalys@ejemplo.test');
  await typedFor(third, 'tercera@ejemplo.test', '+17865550199');
  await run(`update person set phone = '+17865550100', whatsapp = null,
    email_verified = true where id = '${yanet.id}'`);
});

describe('two customers who are one person', () => {
  test('are one on the page, in the list and in what is found, to staff alone', async () => {
    expect((await read(yanet.id)).alike).toMatchObject([{ id: odalys, merges: [] }]);
    const before = await yanet.call(api.listMyQuotes, {});
    const mails = await shop.services.db.selectFrom('outbox').select('id').execute();
    const one = await merge(yanet.id, odalys);
    expect(one).toMatchObject({
      id: yanet.id,
      quotes: 2,
      orders: [{ id: odalys }, { id: own }],
      alike: [],
      merged: [
        {
          by: 'Raúl Pérez',
          customers: [
            { id: yanet.id, account: true, proven: true },
            { id: odalys, account: false },
          ],
        },
      ],
    });
    expect(one.history.filter(({ kind }) => kind === 'asked')).toHaveLength(2);
    expect(await ordersOf(odalys)).toEqual([odalys, own]);
    const found = await raul.call(staffApi.findCustomers, { query: { q: 'odalys@' } });
    expect(found).toMatchObject([{ id: yanet.id, quotes: 2, merges: one.merges }]);
    const hits = await raul.call(staffApi.find, { query: { q: 'odalys@' } });
    expect(hits.filter(({ kind }) => kind === 'customer')).toMatchObject([{ id: yanet.id }]);
    expect(await yanet.call(api.listMyQuotes, {})).toEqual(before);
    expect(await shop.services.db.selectFrom('outbox').select('id').execute()).toEqual(mails);
  });

  test('are as before once it is undone, and the log says both', async () => {
    const { merges } = await merge(odalys, yanet.id);
    expect(await separate(yanet.id, merges[0] ?? '')).toMatchObject({
      merged: [],
      merges: [],
      orders: [{ id: own }],
      alike: [{ id: odalys }],
    });
    expect(await ordersOf(odalys)).toEqual([odalys]);
    const again = { params: { id: yanet.id, merge: merges[0] ?? '' } };
    expect(await raul.refused(staffApi.separateCustomers, again)).toMatchObject({
      code: 'customers_separated',
    });
    const { rows } = await sql`select action, subject_id, details from audit
      where action in ('person.merge', 'person.separate') and subject_id = ${odalys} order by seq`.execute(
      shop.services.db,
    );
    const details = { merge: merges[0], with: yanet.id };
    expect(rows).toEqual([
      { action: 'person.merge', subject_id: odalys, details },
      { action: 'person.separate', subject_id: odalys, details },
    ]);
    expect((await merge(yanet.id, odalys)).merged).toHaveLength(1);
  });

  test('become three by a second merge, which says that it saw the first', async () => {
    const { merges: first } = await merge(yanet.id, odalys);
    expect(await refusedMerge(odalys, third)).toBe('customers_changed');
    expect(await refusedMerge(odalys, yanet.id, first)).toBe('customers_merged');
    const three = await merge(odalys, third, first, marta);
    expect(three.orders.map(({ id }) => id)).toEqual([third, odalys, own]);
    expect(await ordersOf(own)).toEqual([third, odalys, own]);
    expect(three.merged).toHaveLength(2);
    const list = await raul.call(staffApi.findCustomers, { query: {} });
    expect(list).toMatchObject([{ id: yanet.id, quotes: 3, merges: three.merges }]);
    await separate(third, first[0] ?? '');
    expect(await ordersOf(yanet.id)).toEqual([own]);
    expect(await ordersOf(odalys)).toEqual([third, odalys]);
  });

  test('are merged once by two agents at once; of two merges with a third one is told', async () => {
    const twice = await Promise.allSettled([
      merge(yanet.id, odalys),
      merge(odalys, yanet.id, [], marta),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { merges } = await read(own);
    expect(merges).toHaveLength(1);
    await separate(own, merges[0] ?? '');
    const chain = await Promise.allSettled([
      merge(yanet.id, odalys),
      merge(odalys, third, [], marta),
    ]);
    expect(chain.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(odalys)).orders).toHaveLength(2);
  });
});

describe('who only claims an e-mail', () => {
  test('is proposed, and one with it only once somebody of staff says so', async () => {
    await run(`update person set email = 'odalys@ejemplo.test', email_verified = false,
      phone = null where id = '${yanet.id}'`);
    expect((await read(odalys)).alike).toMatchObject([{ id: yanet.id, proven: false }]);
    expect(await ordersOf(odalys)).toEqual([odalys]);
    const one = await merge(odalys, yanet.id);
    // What they claim of themselves is not taken for what staff know.
    expect(one).toMatchObject({ id: odalys, proven: true, phone: '+17865550100' });
    expect(one.orders.map(({ id }) => id)).toEqual([odalys, own]);
    expect(one.merged[0]?.customers).toContainEqual(
      expect.objectContaining({ id: yanet.id, account: true, proven: false }),
    );
  });
});

describe('a merge follows its people', () => {
  test('when the one without an account signs in, and not to whom the order passes', async () => {
    const { merges } = await merge(third, odalys);
    await run(`update person set email = 'odalys@ejemplo.test' where id = '${yanet.id}'`);
    expect(await read(third)).toMatchObject({
      merges,
      merged: [{ customers: [{ id: yanet.id }, { id: third }] }],
    });
    expect(await ordersOf(third)).toEqual([third, odalys, own]);
    await run(`update quote set person_id = '${yanet.id}', customer_email = 'otra@ejemplo.test'
      where id = '${third}'`);
    expect(await read(yanet.id)).toMatchObject({ merges: [], merged: [] });
  });

  test('and ends with the account', async () => {
    await run(`update quote set status = 'completed'`).catch(() => undefined);
    const { merges } = await merge(yanet.id, odalys);
    await merge(odalys, third, merges);
    await yanet.call(api.deleteAccount, {});
    expect(await ordersOf(third)).toEqual([third, odalys]);
    expect(await shop.services.db.selectFrom('customer_merge').selectAll().execute()).toHaveLength(
      1,
    );
  });
});

test('customers merge nobody', async () => {
  for (const who of ['customer', 'anonymous'] as const) {
    const refused = await shop.as(who).refused(staffApi.mergeCustomers, {
      params: { id: own },
      body: { other: odalys, expected: [] },
    });
    expect([401, 403]).toContain(refused.status);
  }
});
