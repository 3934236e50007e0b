import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { createDatabase } from '#platform/testing/test-database.ts';
import { staffApi } from '#staff-api.ts';
import type { AuditQueryText } from '../schema.ts';

let raul: Client;
let marta: Client;
setUpShop();

const list = (query: AuditQueryText) => marta.call(staffApi.listAudit, { query });

describe('the log of actions that concern people', () => {
  let yanet: Client;
  let mailId: string;
  let since: string;
  beforeEach(async () => {
    const body = newQuote(await restock(shop));
    yanet = shop.as('customer');
    raul = shop.as('agente');
    marta = shop.as('administrador');
    const { db } = shop.services;
    const { rows } = await sql<{ seq: string }>`
      select coalesce(max(seq), 0)::text as seq from audit`.execute(db);
    since = rows[0]?.seq ?? '0';
    const { id } = await yanet.call(api.createQuote, { body, key: 'envio-de-yanet' });
    const params = { id };
    const take = (personId: string | null) =>
      looked(raul).call(staffApi.assignQuote, { params, body: { personId } });
    await take(raul.id);
    await take(marta.id);
    await looked(marta).call(staffApi.changeRole, {
      params: { id: yanet.id },
      body: { role: 'agente' },
    });
    await marta.call(staffApi.endSessions, { params: { id: raul.id } });
    const mail = { to: 'ana@correo.test', subject: 'Yanet Pérez, le respondimos', text: '' };
    await db
      .transaction()
      .execute((tx) =>
        queueMail(tx, { event: `uno ${id}`, mail: { ...mail, html: '', language: 'es' } }),
      );
    const waiting = await marta.call(staffApi.listMails, { query: {} });
    mailId = waiting.find(({ subject }) => subject === mail.subject)?.id ?? '';
    await marta.call(staffApi.retryMail, { params: { id: mailId } });
  });

  test('holds nobody’s name or address', async () => {
    const { rows } = await sql<{ all: string }>`
      select json_agg(audit)::text as all from audit where seq > ${since}`.execute(
      shop.services.db,
    );
    const all = rows[0]?.all ?? '';
    expect(all.match(/"action":"[a-z.]+"/g)).toEqual(
      ['quote.assign', 'quote.assign', 'person.role', 'person.sessions', 'mail.retry'].map(
        (action) => `"action":"${action}"`,
      ),
    );
    expect(all).not.toMatch(/P\u00e9rez|Yanet|Ra\u00fal|Marta|@/);
    for (const id of [yanet.id, raul.id, marta.id, mailId]) expect(all).toContain(id);
  });

  test('says the names of today to who reads it, and finds people by them', async () => {
    const [first, second] = await list({ action: 'quote.assign' });
    expect(second?.details).toEqual({ assignee: { from: null, to: 'Raúl Pérez' } });
    expect(first?.details).toEqual({ assignee: { from: 'Raúl Pérez', to: 'Marta Pérez' } });
    const [role] = await list({ action: 'person.role' });
    expect(role?.subject).toEqual({ kind: 'person', id: yanet.id, name: 'Yanet Pérez' });
    const [mail] = await list({ action: 'mail.retry' });
    expect(mail?.subject.name).toBe('Yanet Pérez, le respondimos');
    const found = await list({ q: 'yanet p', kind: 'person' });
    expect(found[0]?.subject.id).toBe(yanet.id);
    expect(found.every(({ subject }) => subject.id === yanet.id)).toBe(true);
  });

  test('names nobody who has deleted their account, in the list and on the page', async () => {
    const { db } = shop.services;
    await yanet.call(api.deleteAccount, {});
    await db.deleteFrom('outbox').execute();
    const [role] = await list({ action: 'person.role' });
    expect(role?.subject).toEqual({ kind: 'person', id: yanet.id, name: null });
    expect((await list({ action: 'mail.retry' }))[0]?.subject.name).toBeNull();
    const page = await (await marta.fetch('/admin/audit')).text();
    expect(page).not.toContain('Yanet');
    expect(page).toContain(`Cuenta eliminada (${yanet.id.slice(0, 8)})`);
  });
});

test('what an older shop wrote is freed of names: assignees are found again where there is one', {
  tags: 'long',
}, async () => {
  const server = process.env.TEST_DATABASE_URL;
  const url = server && (await createDatabase(server));
  const { db, close } = await openDatabase({ url, folder: 'memory://' });
  try {
    const all = readMigrations();
    await migrate(
      db,
      all.filter(({ name }) => name < '021'),
    );
    const ids = ['1', '2', '3', '4'].map((each) => `00000000-0000-4000-8000-00000000000${each}`);
    const people = [
      ['Raúl', 'Pérez'],
      ['Marta', 'Ruiz'],
      ['Marta', 'Ruiz'],
      ['', ''],
    ];
    for (const [at, [first, last]] of people.entries()) {
      await sql`insert into person (id, issuer, subject, email, first_name, last_name)
        values (${ids[at]}, 'i', ${String(at)}, ${`p${at}@correo.test`}, ${first}, ${last})`.execute(
        db,
      );
    }
    const write = (action: string, name: string | null, details: object) =>
      sql`insert into audit (action, subject_kind, subject_id, subject_name, details)
        values (${action}, ${action.split('.')[0]}, 'x', ${name}, ${JSON.stringify(details)})`.execute(
        db,
      );
    await write('mail.retry', 'Ana Luz, su cotización', {});
    await write('person.role', 'Ana Luz', { role: { from: 'cliente', to: 'agente' } });
    await write('quote.assign', 'MA-1', { assignee: { from: 'Raúl Pérez', to: 'Marta Ruiz' } });
    await write('quote.assign', 'MA-1', { assignee: { from: null, to: 'p3@correo.test' } });
    await write('product.update', 'Kia', { name: { from: 'Kía', to: 'Kia' } });
    await migrate(db, all);
    // A process of the older shop goes on for a while beside the newer schema.
    await write('quote.assign', 'MA-2', { assignee: { from: 'Ana Luz', to: ids[0] } });
    await write('mail.retry', 'Ana Luz, su cotización', {});
    const { rows } = await sql`
      select action, subject_name as name, details from audit order by seq`.execute(db);
    expect(rows).toEqual([
      { action: 'mail.retry', name: null, details: {} },
      { action: 'person.role', name: null, details: { role: { from: 'cliente', to: 'agente' } } },
      { action: 'quote.assign', name: 'MA-1', details: { assignee: { from: ids[0], to: null } } },
      { action: 'quote.assign', name: 'MA-1', details: { assignee: { from: null, to: ids[3] } } },
      { action: 'product.update', name: 'Kia', details: { name: { from: 'Kía', to: 'Kia' } } },
      { action: 'quote.assign', name: 'MA-2', details: { assignee: { from: null, to: ids[0] } } },
      { action: 'mail.retry', name: null, details: {} },
    ]);
    // It is final as before.
    await expect(sql`update audit set action = 'nada'`.execute(db)).rejects.toThrow(/append-only/);
  } finally {
    await close();
  }
});
