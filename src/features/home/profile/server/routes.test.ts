import { Hono } from 'hono';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { serve } from '#features/people/accounts/server/serve.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { get } from '#platform/calls/contract.ts';
import { toAppError } from '#platform/http/errors.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { staffApi } from '#staff-api.ts';
import { findInDump, verificationOf } from './testing/people-deleted.ts';

let ids: ProductIds;
let yanet: Client;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  await shop.services.db.deleteFrom('verification').execute();
  yanet = shop.as('customer');
  await vouchFor(yanet);
});

/** The provider has verified the address. */
const vouchFor = ({ id }: Client) =>
  shop.services.db
    .updateTable('person')
    .set({ email_verified: true })
    .where('id', '=', id)
    .execute();

const quote = (client: Client, key: string) =>
  client.call(api.createQuote, { body: newQuote(ids), key });

const remove = (client: Client) => client.call(api.deleteAccount, {});

const mailsTo = (address: string) =>
  shop.services.db
    .selectFrom('outbox')
    .select(['dedupe', 'payload'])
    .execute()
    .then((rows) => rows.filter(({ payload }) => (payload as { to: string }).to === address));

describe('my data', () => {
  test('is everything about me, as a file', async () => {
    const { referenceNumber, id } = await quote(yanet, 'envio-uno');
    await shop.services.db.transaction().execute((tx) =>
      addEvent(tx, {
        of: { type: quoteType, id },
        actor: { id: shop.as('agente').id, as: 'staff' },
        kind: 'message',
        note: 'Cliente difícil',
        internal: true,
      }),
    );
    await verificationOf(shop.services.db, {
      personId: yanet.id,
      email: yanet.email,
      ticket: 'MA-T-1',
    });
    await verificationOf(shop.services.db, {
      personId: null,
      email: 'Customer@Correo.test',
      ticket: 'MA-T-2',
    });
    const response = await yanet.fetch('/api/user/data');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="mis-datos.json"',
    );
    const text = await response.text();
    expect(text).not.toContain('Cliente difícil');
    const data = JSON.parse(text);
    expect(data.person).toMatchObject({
      email: 'customer@correo.test',
      emailVerified: true,
      phone: '+5351234567',
      identity: { issuer: 'https://id.test', subject: 'customer' },
    });
    expect(data.quotes).toMatchObject([
      {
        referenceNumber,
        items: [{ productName: 'Toyota Corolla LE 2021', price: '28000.00' }],
        history: [{ kind: 'created', by: 'customer' }],
      },
    ]);
    expect(data.verifications).toMatchObject([
      { ticketId: 'MA-T-2', receipts: [{ type: 'image/webp', bytes: 3 }] },
      { ticketId: 'MA-T-1', history: [{ kind: 'created' }] },
    ]);
    expect(data.sessions).toHaveLength(1);
    expect(data.mails).toMatchObject([{ to: 'customer@correo.test', sentAt: null }]);
  });

  test('holds nothing of anybody else', async () => {
    await quote(shop.as('other customer'), 'envio-otro');
    await verificationOf(shop.services.db, {
      personId: shop.as('other customer').id,
      email: yanet.email,
      ticket: 'MA-T-3',
    });
    const data = await yanet.call(api.ownData, {});
    expect([data.quotes, data.verifications, data.mails]).toEqual([[], [], []]);
    expect(JSON.stringify(data)).not.toContain('other');
  });

  test('hold nothing of an address that is only claimed', async () => {
    await verificationOf(shop.services.db, {
      personId: null,
      email: 'agente@correo.test',
      ticket: 'MA-T-4',
    });
    await quote(shop.as('agente'), 'envio-agente');
    await shop.services.db
      .updateTable('person')
      .set({ email: 'agente@correo.test' })
      .where('id', '=', shop.as('other customer').id)
      .execute();
    const data = await shop.as('other customer').call(api.ownData, {});
    expect([data.verifications, data.mails]).toEqual([[], []]);
  });

  test('more quotes than a list shows are all there', { tags: 'long' }, async () => {
    for (let at = 0; at < 205; at++) {
      // Starts another hour, because nobody may ask for so many in one.
      if (at % 100 === 0) await shop.services.db.deleteFrom('rate_limit').execute();
      await quote(yanet, `envio-numero-${at}`);
    }
    expect((await yanet.call(api.ownData, {})).quotes).toHaveLength(205);
  });
});

describe('before I delete my account', () => {
  test('I learn what is open, what is kept and for how long', async () => {
    await quote(yanet, 'envio-uno');
    const { id } = await quote(yanet, 'envio-dos');
    const done = { params: { id }, body: { status: 'completed' as const } };
    await looked(shop.as('agente')).call(staffApi.changeQuoteStatus, done);
    const { db } = shop.services;
    await verificationOf(db, { personId: yanet.id, email: 'a@b.test', ticket: 'MA-T-1' });
    expect(await yanet.call(api.beforeDeletion, {})).toEqual({
      openQuotes: 1,
      openVerifications: 1,
      keptQuotes: 2,
      keptVerifications: 1,
      retentionYears: 10,
      lastAdministrador: false,
      uncountedCash: [],
      openOrders: [],
      recent: true,
    });
    expect(await shop.as('other customer').call(api.beforeDeletion, {})).toMatchObject({
      openQuotes: 0,
      keptQuotes: 0,
      keptVerifications: 0,
    });
    expect(await shop.as('administrador').call(api.beforeDeletion, {})).toMatchObject({
      lastAdministrador: true,
    });
  });
});

