import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { followPerson } from '#features/home/profile/server/follow-person.ts';
import { signInPerson } from '#features/people/accounts/server/people.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { staffApi } from '#staff-api.ts';
import type { CallersQuote } from '../../callers/callers-quote.ts';
import { newQuote, products, writtenQuotes } from '../testing/quotes.ts';

setUpQuoteShop();

const corolla = () => ({ productId: ids.corolla, name: products.corolla.name, quantity: 1 });

function asked(special: Partial<CallersQuote> = {}): CallersQuote {
  return {
    name: 'Odalys Ruiz',
    email: 'odalys@ejemplo.com',
    phone: '+1 786 555 0100',
    whatsapp: null,
    province: 'HOL',
    language: 'es',
    items: [corolla(), { productId: null, name: 'Planta eléctrica de 6 kW', quantity: 2 }],
    notes: null,
    ...special,
  };
}

const make = (body = asked(), key = 'llamada-1') =>
  raul.call(staffApi.createCallersQuote, { body, key });

test('an agent makes a quotation for somebody who calls: theirs to work on, with the usual mail', async () => {
  const quote = await make();
  expect(quote).toMatchObject({
    customerName: 'Odalys Ruiz',
    customerPhone: '+17865550100',
    total: '28000.00',
    assignedTo: { name: 'Raúl Pérez' },
    items: [
      { productName: products.corolla.name, price: '28000.00', quantity: 1 },
      { productName: 'Planta eléctrica de 6 kW', price: null, quantity: 2 },
    ],
    history: [
      { kind: 'created', by: 'staff', who: 'Raúl Pérez' },
      { kind: 'moved', by: 'system', to: 'en_revision' },
    ],
    mails: [{ to: 'odalys@ejemplo.com' }],
    // What was never in the catalogue has not gone from it.
    unavailable: [],
  });
  expect(quote.answerDueAt).not.toBeNull();
  expect((await auditOf(shop.services.db, quote.id)).map(({ action }) => action)).toContain(
    'quote.create',
  );
});

test('the same key makes one quotation, also five times at once; with other content it is refused', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => make()));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await writtenQuotes(shop.services.db)).toMatchObject({
    quotes: 1,
    numbers: [1],
    mails: 1,
  });
  const other = { body: asked({ name: 'Otra persona' }), key: 'llamada-1' };
  expect(await raul.refused(staffApi.createCallersQuote, other)).toMatchObject({
    status: 422,
    code: 'key_reused',
  });
});

