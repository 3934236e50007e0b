import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { auditOf } from '#features/accounts/server/audit-testing.ts';
import { limits } from '#limits.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { staffApi } from '#staff-api.ts';
import type { NewQuote } from '../schema.ts';
import { quoteStatuses } from '../statuses.ts';
import { type Good, lineOf, listQuery, nothing, products, restock, written } from './testing.ts';

let shop: TestShop;
let ids: Record<Good, string>;
let yanet: Client;
let raul: Client;

beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  ids = await restock(shop);
  yanet = shop.as('customer');
  raul = shop.as('agente');
});

let keys = 0;
const newKey = () => `envio-${++keys}-${'x'.repeat(8)}`;
const ask = (client: Client, body: NewQuote, key = newKey()) =>
  client.call(api.createQuote, { body, key });
const refuse = (client: Client, body: NewQuote, key = newKey()) =>
  client.refused(api.createQuote, { body, key });
const rows = () => written(shop.services.db);
const yearNow = () => new Date().getUTCFullYear();

/** A request as no browser of ours would write it. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await yanet.fetch('/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

describe('asking for a quotation', () => {
  test('gives a reference number, and the quote says what was asked at the price of the catalogue', async () => {
    const items = [lineOf(ids, 'corolla', 2), lineOf(ids, 'nevera', 3), lineOf(ids, 'luna')];
    const before = yearNow();
    const made = await ask(yanet, listQuery(ids, { items, subtotal: '58551.50', total: 58551.5 }));
    const possible = [before, yearNow()].map((year) => `MA-TX-${year}-000001`);
    expect(possible).toContain(made.referenceNumber);
    expect(await yanet.call(api.findMyQuote, { params: { id: made.id } })).toEqual({
      id: made.id,
      referenceNumber: made.referenceNumber,
      answerDueAt: made.answerDueAt,
      customerName: 'Yanet Pérez',
      customerEmail: 'customer@correo.test',
      customerPhone: '+5351234567',
      customerWhatsapp: '+13055550142',
      province: 'HOL',
      items: [
        {
          productId: ids.corolla,
          productName: products.corolla.name,
          quantity: 2,
          price: '28000.00',
        },
        { productId: ids.nevera, productName: products.nevera.name, quantity: 3, price: '850.50' },
        { productId: ids.luna, productName: products.luna.name, quantity: 1, price: null },
      ],
      subtotal: '58551.50',
      total: '58551.50',
      currency: 'USD',
      notes: null,
      recipient: null,
      mailed: true,
      cancelledAt: null,
      revision: 0,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      codes: [],
      history: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          at: expect.stringMatching(/^\d{4}-/),
          kind: 'created',
          by: 'customer',
          from: null,
          to: null,
          note: null,
          public: true,
        },
      ],
    });
  });

  test('writes the quote, its lines, its first history entry and both mails', async () => {
    const items = [lineOf(ids, 'corolla'), lineOf(ids, 'luna')];
    const notes = ' Llamen de tarde ';
    const { id, referenceNumber } = await ask(yanet, listQuery(ids, { items, notes }));
    expect((await yanet.call(api.findMyQuote, { params: { id } })).notes).toBe('Llamen de tarde');
    expect(await rows()).toEqual({ quotes: 1, lines: 2, events: 1, mails: 2, numbers: [1] });
    const mails = await shop.services.db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'about'])
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ about }) => about)).toEqual([id, id]);
    const told = mails.map(({ topic, payload }) => [topic, payload]);
    const toStaff = expect.objectContaining({
      to: shop.services.config.staffEmail,
      text: expect.stringContaining('Llamen de tarde'),
    });
    expect(told).toEqual(
      expect.arrayContaining([
        [
          'mail',
          expect.objectContaining({
            to: 'customer@correo.test',
            subject: expect.stringContaining(referenceNumber),
          }),
        ],
        ['mail', toStaff],
      ]),
    );
  });

  test('takes the name, the e-mail and the owner from the session, whatever is sent', async () => {
    const { id } = await ask(
      yanet,
      listQuery(ids, { customerName: 'Otra Persona', customerEmail: 'agente@correo.test' }),
    );
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote).toMatchObject({
      customerName: 'Yanet Pérez',
      customerEmail: 'customer@correo.test',
    });
  });

  test('a note of spaces is no note', async () => {
    const { id } = await ask(yanet, listQuery(ids, { notes: '  ' }));
    expect((await yanet.call(api.findMyQuote, { params: { id } })).notes).toBeNull();
  });

  test('a product without an id is found by its exact name', async () => {
    const { productId: _, ...named } = lineOf(ids, 'corolla');
    const { id } = await ask(yanet, listQuery(ids, { items: [named] }));
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote.items[0]?.productId).toBe(ids.corolla);
    const nearly = { ...named, productName: 'toyota corolla LE 2021' };
    expect((await refuse(yanet, listQuery(ids, { items: [nearly] }))).status).toBe(409);
  });

  test('without a province it goes where the first product goes, else to La Habana', async () => {
    const { province: _, ...nowhere } = listQuery(ids);
    const items = [{ ...lineOf(ids, 'corolla'), province: 'MAT' as const }];
    const there = await ask(yanet, { ...nowhere, items });
    expect(await yanet.call(api.findMyQuote, { params: { id: there.id } })).toMatchObject({
      province: 'MAT',
    });
    const here = await ask(yanet, nowhere);
    expect(await yanet.call(api.findMyQuote, { params: { id: here.id } })).toMatchObject({
      province: 'HAB',
    });
  });

  test('the account has the province of its last quote', async () => {
    await ask(yanet, { ...listQuery(ids), province: 'HOL' });
    const { province } = (await yanet.call(api.currentUser, {})) ?? {};
    expect(province).toBe('HOL');
  });

  test('the mail is in the language of the browser', async () => {
    await ask(yanet.with('mariel-auto-language=en'), listQuery(ids));
    const mails = await shop.services.db.selectFrom('outbox').select('payload').execute();
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: 'customer@correo.test', language: 'en' }),
    );
  });

  test('50 lines of 99 pieces are a quote', async () => {
    const items = Array.from({ length: 50 }, () => lineOf(ids, 'nevera', 99));
    const total = `${850.5 * 99 * 50}.00`;
    await ask(yanet, listQuery(ids, { items, subtotal: total, total }));
    expect(await rows()).toMatchObject({ quotes: 1, lines: 50 });
  });

  test('someone signed out is told to sign in, and nothing is written', async () => {
    expect(await refuse(shop.as('anonymous'), listQuery(ids))).toMatchObject({
      status: 401,
      code: 'signed_out',
      message: 'Inicie sesión para continuar.',
    });
    expect(await rows()).toEqual(nothing);
  });
});

describe('bad input is refused in words, and nothing is written', () => {
  const bad: [what: string, change: object, field: string][] = [
    ['an unknown province', { province: 'XXX' }, 'province'],
    ['a province in lower case', { province: 'hol' }, 'province'],
    ['no products', { items: [] }, 'items'],
    ['products that are no list', { items: 'corolla' }, 'items'],
    ['an unknown key', { coupon: 'GRATIS' }, 'coupon'],
    ['a status', { status: 'approved' }, 'status'],
    ['a note that is a number', { notes: 5 }, 'notes'],
    ['a note of 2001 letters', { notes: 'a'.repeat(2001) }, 'notes'],
    ['a note that no database can keep', { notes: 'a\0b' }, 'notes'],
    ['a total that is an object', { total: {} }, 'total'],
    ['a name of 201 letters', { customerName: 'a'.repeat(201) }, 'customerName'],
  ];
  test.each(bad)('%s', async (_, change, field) => {
    const { status, answer } = await send({ ...listQuery(ids), ...change });
    expect([status, answer.code]).toEqual([400, 'bad_input']);
    expect(Object.keys(answer.fields)).toContain(field);
    expect(answer.message).toBe('Algún dato no es válido. Revise lo indicado e intente de nuevo.');
    expect(await rows()).toEqual(nothing);
  });

  const badLines: [what: string, change: object, field: string][] = [
    ['quantity 0', { quantity: 0 }, 'quantity'],
    ['a negative quantity', { quantity: -1 }, 'quantity'],
    ['a quantity of 100', { quantity: 100 }, 'quantity'],
    ['a huge quantity', { quantity: 1e15 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['a quantity in words', { quantity: '1' }, 'quantity'],
    ['no quantity', { quantity: undefined }, 'quantity'],
    ['no name', { productName: '' }, 'productName'],
    [
      'a name that no database can keep',
      { productName: 'a\0', productId: undefined },
      'productName',
    ],
    ['a number as the product', { productId: 5 }, 'productId'],
    ['an unknown province', { province: 'XX' }, 'province'],
    ['an unknown key', { discount: 100 }, 'discount'],
    ['a list as the price', { price: [1] }, 'price'],
  ];
  test.each(badLines)('a line with %s', async (_, change, field) => {
    const items = [lineOf(ids, 'nevera'), { ...lineOf(ids, 'corolla'), ...change }];
    const { status, answer } = await send({ ...listQuery(ids), items });
    expect(status).toBe(400);
    expect(Object.keys(answer.fields).join()).toContain(field);
    expect(await rows()).toEqual(nothing);
  });

  test('51 lines', async () => {
    const items = Array.from({ length: 51 }, () => lineOf(ids, 'corolla'));
    expect((await send({ ...listQuery(ids), items })).status).toBe(400);
    expect(await rows()).toEqual(nothing);
  });

  test.each([
    ['{', 400, 'not_json'],
    ['', 400, 'not_json'],
    ['[]', 400, 'bad_input'],
    ['null', 400, 'bad_input'],
    ['"corolla"', 400, 'bad_input'],
    ['{"__proto__":{"province":"HOL"}}', 400, 'bad_input'],
  ])('the body %s', async (body, status, code) => {
    expect(await send(body)).toMatchObject({ status, answer: { code } });
    expect(await rows()).toEqual(nothing);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'the content type "%s"',
    async (type) => {
      expect(await send(listQuery(ids), { 'content-type': type })).toMatchObject({
        status: 415,
        answer: { code: 'wrong_type' },
      });
      expect(await rows()).toEqual(nothing);
    },
  );

  test('a body of more than 64 KiB, whatever length it claims', async () => {
    const huge = { ...listQuery(ids), notes: 'a'.repeat(65 * 1024) };
    expect(await send(huge)).toMatchObject({ status: 413, answer: { code: 'too_large' } });
    expect(await send(listQuery(ids), { 'content-length': '70000' })).toMatchObject({
      status: 413,
    });
    expect(await send(huge, { 'content-length': '10' })).toMatchObject({ status: 413 });
    expect(await rows()).toEqual(nothing);
  });

  test.each(['corto', 'x'.repeat(256), 'con espacio en medio'])('the key %s', async (key) => {
    const { status, answer } = await send(listQuery(ids), { 'idempotency-key': key });
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['Idempotency-Key']]);
    expect(await rows()).toEqual(nothing);
  });

  test('in English for who reads English', async () => {
    const { message, fields } = await yanet
      .with('mariel-auto-language=en')
      .refused(api.createQuote, { body: { province: 'XXX', items: [] } });
    expect(message).toBe('Some of the data is not valid. Check what is marked and try again.');
    expect(fields?.province).toMatch(/^Invalid option/);
  });
});

describe('what the customer saw must be what the catalogue says', () => {
  test.each<[string, Partial<NewQuote>]>([
    ['a lower subtotal', { subtotal: '1.00' }],
    ['a lower total', { total: '1.00' }],
    ['a total of 0', { total: 0 }],
    ['a negative total', { total: -28000 }],
    ['a total in words', { total: 'gratis' }],
    ['a total that rounds to the right one', { total: '28000.001' }],
  ])('%s: 409 with the current lines', async (_, change) => {
    expect(await refuse(yanet, listQuery(ids, change))).toMatchObject({
      status: 409,
      code: 'prices_changed',
      message: 'Algún precio cambió desde que lo agregó. Revise los precios actuales y confirme.',
      total: '28000.00',
      lines: [{ productId: ids.corolla, quantity: 1, price: '28000.00', state: 'same' }],
    });
    expect(await rows()).toEqual(nothing);
  });

  test.each([1, 0, null, '27999.99', '28,000', 'NaN', '1e5', -28000, undefined])(
    'a price of %s',
    async (price) => {
      const items = [lineOf(ids, 'nevera'), { ...lineOf(ids, 'corolla'), price }];
      const { subtotal: _, total: __, ...unsaid } = listQuery(ids);
      expect(await refuse(yanet, { ...unsaid, items })).toMatchObject({
        status: 409,
        code: 'prices_changed',
        total: '28850.50',
        lines: [
          { productId: ids.nevera, price: '850.50', state: 'same' },
          { productId: ids.corolla, price: '28000.00', state: 'price' },
        ],
      });
      expect(await rows()).toEqual(nothing);
    },
  );

  test('a price that changed meanwhile is shown, and the confirmed one goes through', async () => {
    const key = newKey();
    await shop.services.db
      .updateTable('product')
      .set({ price_cents: 29_000_00 })
      .where('id', '=', ids.corolla)
      .execute();
    const { total } = await refuse(yanet, listQuery(ids), key);
    expect(total).toBe('29000.00');
    const items = [{ ...lineOf(ids, 'corolla'), price: 29000 }];
    await ask(yanet, listQuery(ids, { items, subtotal: '29000', total: '29000.0' }), key);
    expect(await rows()).toMatchObject({ quotes: 1, numbers: [1] });
  });

  test('a price that was confirmed after it was to be confirmed counts', async () => {
    await shop.services.db
      .updateTable('product')
      .set({ price_cents: 4_000_00 })
      .where('id', '=', ids.luna)
      .execute();
    const items = [lineOf(ids, 'luna')];
    expect(await refuse(yanet, { province: 'HOL', items })).toMatchObject({
      code: 'prices_changed',
      lines: [{ price: '4000.00', state: 'price' }],
    });
  });

  test.each<[Good, string]>([
    ['vendido', 'sold'],
    ['reservado', 'reserved'],
    ['borrado', 'gone'],
    ['lejos', 'unreachable'],
  ])('a product that is %s is named', async (good, state) => {
    const items = [lineOf(ids, 'corolla'), lineOf(ids, good)];
    const refused = await refuse(yanet, { province: 'HOL', items });
    expect(refused).toMatchObject({
      status: 409,
      code: 'lines_unavailable',
      lines: [{ state: 'same' }, { productName: products[good].name, state }],
    });
    expect(refused.message).toBe(
      `Ya no se puede cotizar: ${products[good].name}. Quítelo de la cotización para continuar.`,
    );
    expect(await rows()).toEqual(nothing);
  });

  test.each([
    ['an id that nobody has', '00000000-0000-4000-8000-000000000000'],
    ['no id at all', 'corolla'],
    ['an id with more before it', 'a00000000-0000-4000-8000-000000000000'],
    ['an id with more behind it', '00000000-0000-4000-8000-000000000000a'],
    ['an id with a NUL', '\0'],
    ['an id that is SQL', "' or true--"],
  ])('%s is a product that is gone, not one of the same name', async (_, productId) => {
    const items = [{ ...lineOf(ids, 'corolla'), productId }];
    expect(await refuse(yanet, listQuery(ids, { items }))).toMatchObject({
      status: 409,
      code: 'lines_unavailable',
      lines: [{ productId: null, productName: products.corolla.name, price: null, state: 'gone' }],
    });
  });
});

describe('how to reach the customer', () => {
  const forget = (columns: object) =>
    shop.services.db.updateTable('person').set(columns).where('id', '=', yanet.id).execute();

  test.each([
    ['phone', { phone: null }],
    ['WhatsApp', { whatsapp: null }],
    ['either', { phone: null, whatsapp: null }],
  ])('without %s there is no quote', async (_, columns) => {
    await forget(columns);
    expect(await refuse(yanet, listQuery(ids))).toMatchObject({
      status: 400,
      code: 'contact_required',
      message: 'Necesitamos su teléfono y su WhatsApp para generar la cotización.',
    });
    const blank = { customerPhone: '  ', customerWhatsapp: 'llámame' };
    expect((await refuse(yanet, listQuery(ids, blank))).code).toBe('contact_required');
    expect(await rows()).toEqual(nothing);
  });

  test('numbers sent along serve where the profile has none, in one spelling', async () => {
    await forget({ phone: null, whatsapp: null });
    const sent = { customerPhone: '5 123 4567', customerWhatsapp: '(305) 555-0142' };
    const { id } = await ask(yanet, listQuery(ids, sent));
    expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
      customerPhone: '+5351234567',
      customerWhatsapp: '+13055550142',
    });
  });

  test('the profile wins over what is sent along', async () => {
    const { id } = await ask(yanet, listQuery(ids, { customerPhone: '+5355555555' }));
    expect(await yanet.call(api.findMyQuote, { params: { id } })).toMatchObject({
      customerPhone: '+5351234567',
    });
  });
});

describe('a quote is never made twice', () => {
  test('the same key gives the same answer, even after a price has changed', async () => {
    const key = newKey();
    const first = await ask(yanet, listQuery(ids), key);
    await shop.services.db.updateTable('product').set({ price_cents: 1 }).execute();
    expect(await ask(yanet, listQuery(ids), key)).toEqual(first);
    await shop.services.db.updateTable('person').set({ phone: null }).execute();
    expect(await ask(yanet, listQuery(ids), key)).toEqual(first);
    expect(await rows()).toEqual({ quotes: 1, lines: 1, events: 1, mails: 2, numbers: [1] });
  });

  test('the same key fifty times at once makes one quote', async () => {
    const key = newKey();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => ask(yanet, listQuery(ids), key)),
    );
    expect(new Set(all.map(({ referenceNumber }) => referenceNumber)).size).toBe(1);
    expect(await rows()).toEqual({ quotes: 1, lines: 1, events: 1, mails: 2, numbers: [1] });
    await ask(yanet, listQuery(ids));
    expect(await rows()).toMatchObject({ quotes: 2, numbers: [2] });
  });

  test.each<[string, (body: NewQuote) => NewQuote]>([
    [
      'quantity',
      (body) => ({ ...body, items: [lineOf(ids, 'corolla', 2)], total: null, subtotal: null }),
    ],
    [
      'products',
      (body) => ({ ...body, items: [lineOf(ids, 'nevera')], total: null, subtotal: null }),
    ],
    ['province', (body) => ({ ...body, province: 'MAT' })],
    ['notes', (body) => ({ ...body, notes: 'otra' })],
  ])('the same key with other %s is refused', async (_, change) => {
    const key = newKey();
    await ask(yanet, listQuery(ids), key);
    expect(await refuse(yanet, change(listQuery(ids)), key)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    expect(await rows()).toMatchObject({ quotes: 1, mails: 2, numbers: [1] });
  });

  test('the same key with another province of the first product is refused', async () => {
    const key = newKey();
    const { province: _, ...body } = listQuery(ids);
    const to = (province: 'HAB' | 'MAT') => ({
      ...body,
      items: [{ ...lineOf(ids, 'corolla'), province }],
    });
    await ask(yanet, to('HAB'), key);
    expect((await refuse(yanet, to('MAT'), key)).code).toBe('key_reused');
  });

  test("another person's key is another one", async () => {
    const key = newKey();
    const mine = await ask(yanet, listQuery(ids), key);
    const theirs = await ask(shop.as('other customer'), listQuery(ids), key);
    expect(theirs.referenceNumber).not.toBe(mine.referenceNumber);
    expect(theirs.id).not.toBe(mine.id);
  });

  test('without a key each submission is its own', async () => {
    const first = await yanet.call(api.createQuote, { body: listQuery(ids), key: '' });
    const second = await yanet.call(api.createQuote, { body: listQuery(ids), key: '' });
    expect(second.id).not.toBe(first.id);
    expect(await rows()).toMatchObject({ quotes: 2, mails: 4 });
    const kept = shop.services.db.selectFrom('quote').select(['submission_key', 'submission_hash']);
    for (const each of await kept.execute()) {
      expect(each).toEqual({ submission_key: null, submission_hash: null });
    }
  });

  test('products without ids are other products by their names', async () => {
    const key = newKey();
    const named = (good: Good) => {
      const { productId: _, ...line } = lineOf(ids, good);
      return { province: 'HOL' as const, items: [{ ...line, price: null }] };
    };
    await shop.services.db.updateTable('product').set({ price_cents: null }).execute();
    await ask(yanet, named('corolla'), key);
    expect((await refuse(yanet, named('nevera'), key)).code).toBe('key_reused');
  });
});

test('a hundred an hour of one person; one that was made before is told so all the same', async () => {
  const made = await ask(yanet, listQuery(ids), 'la-primera');
  for (let count = 1; count < limits.quote.points; count += 1) {
    await consumeLimit(shop.services.db, limits.quote, yanet.id);
  }
  expect(await refuse(yanet, listQuery(ids))).toMatchObject({ status: 429, code: 'too_many' });
  expect(await ask(yanet, listQuery(ids), 'la-primera')).toEqual(made);
  await ask(shop.as('other customer'), listQuery(ids));
  // A refused one took no number.
  const rows = await shop.services.db.selectFrom('quote').select('reference').execute();
  expect(rows.map(({ reference }) => Number(reference.slice(-6))).toSorted()).toEqual([1, 2]);
});

describe('numbers', () => {
  // No year ends in the middle of a test.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('begin anew each year', async () => {
    const { db } = shop.services;
    const year = yearNow();
    const { id } = await ask(yanet, listQuery(ids));
    // As if that had been a year ago.
    const reference = `MA-TX-${year - 1}-000001`;
    await db.updateTable('quote').set({ reference }).where('id', '=', id).execute();
    const name = `quote-${year - 1}`;
    await db.updateTable('counter').set({ name }).where('name', '=', `quote-${year}`).execute();
    expect((await ask(yanet, listQuery(ids))).referenceNumber).toBe(`MA-TX-${year}-000001`);
  });

  test('have no gap after submissions that failed, and each is given once', async () => {
    const year = yearNow();
    const attempts = Array.from({ length: 30 }, (_, at) =>
      at % 3 === 0
        ? ask(shop.as(at % 2 ? 'customer' : 'other customer'), listQuery(ids))
        : refuse(yanet, listQuery(ids, { total: '1' })).then(() => undefined),
    );
    const made = (await Promise.all(attempts)).flatMap((one) => one?.referenceNumber ?? []);
    expect(made.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => `MA-TX-${year}-${String(at + 1).padStart(6, '0')}`),
    );
  });

  test.each(['quote_line', 'event', 'outbox'])(
    'a failure while writing %s leaves nothing behind, not even a used number',
    async (table) => {
      const { db } = shop.services;
      await sql`create function fails() returns trigger language plpgsql
        as $$ begin raise exception 'disk full'; end $$`.execute(db);
      await sql`create trigger fails before insert on ${sql.table(table)}
        for each row execute function fails()`.execute(db);
      try {
        expect(await refuse(yanet, listQuery(ids))).toMatchObject({
          status: 500,
          code: 'internal',
        });
        expect(await rows()).toEqual(nothing);
      } finally {
        await sql`drop function fails cascade`.execute(db);
      }
      const { referenceNumber } = await ask(yanet, listQuery(ids));
      expect(referenceNumber).toMatch(/-000001$/);
    },
  );
});

describe('my quotes', () => {
  test('are mine alone, the newest first', async () => {
    const first = await ask(yanet, listQuery(ids));
    await ask(shop.as('other customer'), listQuery(ids));
    const last = await ask(yanet, listQuery(ids, { notes: 'Otra' }));
    const mine = await yanet.call(api.listMyQuotes, {});
    expect(mine.map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(mine[0]).toMatchObject({ notes: 'Otra', total: '28000.00', status: 'pending' });
    expect(await raul.call(api.listMyQuotes, {})).toEqual([]);
  });

  test("someone else's is not found, in the very words of one that does not exist", async () => {
    const { id } = await ask(yanet, listQuery(ids));
    const missing = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all(
      [id, missing].map((wanted) =>
        shop.as('other customer').refused(api.findMyQuote, { params: { id: wanted } }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      status: 404,
      code: 'quote_not_found',
      message: 'No encontramos esa cotización.',
    });
    // Staff reach it by the staff's call, not by the customer's.
    expect((await raul.refused(api.findMyQuote, { params: { id } })).status).toBe(404);
  });

  test.each(['1', 'MA-TX-2026-000001', "' or true--", '%00'])('%s is no quote', async (id) => {
    expect((await yanet.refused(api.findMyQuote, { params: { id } })).status).toBe(404);
    expect((await raul.refused(staffApi.findQuote, { params: { id } })).status).toBe(404);
  });

  test('the reference alone opens nothing', async () => {
    const { referenceNumber } = await ask(yanet, listQuery(ids));
    for (const client of [shop.as('anonymous'), shop.as('other customer')]) {
      const response = await client.fetch(`/api/quotes/${referenceNumber}`);
      expect([401, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('Yanet');
    }
  });

  test('a customer does not read what staff wrote for themselves', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    await shop.services.db
      .insertInto('event')
      .values({
        quote_id: id,
        actor_id: raul.id,
        actor: 'staff',
        kind: 'status',
        from_status: 'pending',
        to_status: 'en_revision',
        note: 'cliente difícil',
        public: false,
      })
      .execute();
    const mine = await yanet.call(api.findMyQuote, { params: { id } });
    expect(mine.history).toHaveLength(1);
    const theirs = await raul.call(staffApi.findQuote, { params: { id } });
    expect(theirs.history[1]).toMatchObject({ note: 'cliente difícil', by: 'staff' });
  });

  test('stay readable after the product is gone from the catalogue', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    await shop.services.db.deleteFrom('product').execute();
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    expect(quote.items).toEqual([
      { productId: null, productName: products.corolla.name, quantity: 1, price: '28000.00' },
    ]);
  });
});

describe('the staff’s quotes', () => {
  const change = (client: Client, id: string, body: object) =>
    client.call(staffApi.changeQuoteStatus, { params: { id }, body: body as { status: 'sent' } });

  /** A change as no screen of ours asks for it. */
  async function patch(client: Client, id: string, body: object) {
    const response = await client.fetch(`/api/admin/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  }

  test('an agent sees everybody’s, newest first, and filters by status', async () => {
    const first = await ask(yanet, listQuery(ids));
    const last = await ask(shop.as('other customer'), listQuery(ids));
    await change(raul, first.id, { status: 'approved' });
    const list = async (query: object) =>
      (await raul.call(staffApi.listQuotes, { query })).map(({ id }) => id);
    expect(await list({})).toEqual([last.id, first.id]);
    expect(await list({ status: 'approved' })).toEqual([first.id]);
    expect(await list({ status: 'pending' })).toEqual([last.id]);
    expect(await list({ status: 'sent' })).toEqual([]);
    const blank = await raul.fetch('/api/admin/quotes?status=');
    expect(await blank.json()).toHaveLength(2);
  });

  test('an unknown status in the filter is named', async () => {
    const { status, fields } = await raul.refused(staffApi.listQuotes, {
      query: { status: 'nuevo' },
    });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['status']]);
  });

  test.each(['agente', 'administrador'] as const)(
    '%s sets any status from any, and the customer reads each step',
    async (actor) => {
      const { id } = await ask(yanet, listQuery(ids));
      const steps = [...quoteStatuses.slice(1), ...quoteStatuses.toReversed().slice(1)];
      for (const status of steps) {
        expect((await change(shop.as(actor), id, { status })).status).toBe(status);
      }
      const { history, status } = await yanet.call(api.findMyQuote, { params: { id } });
      expect(status).toBe('pending');
      const told = history.slice(1).map(({ kind, by, from, to }) => ({ kind, by, from, to }));
      const before = ['pending', ...steps];
      expect(told).toEqual(
        steps.map((to, at) => ({ kind: 'status', by: 'staff', from: before[at], to })),
      );
    },
  );

  test('who did it is kept', async () => {
    const { id, referenceNumber } = await ask(yanet, listQuery(ids));
    await change(raul, id, { status: 'sent' });
    expect(await auditOf(shop.services.db, id)).toEqual([
      {
        actor_id: raul.id,
        action: 'quote.status',
        subject_kind: 'quote',
        subject_id: id,
        subject_name: referenceNumber,
        details: { status: { from: 'pending', to: 'sent' } },
      },
    ]);
    const actorsOf = await shop.services.db
      .selectFrom('event')
      .select('actor_id')
      .orderBy('seq')
      .execute();
    expect(actorsOf.map(({ actor_id }) => actor_id)).toEqual([yanet.id, raul.id]);
  });

  test('a decision about a status that someone changed meanwhile is refused, with the status', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    await change(raul, id, { status: 'approved', expected: 'pending' });
    const late = { status: 'rejected', expected: 'pending' };
    expect(await patch(shop.as('administrador'), id, late)).toEqual({
      status: 409,
      answer: {
        message:
          'Otra persona cambió el estado mientras tanto. Revise el estado actual y decida de nuevo.',
        code: 'status_changed',
        status: 'approved',
        changedBy: 'Raúl Pérez',
        changedAt: expect.stringMatching(/^\d{4}-/),
      },
    });
    const { status, history } = await raul.call(staffApi.findQuote, { params: { id } });
    expect([status, history.length]).toEqual(['approved', 2]);
  });

  test('of two decisions at once about the same status, one is refused', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    const results = await Promise.allSettled([
      change(raul, id, { status: 'approved', expected: 'pending' }),
      change(shop.as('administrador'), id, { status: 'rejected', expected: 'pending' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows()).toMatchObject({ events: 2 });
  });

  test('the worker is told of the mails at once', async () => {
    let wakeUps = 0;
    const { wakeWorker } = shop.services;
    shop.services.wakeWorker = () => void wakeUps++;
    try {
      const { id } = await ask(yanet, listQuery(ids));
      expect(wakeUps).toBe(1);
      await change(raul, id, { status: 'sent' });
      expect(wakeUps).toBe(2);
      await raul.call(staffApi.issueCode, { params: { id }, body: {}, key: newKey() });
      expect(wakeUps).toBe(3);
    } finally {
      shop.services.wakeWorker = wakeWorker;
    }
  });

  test('setting the status it has already writes no history', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    const quote = await change(raul, id, { status: 'pending' });
    expect(quote.history).toHaveLength(1);
    await change(raul, id, { status: 'pending', expected: 'sent' });
    expect(await rows()).toMatchObject({ events: 1 });
  });

  test('the same decision with other words comes too late; repeated, it is the same', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    const decision = { status: 'rejected', expected: 'pending', note: 'Ya se vendió.' } as const;
    await change(raul, id, decision);
    await change(raul, id, decision);
    const body = { ...decision, note: 'El vendedor no respondió.' };
    const marta = shop.as('administrador');
    for (const [late, said] of [
      [marta, body],
      [marta, decision],
      [raul, body],
    ] as const) {
      const refused = await late.refused(staffApi.changeQuoteStatus, {
        params: { id },
        body: said,
      });
      expect(refused).toMatchObject({ code: 'status_changed', changedBy: expect.any(String) });
    }
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history.map(({ note }) => note)).toEqual([null, 'Ya se vendió.']);
  });

  test.each([
    { status: 'nuevo' },
    { status: '' },
    { status: null },
    {},
    { status: 'sent', expected: 'nuevo' },
    { status: 'sent', total: '1.00' },
    { status: 'sent', customerEmail: 'otro@correo.test' },
  ])('the change %j is refused', async (body) => {
    const { id } = await ask(yanet, listQuery(ids));
    const { status, answer } = await patch(raul, id, body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [expect.any(String)]]);
    expect(await rows()).toMatchObject({ events: 1 });
  });

  test('a quote that does not exist', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await raul.refused(staffApi.findQuote, { params })).code).toBe('quote_not_found');
    expect(
      (await raul.refused(staffApi.changeQuoteStatus, { params, body: { status: 'sent' } })).code,
    ).toBe('quote_not_found');
  });

  test('neither data nor a change for those who are not staff', async () => {
    const { id } = await ask(yanet, listQuery(ids));
    const calls = [
      (client: Client) => client.refused(staffApi.listQuotes, { query: {} }),
      (client: Client) => client.refused(staffApi.findQuote, { params: { id } }),
      (client: Client) =>
        client.refused(staffApi.changeQuoteStatus, {
          params: { id },
          body: { status: 'approved' },
        }),
    ];
    for (const call of calls) {
      expect((await call(shop.as('anonymous'))).status).toBe(401);
      expect(await call(yanet)).toEqual({
        status: 403,
        code: 'forbidden',
        message: 'No tienes permisos para acceder a esta página.',
      });
    }
    expect(await rows()).toMatchObject({ events: 1 });
  });
});