describe('deleting my account', () => {
  test('takes person, sessions and mails away at once, and keeps the records, detached', async () => {
    const { referenceNumber } = await quote(yanet, 'envio-uno');
    const { db } = shop.services;
    await verificationOf(db, { personId: yanet.id, email: yanet.email, ticket: 'MA-T-1' });
    await verificationOf(db, { personId: null, email: 'CUSTOMER@correo.test', ticket: 'MA-T-2' });
    await verificationOf(db, { personId: null, email: 'otra@correo.test', ticket: 'MA-T-3' });
    await db.updateTable('outbox').set({ done_at: new Date() }).execute();
    expect(await remove(yanet)).toEqual({ success: true });

    expect((await yanet.refused(api.currentUser, {})).status).toBe(401);
    expect(shop.lines.join('')).toContain(`"account deleted","person":"${yanet.id}"`);
    const sessions = db.selectFrom('session').selectAll().where('person_id', '=', yanet.id);
    expect(await sessions.execute()).toEqual([]);
    const quotes = await db.selectFrom('quote').select(['person_id', 'detached_at']).execute();
    expect(quotes).toEqual([{ person_id: null, detached_at: expect.any(Date) }]);
    const checks = await db
      .selectFrom('verification')
      .select(['ticket', 'person_id', 'detached_at'])
      .orderBy('ticket')
      .execute();
    expect(checks).toEqual([
      { ticket: 'MA-T-1', person_id: null, detached_at: expect.any(Date) },
      { ticket: 'MA-T-2', person_id: null, detached_at: expect.any(Date) },
      { ticket: 'MA-T-3', person_id: null, detached_at: null },
    ]);
    expect(await findInDump(db, 'customer@correo.test')).toEqual({
      outbox: 1,
      // The other customer: other-customer@correo.test.
      person: 1,
      quote: 1,
      verification: 2,
    });
    const [mail] = await mailsTo('customer@correo.test');
    expect(mail?.dedupe).toBe(`mail:account-deleted ${yanet.id}`);
    expect(mail?.payload).toMatchObject({ subject: 'Su cuenta en Mariel Auto fue eliminada' });
    const { text, html } = (mail?.payload ?? {}) as Record<string, string>;
    for (const part of [text, html]) {
      expect(part).toContain(referenceNumber);
      expect(part).toContain('MA-T-1, MA-T-2');
      expect(part).toContain('10 años');
    }
    expect(html).not.toMatch(/<img|url\(|https?:\/\/(?!wa\.me)/);
  });

  test('in English the mail is in English; without records it says so', async () => {
    await remove(yanet.with('mariel-auto-language=en'));
    const [mail] = await mailsTo('customer@correo.test');
    expect(mail?.payload).toMatchObject({
      subject: 'Your account at Mariel Auto has been deleted',
      text: expect.stringContaining('Nothing: there were no transactions in your name.'),
    });
  });

  test('leaves everybody else as they were', async () => {
    const oscar = shop.as('other customer');
    const { referenceNumber } = await quote(oscar, 'envio-oscar');
    await quote(yanet, 'envio-yanet');
    const before = await mailsTo(oscar.email);
    await remove(yanet);
    expect(await oscar.call(api.listMyQuotes, {})).toMatchObject([{ referenceNumber }]);
    expect(await mailsTo(oscar.email)).toEqual(before);
    const staffs = await mailsTo('contacto@marielauto.example');
    expect(staffs).toHaveLength(1);
  });

  test('an agent who shares the mailbox of the staff takes none of its mails along', async () => {
    const raul = shop.as('agente');
    await quote(yanet, 'envio-yanet');
    const shared = { email: 'Contacto@marielauto.example', email_verified: true };
    await shop.services.db.updateTable('person').set(shared).where('id', '=', raul.id).execute();
    await remove(raul);
    expect(await mailsTo('contacto@marielauto.example')).toHaveLength(1);
  });

  test('takes nothing along of an address that is only claimed', async () => {
    const { db } = shop.services;
    await quote(yanet, 'envio-yanet');
    await verificationOf(db, { personId: null, email: yanet.email, ticket: 'MA-T-1' });
    const thief = shop.as('other customer');
    await db.updateTable('person').set({ email: yanet.email }).where('id', '=', thief.id).execute();
    await remove(thief);
    const check = db.selectFrom('verification').select('detached_at');
    expect(await check.execute()).toEqual([{ detached_at: null }]);
    const waiting = await mailsTo(yanet.email);
    expect(waiting.map(({ dedupe }) => dedupe.split(' ')[0]).toSorted()).toEqual([
      'mail:account-deleted',
      'mail:quote-made',
    ]);
  });

  test('a second time, from another tab, is signed out', async () => {
    await remove(yanet);
    expect((await yanet.refused(api.deleteAccount, {})).status).toBe(401);
  });

  test('a failure half way leaves everything as it was', async () => {
    await quote(yanet, 'envio-yanet');
    const { db } = shop.services;
    await db
      .insertInto('outbox')
      .values({ topic: 'mail', dedupe: 'x', payload: JSON.stringify({ to: 'x@y.test' }) })
      .execute();
    const before = await findInDump(db, yanet.email);
    await sql`alter table outbox add constraint broken check (dedupe not like 'mail:account-deleted%')`.execute(
      db,
    );
    try {
      expect((await yanet.refused(api.deleteAccount, {})).status).toBe(500);
    } finally {
      await sql`alter table outbox drop constraint broken`.execute(db);
    }
    expect(await findInDump(db, yanet.email)).toEqual(before);
    expect((await yanet.call(api.currentUser, {})).id).toBe(yanet.id);
  });

  test('quotes that are being made meanwhile are detached too, or refused', async () => {
    const { db } = shop.services;
    const body = JSON.stringify(newQuote(ids));
    const headers = (at: number) => ({
      'content-type': 'application/json',
      'idempotency-key': `envio-a-la-vez-${at}`,
    });
    const submissions = Array.from({ length: 12 }, (_, at) =>
      yanet.fetch('/api/quotes', { method: 'POST', headers: headers(at), body }),
    );
    const [gone, ...answers] = await Promise.all([remove(yanet), ...submissions]);
    expect(gone).toEqual({ success: true });
    const made = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 401).length;
    expect(made + refused).toBe(12);
    const quotes = await db.selectFrom('quote').select(['person_id', 'detached_at']).execute();
    expect(quotes).toHaveLength(made);
    for (const quote of quotes) {
      expect(quote).toEqual({ person_id: null, detached_at: expect.any(Date) });
    }
    const about = await db
      .selectFrom('outbox')
      .select('dedupe')
      .where('topic', '=', mailTopic)
      .execute();
    expect(about.map(({ dedupe }) => dedupe)).toEqual([`mail:account-deleted ${yanet.id}`]);
  });

  test('what another request was writing for the account meanwhile is signed out, not broken', async () => {
    const { db } = shop.services;
    const app = new Hono();
    const late = serve(
      get('/api/auth/user', { access: 'anyone', response: undefined }),
      async () => {
        await verificationOf(db, { personId: yanet.id, email: 'a@b.test', ticket: 'MA-T-9' });
        throw new Error('unreachable');
      },
    );
    const visitor = { person: undefined, language: 'es' as const, requestId: '', address: '' };
    late.mount(app, shop.services, async () => visitor);
    app.onError((error, context) => context.body(null, toAppError(error).kind.status));
    await remove(yanet);
    expect((await app.request('/api/auth/user')).status).toBe(401);
  });
});