describe('whose it is', () => {
  const identity = { issuer: 'https://idp', subject: 'odalys', firstName: 'O', lastName: 'R' };
  const signIn = (emailVerified: boolean) =>
    inTransaction(shop.services.db, (tx) =>
      signInPerson(
        tx,
        { config: shop.services.config, onNewAddress: followPerson },
        { ...identity, email: 'Odalys@Ejemplo.com', emailVerified },
        'es',
      ),
    );
  const ownerOf = async (id: string) =>
    (
      await shop.services.db
        .selectFrom('quote')
        .select('person_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).person_id;

  test('belongs to the account with that e-mail, if the provider vouches for it', async () => {
    const { email } = await shop.as('customer').call(api.currentUser, {});
    await vouchFor(email);
    const quote = await make(asked({ email: email.toUpperCase() }));
    const own = await shop.as('customer').call(api.listMyQuotes, {});
    expect(own.map(({ id }) => id)).toEqual([quote.id]);
  });

  test('without one of whoever signs in with it, and not before they have shown that it is theirs', async () => {
    const { id } = await make();
    expect(await ownerOf(id)).toBeNull();
    await signIn(false);
    expect(await ownerOf(id)).toBeNull();
    const person = await signIn(true);
    expect(await ownerOf(id)).toBe(person.id);
  });

  test('what a deleted account left behind stays nobody’s', async () => {
    const { id } = await make();
    const { db } = shop.services;
    await db.updateTable('quote').set({ detached_at: new Date() }).where('id', '=', id).execute();
    await signIn(true);
    expect(await ownerOf(id)).toBeNull();
  });

  test('never the agent’s own', async () => {
    const { email } = await raul.call(api.currentUser, {});
    const own = { body: asked({ email }), key: 'llamada-propia' };
    expect(await raul.refused(staffApi.createCallersQuote, own)).toMatchObject({
      status: 403,
      code: 'own_record',
    });
  });
});

test.each([
  ['sold', () => [{ productId: ids.vendido, name: products.vendido.name, quantity: 1 }], 409],
  ['not delivered there', () => [{ productId: ids.lejos, name: 'Moto', quantity: 1 }], 409],
  ['nothing', () => [], 400],
  ['0 pieces', () => [{ ...corolla(), quantity: 0 }], 400],
  ['51 lines', () => Array.from({ length: 51 }, corolla), 400],
])('%s is refused, and nothing is written', async (_, items, status) => {
  const refused = await raul.refused(staffApi.createCallersQuote, {
    body: asked({ items: items() }),
    key: 'llamada-mala',
  });
  expect(refused.status).toBe(status);
  expect(await writtenQuotes(shop.services.db)).toMatchObject({ quotes: 0, mails: 0, numbers: [] });
});

test('a phone that cannot be read is told at its field', async () => {
  const refused = await raul.refused(staffApi.createCallersQuote, {
    body: asked({ phone: 'el de siempre' }),
    key: 'llamada-mala',
  });
  expect(Object.keys(refused.fields ?? {})).toEqual(['phone']);
});

/** The provider says that the address is theirs. */
function vouchFor(email: string) {
  return shop.services.db
    .updateTable('person')
    .set({ email_verified: true })
    .where('email', '=', email)
    .execute();
}

describe('a caller without an e-mail', () => {
  const alone = () => make(asked({ email: null }));
  const add = (id: string, email: string, who = raul) =>
    who.call(staffApi.addQuoteEmail, { params: { id }, body: { email, expected: null } });
  const mails = async () =>
    (await shop.services.db.selectFrom('outbox').select('id').where('topic', '=', 'mail').execute())
      .length;
  const refusal = async (...[call, input]: Parameters<typeof raul.refused>) =>
    (await raul.refused(call, input)).code;

  test('has a quotation by the phone, is mailed nothing, and is found by it', async () => {
    const quote = await alone();
    expect(quote).toMatchObject({ customerEmail: null, customerPhone: '+17865550100', mails: [] });
    await make(asked({ email: null, name: 'Odalys R.' }), 'llamada-2');
    const params = { id: quote.id };
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params,
      body: { status: 'approved' },
    } as never);
    await raul.call(staffApi.contactAboutQuote, {
      params,
      body: { channel: 'phone' },
      key: 'llamada-c-1',
    });
    expect(await mails()).toBe(0);
    expect(await raul.call(staffApi.findCustomers, { query: { q: '786 555 0100' } })).toMatchObject(
      [{ name: 'Odalys R.', email: null, phone: '+17865550100', quotes: 2 }],
    );
    expect(await raul.call(staffApi.findCustomer, { params })).toMatchObject({
      account: false,
      orders: [{}, { id: quote.id }],
    });
    expect(
      await refusal(staffApi.createCallersQuote, {
        body: asked({ email: null, phone: null }),
        key: 'llamada-3',
      }),
    ).toBe('bad_input');
  });

  test('gets nothing firm before there is one; then all is as ever, and nothing is mailed anew', async () => {
    const { id } = await alone();
    const params = { id };
    const { id: draft, revision } = await raul.call(staffApi.draftOffer, { params, body: {} });
    const firm = [
      [staffApi.sendOffer, { params: { id: draft }, body: { expected: revision } }],
      [staffApi.writeAboutQuote, { params, body: { text: 'Cuesta 28.000' }, key: 'mensaje-1' }],
      [staffApi.issueCode, { params, body: {}, key: 'codigo-1' }],
      [staffApi.makeLink, { params, body: { role: 'pays' } }],
      [staffApi.mailReceivesLink, { params, body: { seen: null } }],
    ] as const;
    for (const [call, input] of firm)
      expect([call.path, (await looked(raul).refused(call, input)).code]).toEqual([
        call.path,
        'email_needed',
      ]);
    const note = { text: 'Se le dijo el precio', internal: true };
    await looked(raul).call(staffApi.writeAboutQuote, {
      params,
      body: note,
      key: 'nota-uno-1',
    } as never);
    const { email: own } = await raul.call(api.currentUser, {});
    expect(
      await refusal(staffApi.addQuoteEmail, { params, body: { email: own, expected: null } }),
    ).toBe('own_record');
    expect(await add(id, 'odalys@ejemplo.com')).toMatchObject({
      customerEmail: 'odalys@ejemplo.com',
      mails: [],
    });
    expect(
      await refusal(staffApi.addQuoteEmail, {
        params,
        body: { email: 'otra@ejemplo.com', expected: null },
      }),
    ).toBe('quote_has_email');
    expect(await mails()).toBe(0);
    await looked(raul).call(staffApi.writeAboutQuote, {
      params,
      body: { text: 'Hola' },
      key: 'mensaje-2',
    } as never);
    expect(await mails()).toBe(1);
    expect((await auditOf(shop.services.db, id)).map(({ action }) => action)).toContain(
      'quote.email',
    );
  });

  test('is of the account whose verified e-mail it is', async () => {
    const { id } = await alone();
    const { email } = await shop.as('customer').call(api.currentUser, {});
    await vouchFor(email);
    await add(id, email);
    expect((await shop.as('customer').call(api.listMyQuotes, {})).map((own) => own.id)).toEqual([
      id,
    ]);
  });
});

