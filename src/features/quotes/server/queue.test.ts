import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { answerDue } from '#features/company/support-hours.ts';
import { requestPage } from '#platform/calls/client.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffQuoteQueryText } from '../schema.ts';
import { type Good, lineOf, listQuery, restock } from './testing.ts';

let shop: TestShop;
let ids: Record<Good, string>;
let yanet: Client;
let raul: Client;
let marta: Client;
let keys = 0;
const newKey = () => `clave-nueva-${++keys}`;

beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  ids = await restock(shop);
  await shop.services.db.deleteFrom('rate_limit').execute();
  yanet = shop.as('customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

/** Makes a quote of Yanet and gives its id. */
async function ask(special: Parameters<typeof listQuery>[1] = {}): Promise<string> {
  return (await yanet.call(api.createQuote, { body: listQuery(ids, special), key: newKey() })).id;
}
const list = (query: StaffQuoteQueryText, who = raul) => who.call(staffApi.listQuotes, { query });
const listed = async (query: StaffQuoteQueryText, who = raul) =>
  (await list(query, who)).map(({ id }) => id);
const see = (id: string, who = raul) => who.call(staffApi.findQuote, { params: { id } });
const write = (id: string, text: string, internal?: boolean) =>
  raul.call(staffApi.writeAboutQuote, {
    params: { id },
    body: { text, ...(internal !== undefined && { internal }) },
    key: newKey(),
  });
const asks = (id: string, text = '¿Hay fecha?') =>
  yanet.call(api.writeAboutMyQuote, { params: { id }, body: { text }, key: newKey() });
const assign = (id: string, personId: string | null, expected?: string | null, who = raul) => ({
  input: { params: { id }, body: { personId, ...(expected !== undefined && { expected }) } },
  who,
});
const take = async (...sent: Parameters<typeof assign>) => {
  const { input, who } = assign(...sent);
  return who.call(staffApi.assignQuote, input);
};
const view = (id: string, who = raul, seen?: string) =>
  who.call(staffApi.viewQuote, { params: { id }, body: { ...(seen && { seen }) } });
const change = (id: string, column: Record<string, unknown>) =>
  shop.services.db.updateTable('quote').set(column).where('id', '=', id).execute();
const mails = async () =>
  (
    await shop.services.db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
  ).map(({ payload }) => payload as { to: string; subject: string; text: string });
const audit = async () =>
  (
    await shop.services.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'subject_id', 'subject_name', 'details'])
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
  )[0];

describe('whose turn it is', () => {
  test('a new quote waits until the support calendar says', async () => {
    const before = answerDue(new Date()).toISOString();
    const quote = await see(await ask());
    const after = answerDue(new Date()).toISOString();
    expect(quote).toMatchObject({
      assignedTo: null,
      awaitingSince: quote.createdAt,
      overdue: false,
      unread: true,
      firstResponseAt: null,
      detached: false,
      language: 'es',
    });
    expect([before, after]).toContain(quote.answerDueAt);
  });

  test('an answer that the customer can read ends the wait; the first one is remembered', async () => {
    const id = await ask();
    const answered = await write(id, 'El jueves.');
    expect(answered).toMatchObject({ awaitingSince: null, answerDueAt: null, overdue: false });
    expect(answered.firstResponseAt).not.toBeNull();
    await asks(id);
    const asked = await see(id);
    expect(asked.awaitingSince).not.toBeNull();
    await asks(id, '¿Sigue ahí?');
    expect((await see(id)).awaitingSince).toBe(asked.awaitingSince);
    await write(id, 'Aquí estamos.');
    expect((await see(id)).firstResponseAt).toBe(answered.firstResponseAt);
  });

  test.each([
    [
      'a change of status',
      (id: string) =>
        raul.call(staffApi.changeQuoteStatus, { params: { id }, body: { status: 'en_revision' } }),
    ],
    [
      'a call by phone',
      (id: string) =>
        raul.call(staffApi.contactAboutQuote, {
          params: { id },
          body: { channel: 'phone' },
          key: newKey(),
        }),
    ],
    [
      'a verification code',
      (id: string) => raul.call(staffApi.issueCode, { params: { id }, body: {}, key: newKey() }),
    ],
  ] as const)('%s is an answer', async (_, answers) => {
    const id = await ask();
    await answers(id);
    expect((await see(id)).awaitingSince).toBeNull();
    expect(await listed({ queue: 'waiting' })).toEqual([]);
  });

  test('a note among staff is none: the customer neither reads it nor gets a mail', async () => {
    const id = await ask();
    const before = (await mails()).length;
    const noted = await write(id, 'El vendedor no contesta.', true);
    expect(noted.awaitingSince).not.toBeNull();
    expect(noted.firstResponseAt).toBeNull();
    expect(noted.history.at(-1)).toMatchObject({
      kind: 'message',
      note: 'El vendedor no contesta.',
      public: false,
      who: 'Raúl Pérez',
    });
    expect(await mails()).toHaveLength(before);
    const theirs = await yanet.call(api.findMyQuote, { params: { id } });
    expect(theirs.history.map(({ kind }) => kind)).toEqual(['created']);
    expect(JSON.stringify(theirs)).not.toContain('Raúl');
    expect(await audit()).toMatchObject({ action: 'quote.note', subject_id: id });
  });

  test('a customer writes no note among staff', async () => {
    const input = { params: { id: await ask() }, body: { text: 'Hola', internal: true } };
    expect((await yanet.refused(api.writeAboutMyQuote, input)).status).toBe(400);
  });

  test('a key of a note is not a key of a message', async () => {
    const id = await ask();
    const input = { params: { id }, body: { text: 'Hola', internal: true }, key: 'la-misma-clave' };
    await raul.call(staffApi.writeAboutQuote, input);
    await raul.call(staffApi.writeAboutQuote, input);
    const open = { ...input, body: { text: 'Hola' } };
    expect(await raul.refused(staffApi.writeAboutQuote, open)).toMatchObject({
      code: 'key_reused',
    });
    expect((await see(id)).history).toHaveLength(2);
  });
});

