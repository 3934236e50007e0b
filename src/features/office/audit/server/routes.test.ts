import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { type NewAuditEntry, writeAuditEntries } from '#features/people/accounts/server/audit.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { staffApi } from '#staff-api.ts';
import type { AuditQueryText } from '../schema.ts';

let raul: Client;
let marta: Client;
setUpShop();

const write = (...done: NewAuditEntry[]) =>
  shop.services.db.transaction().execute((tx) => writeAuditEntries(tx, done));
const list = (query: AuditQueryText) => marta.call(staffApi.listAudit, { query });
const names = async (query: AuditQueryText) =>
  (await list(query)).map(({ subject }) => subject.name);

describe('the log', () => {
  // The log cannot be emptied, so these tests write into it once.
  beforeAll(async () => {
    await shop.reset();
    raul = shop.as('agente');
    marta = shop.as('administrador');
    await write(
      {
        actor: raul,
        action: 'quote.status',
        subject: { kind: 'quote', id: '1', name: 'MA-TX-2026-000001' },
        details: { status: { from: 'pending', to: 'approved' } },
      },
      {
        actor: marta,
        action: 'product.update',
        subject: { kind: 'product', id: '2', name: 'Camión Kía' },
      },
      { actor: null, action: 'person.role', subject: { kind: 'person', id: marta.id } },
    );
  });

  test('is told newest first, with who did it', async () => {
    expect(await list({})).toEqual([
      expect.objectContaining({ action: 'person.role', actor: null }),
      expect.objectContaining({ actor: { id: marta.id, name: 'Marta Pérez' } }),
      {
        id: expect.any(String),
        at: expect.any(String),
        actor: { id: raul.id, name: 'Raúl Pérez' },
        action: 'quote.status',
        subject: { kind: 'quote', id: '1', name: 'MA-TX-2026-000001' },
        details: { status: { from: 'pending', to: 'approved' } },
      },
    ]);
  });

  test('is filtered by who, action, kind, and a part of the name', async () => {
    expect(await names({ who: raul.id })).toEqual(['MA-TX-2026-000001']);
    expect(await names({ action: 'person.role' })).toEqual(['Marta Pérez']);
    expect(await names({ q: 'marta P' })).toEqual(['Marta Pérez']);
    expect(await names({ kind: 'product' })).toEqual(['Camión Kía']);
    expect(await names({ q: 'camion k' })).toEqual(['Camión Kía']);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ who: raul.id, kind: 'product' })).toEqual([]);
  });

  test('is filtered by the days of Cuba, both of them included', async () => {
    // The days on which they were written: today, or yesterday when it is midnight.
    const days = (await list({})).map(({ at }) =>
      new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Havana' }),
    );
    const [last = '', first = ''] = [days[0], days.at(-1)];
    // Noon of a day lies in it whatever its hours: one of them has 25.
    const beside = (day: string, shift: number) =>
      new Date(Date.parse(`${day}T12:00Z`) + shift * 86_400_000).toISOString().slice(0, 10);
    expect(await names({ from: first, to: last })).toHaveLength(3);
    expect(await names({ from: beside(last, 1) })).toEqual([]);
    expect(await names({ to: beside(first, -1) })).toEqual([]);
  });

  test('offers what it holds to choose from', async () => {
    expect(await marta.call(staffApi.auditChoices, {})).toEqual({
      people: [
        { id: marta.id, name: 'Marta Pérez' },
        { id: raul.id, name: 'Raúl Pérez' },
      ],
      actions: ['person.role', 'product.update', 'quote.status'],
      kinds: ['person', 'product', 'quote'],
    });
  });

  test.each(['who=yo', 'from=ayer', 'to=2026-13-01', 'page=0'])('refuses %s', async (query) => {
    expect((await marta.fetch(`/api/admin/audit?${query}`)).status).toBe(400);
  });

  test('is closed to all but administradores', async () => {
    for (const actor of ['agente', 'customer'] as const) {
      expect((await shop.as(actor).fetch('/api/admin/audit')).status).toBe(403);
      const page = await shop.as(actor).fetch('/admin/audit');
      expect([page.status, await page.text()]).toEqual([
        403,
        expect.stringContaining('<h1>Acceso Denegado</h1>'),
      ]);
    }
  });

  test('comes in pages of fifty, and outlives the account of who did it', async () => {
    const one = {
      actor: { id: raul.id },
      action: 'prueba',
      subject: { kind: 'prueba', name: 'x' },
    };
    await write(...Array.from({ length: 51 }, () => one));
    const first = await marta.fetch('/api/admin/audit?kind=prueba');
    expect(first.headers.get('x-total-count')).toBe('51');
    expect(first.headers.get('link')).toBe('</api/admin/audit?kind=prueba&page=2>; rel="next"');
    await raul.call(api.deleteAccount, {});
    expect(await list({ kind: 'prueba', page: '2' })).toEqual([
      expect.objectContaining({ actor: { id: raul.id, name: null } }),
    ]);
    const { people } = await marta.call(staffApi.auditChoices, {});
    expect(people.at(-1)).toEqual({ id: raul.id, name: null });
  });

  test('puts the hour that comes twice, and that there is not, into its own day', async () => {
    const nights = [
      ...['2025-11-02T03:59:59Z', '2025-11-02T04:00Z', '2025-11-02T05:30Z', '2025-11-03T04:59:59Z'],
      ...['2026-03-08T04:59:59Z', '2026-03-08T05:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00Z'],
    ];
    await sql`
      insert into audit (at, action, subject_kind, subject_name)
      select moment::timestamptz, 'product.update', 'product', moment
      from unnest(${nights}::text[]) moment`.execute(shop.services.db);
    const of = async (day: string) => (await names({ from: day, to: day })).toReversed();
    expect(await of('2025-11-01')).toEqual(nights.slice(0, 1));
    expect(await of('2025-11-02')).toEqual(nights.slice(1, 4));
    expect(await of('2026-03-07')).toEqual(nights.slice(4, 5));
    expect(await of('2026-03-08')).toEqual(nights.slice(5, 7));
    expect(await of('2026-03-09')).toEqual(nights.slice(7));
  });
});