describe('who has asked before', () => {
  const find = (q: string) => raul.call(staffApi.findCustomers, { query: { q } });

  test('is found by part of the e-mail or of the phone, once, with how much they asked for', async () => {
    await make();
    await make(asked({ email: 'ODALYS@ejemplo.com' }), 'llamada-2');
    const found = [{ name: 'Odalys Ruiz', phone: '+17865550100', province: 'HOL', quotes: 2 }];
    expect(await find('dalys@')).toMatchObject(found);
    expect(await find('(786) 555')).toMatchObject(found);
    expect(await find('555-0199')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
  });

  test('also with an account and no quotation; never a deleted account', async () => {
    const quote = await shop
      .as('customer')
      .call(api.createQuote, { body: newQuote(ids), key: 'de-yanet' });
    const { email } = await shop.as('customer').call(api.currentUser, {});
    expect((await find(email)).filter((each) => each.email === email)).toMatchObject([
      { email, quotes: 1 },
    ]);
    await shop.services.db
      .updateTable('quote')
      .set({ detached_at: new Date(), person_id: null })
      .where('id', '=', quote.id)
      .execute();
    expect((await find(email)).filter((each) => each.email === email)).toMatchObject([
      { email, quotes: 0 },
    ]);
  });

  test('not by what an account only claims: whoever says to have that e-mail changes no phone', async () => {
    await make();
    const claim = {
      issuer: 'https://idp',
      subject: 'impostor',
      firstName: 'Otra',
      lastName: 'Persona',
      email: 'odalys@ejemplo.com',
    };
    const { db, config } = shop.services;
    const { id } = await inTransaction(db, (tx) =>
      signInPerson(
        tx,
        { config, onNewAddress: followPerson },
        { ...claim, emailVerified: false },
        'es',
      ),
    );
    const phone = '+5355556666';
    await db.updateTable('person').set({ phone }).where('id', '=', id).execute();
    const known = { name: 'Odalys Ruiz', phone: '+17865550100', proven: true };
    expect(await find('odalys')).toMatchObject([known]);
    expect(await find('5555-6666')).toMatchObject([known]);
    await db.deleteFrom('quote').execute();
    expect(await find('odalys')).toMatchObject([{ name: 'Otra Persona', proven: false }]);
    await db.updateTable('person').set({ email_verified: true }).where('id', '=', id).execute();
    expect(await find('odalys')).toMatchObject([{ phone, proven: true }]);
  });

  test('that an agent looked is in the log, without the words', async () => {
    await find('odalys');
    const looked = await shop.services.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'person.search')
      .execute();
    expect(looked.length).toBeGreaterThan(0);
    expect(JSON.stringify(looked)).not.toContain('odalys');
  });

  test.each(['customer', 'anonymous'] as const)('a %s may not ask', async (who) => {
    const refused = await shop.as(who).refused(staffApi.findCustomers, { query: { q: 'abc' } });
    expect([401, 403]).toContain(refused.status);
  });
});