describe('the queue', () => {
  test('has mine, nobody’s, unread, overdue and waiting ones, and counts them all', async () => {
    const [mine, late, done, quiet] = [await ask(), await ask(), await ask(), await ask()];
    await take(mine, raul.id);
    await change(late, { answer_due_at: new Date('2026-01-01') });
    await raul.call(staffApi.changeQuoteStatus, {
      params: { id: done },
      body: { status: 'rejected', note: 'No hay.' },
    });
    await write(quiet, 'Hola');
    await view(quiet);
    // Who answers has it from then on.
    expect(await listed({ queue: 'mine' })).toEqual([quiet, mine]);
    expect(await listed({ queue: 'unassigned' })).toEqual([late]);
    expect(await listed({ queue: 'unread' })).toEqual([done, late, mine]);
    expect(await listed({ queue: 'overdue' })).toEqual([late]);
    expect(await listed({ queue: 'waiting' })).toEqual([late, mine]);
    expect(await listed({ assigned: raul.id })).toEqual([quiet, done, mine]);
    expect(await listed({ queue: 'mine' }, marta)).toEqual([]);
    expect(await raul.call(staffApi.quoteStats, {})).toEqual({
      total: 4,
      byStatus: {
        ...{ pending: 3, en_revision: 0, approved: 0, rejected: 1 },
        ...{ sent: 0, delivered: 0, completed: 0 },
      },
      queues: { mine: 2, unassigned: 1, unread: 3, overdue: 1, waiting: 2 },
    });
  });

  test('who writes about a finished quote is in the list of whoever finished it', async () => {
    const id = await ask();
    await raul.call(staffApi.changeQuoteStatus, { params: { id }, body: { status: 'completed' } });
    expect(await listed({ queue: 'mine' })).toEqual([]);
    await asks(id);
    expect(await listed({ queue: 'mine' })).toEqual([id]);
  });

  test('is sorted by age, by what is due first, and by total', async () => {
    const cheap = { items: [lineOf(ids, 'nevera')], subtotal: '850.50', total: '850.50' };
    const [one, two, three] = [await ask(), await ask(cheap), await ask()];
    await change(three, { answer_due_at: new Date('2026-01-01') });
    await write(one, 'Hola');
    expect(await listed({})).toEqual([three, two, one]);
    expect(await listed({ sort: 'oldest' })).toEqual([one, two, three]);
    expect(await listed({ sort: 'due' })).toEqual([three, two, one]);
    expect(await listed({ sort: 'total' })).toEqual([three, one, two]);
    expect(await listed({ province: 'HOL', status: 'en_revision' })).toEqual([]);
    expect(await listed({ province: 'HOL', status: 'pending', sort: 'oldest' })).toHaveLength(3);
  });

  test('has 50 on a page, says how many there are and where the next page is', async () => {
    const id = await ask();
    await copies(id, 51);
    const oldest = { query: { sort: 'oldest' } } as const;
    const first = await requestPage(raul.fetch, staffApi.listQuotes, oldest);
    expect(first).toMatchObject({
      total: { count: 52 },
      next: expect.stringContaining('sort=oldest&page=2'),
    });
    expect(first.items).toHaveLength(50);
    expect(first.items[0]?.id).toBe(id);
    expect(await list({ sort: 'oldest', page: '2' })).toHaveLength(2);
    expect(await list({ page: '3' })).toEqual([]);
  });

  test.each([
    { queue: 'all' },
    { sort: 'name' },
    { page: '0' },
    { assigned: 'raul' },
    { province: 'XXX' },
    { q: 'x'.repeat(201) },
    { q: 'a\0b' },
  ])('%j is refused', async (query) => {
    const input = { query: query as StaffQuoteQueryText };
    const named = { [Object.keys(query)[0] ?? '']: expect.any(String) };
    for (const call of [staffApi.listQuotes, staffApi.exportQuotes]) {
      expect(await raul.refused(call, input)).toMatchObject({ status: 400, fields: named });
    }
  });
});