describe('each action of staff is written down once, with its name', () => {
  beforeEach(async () => {
    await shop.reset();
    raul = shop.as('agente');
  });

  test('a quote: status and message; again, too late or by the customer: nothing', async () => {
    const body = newQuote(await restock(shop));
    const { id } = await shop.as('customer').call(api.createQuote, { body, key: 'envio-de-yanet' });
    const params = { id };
    raul = shop.as('agente');
    const status = { params, body: { status: 'approved', expected: 'pending' } } as const;
    await looked(raul).call(staffApi.changeQuoteStatus, status);
    await looked(raul).call(staffApi.changeQuoteStatus, status);
    const late = { params, body: { status: 'sent', expected: 'pending' } } as const;
    await looked(raul).refused(staffApi.changeQuoteStatus, late);
    const message = { params, body: { text: 'El jueves.' }, key: 'mensaje-uno' };
    await looked(raul).call(staffApi.writeAboutQuote, message);
    await looked(raul).call(staffApi.writeAboutQuote, message);
    await shop.as('customer').call(api.writeAboutMyQuote, { ...message, key: 'mensaje-dos' });
    const entries = await auditOf(shop.services.db, id);
    expect(entries).toEqual([
      expect.objectContaining({
        actor_id: raul.id,
        action: 'quote.status',
        subject_name: expect.stringMatching(/^MA-TX-/),
        details: { status: { from: 'pending', to: 'approved' } },
      }),
      expect.objectContaining({ action: 'quote.message', details: {} }),
    ]);
    // What was written stays in the history, which can be erased; the log cannot.
    expect(JSON.stringify(entries)).not.toContain('jueves');
  });

  test('a verification: status and message', async () => {
    await shop
      .as('customer')
      .call(api.createVerification, { body: newVerification, key: 'recibo-1' });
    const { id } = await shop.services.db
      .selectFrom('verification')
      .select('id')
      .executeTakeFirstOrThrow();
    const params = { id };
    const status = { params, body: { status: 'approved' } } as const;
    await looked(raul).call(staffApi.changeVerificationStatus, status);
    await looked(raul).call(staffApi.changeVerificationStatus, status);
    const message = { params, body: { text: 'La segunda página.' }, key: 'mensaje-uno' };
    await looked(raul).call(staffApi.writeAboutVerification, message);
    await looked(raul).call(staffApi.writeAboutVerification, message);
    expect(await auditOf(shop.services.db, id)).toEqual([
      expect.objectContaining({
        action: 'verification.status',
        subject_kind: 'verification',
        details: { status: { from: 'pending', to: 'approved' } },
      }),
      expect.objectContaining({ action: 'verification.message' }),
    ]);
  });

  test('a mail that is tried again, by its id alone', async () => {
    const { db } = shop.services;
    const mail = { to: 'ana@correo.test', subject: 'Su cotización', text: '', html: '' };
    await db
      .transaction()
      .execute((tx) => queueMail(tx, { event: 'uno', mail: { ...mail, language: 'es' } }));
    const [waiting] = await raul.call(staffApi.listMails, { query: {} });
    await raul.call(staffApi.retryMail, { params: { id: waiting?.id ?? '' } });
    const entries = await auditOf(db, waiting?.id ?? '');
    expect(entries).toEqual([
      expect.objectContaining({ action: 'mail.retry', subject_name: null }),
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/ana@|Su cotización/);
  });

  test('an action that fails leaves no line', async () => {
    const { db } = shop.services;
    const { id } = await shop.services.db
      .selectFrom('person')
      .select('id')
      .where('role', '=', 'administrador')
      .executeTakeFirstOrThrow();
    const body = { role: 'cliente' } as const;
    await looked(shop.as('administrador')).refused(staffApi.changeRole, { params: { id }, body });
    expect(await auditOf(db, id)).toEqual([]);
  });
});