describe('the last administrador', () => {
  test('stays, and reads what to do', async () => {
    const marta = shop.as('administrador');
    expect(await marta.refused(api.deleteAccount, {})).toMatchObject({
      status: 409,
      code: 'last_administrador',
      message: expect.stringContaining('dé ese rol a otra persona'),
    });
    expect((await marta.call(api.currentUser, {})).role).toBe('administrador');
  });

  test('of two administradores who leave at once, one stays', async () => {
    const [marta, raul] = [shop.as('administrador'), shop.as('agente')];
    await shop.services.db
      .updateTable('person')
      .set({ role: 'administrador' })
      .where('id', '=', raul.id)
      .execute();
    const answers = await Promise.all(
      [marta, raul].map((each) => each.fetch('/api/auth/delete-account', { method: 'DELETE' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('records of a deleted account', () => {
  test('are closed to agente and open to administrador', async () => {
    const { id, referenceNumber } = await quote(yanet, 'envio-yanet');
    await remove(yanet);
    const [raul, marta] = [shop.as('agente'), shop.as('administrador')];
    expect(await raul.call(staffApi.listQuotes, { query: {} })).toEqual([]);
    expect((await raul.refused(staffApi.findQuote, { params: { id } })).status).toBe(404);
    const change = { params: { id }, body: { status: 'approved' as const } };
    expect((await looked(raul).refused(staffApi.changeQuoteStatus, change)).status).toBe(404);
    const write = { params: { id }, body: { text: 'Hola' }, key: 'mensaje-uno' };
    expect((await looked(raul).refused(staffApi.writeAboutQuote, write)).status).toBe(404);
    expect(await marta.call(staffApi.listQuotes, { query: {} })).toMatchObject([
      { referenceNumber },
    ]);
    expect(await marta.call(staffApi.findQuote, { params: { id } })).toMatchObject({
      referenceNumber,
    });
    expect(await looked(marta).call(staffApi.changeQuoteStatus, change)).toMatchObject({
      status: 'approved',
    });
  });
});