describe('the search', () => {
  test.each([
    'MA-TX-2026-000001',
    'tx-2026-0000',
    '000001',
    'perez',
    'Pérez  YANET',
    'customer@CORREO',
    '+53 5 123-4567',
    '(305) 555 0142',
    '1234567',
    '  yanet ',
    'yan',
    'n',
  ])('finds "%s"', async (q) => {
    const id = await ask();
    expect(await listed({ q })).toEqual([id]);
  });

  test.each(['oscar', 'yanet oscar', '%', '_', '\\', '999999', '-'.repeat(3)])(
    'does not find "%s"',
    async (q) => {
      await ask();
      expect(await listed({ q })).toEqual([]);
    },
  );

  test('is of the filtered ones', async () => {
    const id = await ask();
    expect(await listed({ q: 'yanet', status: 'approved' })).toEqual([]);
    expect(await listed({ q: 'yanet', queue: 'waiting' })).toEqual([id]);
  });
});

describe('an agent', () => {
  test('takes a quote, hands it over and lets it go; the team reads who did', async () => {
    const id = await ask();
    expect((await take(id, raul.id, null)).assignedTo).toEqual({ id: raul.id, name: 'Raúl Pérez' });
    const handed = await take(id, marta.id, raul.id);
    expect(handed.assignedTo).toEqual({ id: marta.id, name: 'Marta Pérez' });
    expect(handed.history.at(-1)).toMatchObject({
      ...{ kind: 'assigned', note: 'Marta Pérez', public: false, by: 'staff', who: 'Raúl Pérez' },
    });
    expect(await audit()).toEqual({
      action: 'quote.assign',
      actor_id: raul.id,
      subject_id: id,
      subject_name: handed.referenceNumber,
      details: { assignee: { from: raul.id, to: marta.id } },
    });
    expect((await take(id, null)).assignedTo).toBeNull();
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history).toHaveLength(1);
  });

  test('learns who has taken it meanwhile', async () => {
    const id = await ask();
    await take(id, raul.id, null);
    const late = assign(id, marta.id, null, marta);
    expect(await marta.refused(staffApi.assignQuote, late.input)).toMatchObject({
      status: 409,
      code: 'assigned_meanwhile',
      assignedTo: { id: raul.id, name: 'Raúl Pérez' },
    });
    // Once more what is so already changes nothing.
    const { history } = await take(id, raul.id, null);
    expect(history.filter(({ kind }) => kind === 'assigned')).toHaveLength(1);
  });

  test('who is no longer of staff leaves what was theirs to all', async () => {
    const id = await ask();
    const done = await ask();
    await take(id, raul.id);
    await take(done, raul.id);
    await change(done, { status: 'completed', awaiting_since: null, answer_due_at: null });
    const role = { params: { id: raul.id }, body: { role: 'cliente' } as const };
    await marta.call(staffApi.changeRole, role);
    expect(await listed({ queue: 'unassigned' }, marta)).toEqual([id]);
    expect(await listed({ assigned: raul.id }, marta)).toEqual([]);
    const { assignedTo, history } = await see(id, marta);
    expect(assignedTo).toBeNull();
    expect(history.at(-1)).toMatchObject({ kind: 'assigned', by: 'system', note: null });
    expect((await see(done, marta)).assignedTo).toBeNull();
    expect((await yanet.call(api.findMyQuote, { params: { id } })).history).toHaveLength(1);
    // What nobody has, somebody takes as ever.
    expect((await take(id, marta.id, null, marta)).assignedTo?.id).toBe(marta.id);
  });

  test('keeps what is theirs with another role of staff', async () => {
    const id = await ask();
    await take(id, raul.id);
    const role = { params: { id: raul.id }, body: { role: 'administrador' } as const };
    await marta.call(staffApi.changeRole, role);
    expect((await see(id)).assignedTo?.id).toBe(raul.id);
  });

  test('assigns to nobody who is not of staff', async () => {
    const id = await ask();
    for (const stranger of [yanet.id, id]) {
      expect(await raul.refused(staffApi.assignQuote, assign(id, stranger).input)).toMatchObject({
        status: 400,
        fields: { personId: 'Elija a alguien del equipo.' },
      });
    }
    expect(await raul.call(staffApi.listAgents, {})).toEqual([
      { id: marta.id, name: 'Marta Pérez' },
      { id: raul.id, name: 'Raúl Pérez' },
    ]);
  });

  test('sees who else looks, for half a minute', async () => {
    const id = await ask();
    expect(await view(id)).toEqual({ others: [], news: false });
    expect((await view(id, marta)).others).toEqual([{ name: 'Raúl Pérez' }]);
    await sql`update viewing set at = at - interval '31 seconds'`.execute(shop.services.db);
    expect((await view(id, marta)).others).toEqual([]);
    await sql`update viewing set at = at - interval '61 seconds' where person_id = ${raul.id}`.execute(
      shop.services.db,
    );
    await view(id, marta);
    expect(await shop.services.db.selectFrom('viewing').select('person_id').execute()).toEqual([
      { person_id: marta.id },
    ]);
  });

  test('reads a quote by looking at it; what came later stays unread until it was shown', async () => {
    const id = await ask();
    expect((await see(id)).unread).toBe(true);
    await view(id);
    expect((await see(id)).unread).toBe(false);
    const seen = (await see(id)).history.at(-1)?.at ?? '';
    await asks(id);
    expect(await view(id, raul, seen)).toEqual({ others: [], news: true });
    const { unread, history } = await see(id);
    expect(unread).toBe(true);
    expect(await view(id, raul, history.at(-1)?.at)).toEqual({ others: [], news: false });
    expect((await see(id, marta)).unread).toBe(false);
  });

  test('writes down once how they reach the customer, who reads it', async () => {
    const id = await ask();
    const input = { params: { id }, body: { channel: 'whatsapp' as const }, key: 'la-misma-clave' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => raul.call(staffApi.contactAboutQuote, input)),
    );
    expect(sent.map(({ history }) => history.length)).toEqual([2, 2, 2]);
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history[1]).toMatchObject({
      kind: 'contact',
      note: 'whatsapp',
      by: 'staff',
      public: true,
    });
    expect(await audit()).toMatchObject({
      action: 'quote.contact',
      details: { channel: 'whatsapp' },
    });
    const other = { ...input, body: { channel: 'email' as const } };
    expect(await raul.refused(staffApi.contactAboutQuote, other)).toMatchObject({ status: 422 });
    const unknown = { params: { id }, body: { channel: 'fax' }, key: newKey() };
    expect((await raul.refused(staffApi.contactAboutQuote, unknown)).status).toBe(400);
  });

  test('who decides too late reads what was decided, by whom and when', async () => {
    const id = await ask();
    const { history } = await marta.call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'approved' },
    });
    const late = { params: { id }, body: { status: 'rejected', expected: 'pending' } } as const;
    expect(await raul.refused(staffApi.changeQuoteStatus, late)).toMatchObject({
      ...{ status: 409, code: 'status_changed', changedBy: 'Marta Pérez' },
      changedAt: history.at(-1)?.at,
    });
  });
});

describe('what a deleted account left behind', () => {
  test('is no agente’s: not in lists, counts, files, nor to act on', async () => {
    const id = await ask();
    await change(id, { detached_at: new Date(), person_id: null });
    expect(await list({})).toEqual([]);
    expect(await list({ q: 'yanet' })).toEqual([]);
    expect((await raul.call(staffApi.quoteStats, {})).total).toBe(0);
    expect(await rows('', raul)).toHaveLength(1);
    const params = { id };
    for (const refused of [
      await raul.refused(staffApi.findQuote, { params }),
      await raul.refused(staffApi.viewQuote, { params, body: {} }),
      await raul.refused(staffApi.assignQuote, { params, body: { personId: null } }),
      await raul.refused(staffApi.contactAboutQuote, { params, body: { channel: 'phone' } }),
      await raul.refused(staffApi.issueCode, { params, body: {} }),
      await raul.refused(staffApi.writeAboutQuote, { params, body: { text: 'x', internal: true } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, code: 'quote_not_found' });
    }
  });

  test('is administrador’s; no mail goes out', async () => {
    const id = await ask();
    await change(id, { detached_at: new Date(), person_id: null });
    const before = (await mails()).length;
    expect(await list({}, marta)).toMatchObject([{ id, detached: true }]);
    expect((await marta.call(staffApi.quoteStats, {})).total).toBe(1);
    expect(await rows('', marta)).toHaveLength(2);
    const { codes } = await marta.call(staffApi.issueCode, {
      params: { id },
      body: {},
      key: newKey(),
    });
    expect(codes).toHaveLength(1);
    expect(await mails()).toHaveLength(before);
  });
});

describe('the list as a file', () => {
  test('has the filtered quotes of all pages, newest first, to be saved', async () => {
    const id = await ask({ notes: '=HYPERLINK("http://mal.test")' });
    await copies(id, 60);
    await take(id, raul.id);
    const response = await raul.fetch('/api/admin/quotes.csv?status=pending');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cotizaciones-\d{8}\.csv"$/,
    );
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""http://mal.test"")"`);
    const all = await rows('?status=pending', raul);
    expect(all).toHaveLength(62);
    expect(all[0]?.slice(0, 8)).toEqual([
      ...['Referencia', 'Cliente', 'Correo', 'Teléfono', 'WhatsApp', 'Provincia', 'Productos'],
      'Total USD',
    ]);
    expect(all.at(-1)?.slice(0, 10)).toEqual([
      ...['MA-TX-2026-000001', 'Yanet Pérez', 'customer@correo.test', '+5351234567'],
      ...['+13055550142', 'Holguín', '1 × Toyota Corolla LE 2021', '28000.00', 'Pendiente'],
      'Raúl Pérez',
    ]);
    expect(await rows('?status=approved', raul)).toHaveLength(1);
    expect(await rows('?queue=mine', raul)).toHaveLength(2);
  });

  test('in the language of who asks', async () => {
    await ask();
    const [heading] = await rows('', raul.with('mariel-auto-language=en'));
    expect(heading?.[0]).toBe('Reference');
  });

  test('more quotes than are read at once', async () => {
    await copies(await ask(), 1100);
    const all = await rows('', raul);
    expect(all).toHaveLength(1102);
    expect(new Set(all.map(([reference]) => reference)).size).toBe(1102);
  });
});

async function rows(query: string, who: Client): Promise<string[][]> {
  const response = await who.fetch(`/api/admin/quotes.csv${query}`);
  return [...readCsv(new Uint8Array(await response.arrayBuffer()))];
}

/** So many quotes more, like this one. */
async function copies(id: string, count: number): Promise<void> {
  await shop.services.db.transaction().execute(async (tx) => {
    await sql`insert into quote (reference, customer_name, customer_email, province, language,
        subtotal_cents, total_cents)
      select reference || '-' || g, customer_name, customer_email, province, language,
        subtotal_cents, total_cents
      from quote, generate_series(1, ${count}::int) g where id = ${id}`.execute(tx);
    await sql`insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
      select q.id, 0, l.product_name, l.quantity, l.unit_price_cents
      from quote q, quote_line l where l.quote_id = ${id} and q.id <> ${id}`.execute(tx);
  });
}
