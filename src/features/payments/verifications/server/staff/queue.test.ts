import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { lineOf, newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { requestPage } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';
import type { NewVerification, StaffVerificationQueryText } from '../../schema.ts';
import {
  mailsOf,
  newVerification,
  receiptPdf,
  submitVerification,
  uploadBytes,
} from '../testing/verifications.ts';

let anyone: Client;
let yanet: Client;
let raul: Client;
let marta: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
  yanet = shop.as('customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

/** Sends a verification and returns its id. */
async function sent(change: Partial<NewVerification> = {}, client = yanet): Promise<string> {
  const ticket = await submitVerification(client, change);
  const row = shop.services.db.selectFrom('verification').select('id').where('ticket', '=', ticket);
  return (await row.executeTakeFirstOrThrow()).id;
}
const listed = async (query: StaffVerificationQueryText, who = raul) =>
  (await who.call(staffApi.listVerifications, { query })).map(({ id }) => id);
const see = (id: string, who = raul) => who.call(staffApi.findVerification, { params: { id } });
const decide = (id: string, status: 'approved' | 'rejected' | 'processing') =>
  looked(raul).call(staffApi.changeVerificationStatus, {
    params: { id },
    body: { status, note: 'Falta la segunda página' },
  });
const write = (id: string, internal: boolean) =>
  looked(raul).call(staffApi.writeAboutVerification, {
    params: { id },
    body: { text: 'El banco no contesta.', internal },
    key: newKey(),
  });
const view = (id: string, seen?: string) =>
  looked(raul).call(staffApi.viewVerification, { params: { id }, body: { ...(seen && { seen }) } });
const audit = async () => {
  const log = shop.services.db.selectFrom('audit').select(['action', 'subject_name', 'details']);
  return (await log.orderBy('seq', 'desc').limit(1).execute())[0];
};

describe('the queue of verifications', () => {
  test('a new one waits until the moment that the sender was told', async () => {
    const { dueAt, ...facts } = await see(await sent());
    expect(facts).toMatchObject({
      ...{ assignedTo: null, overdue: false, unread: true, detached: false },
      ...{ firstResponseAt: null, awaitingSince: expect.any(String) },
    });
    expect(facts.answerDueAt).toBe(dueAt);
  });

  test('a note among staff answers nobody; a message and a decision do; sent again, it waits', async () => {
    const id = await sent();
    const before = (await mailsOf(shop.services.db)).length;
    const noted = await write(id, true);
    expect(noted.awaitingSince).not.toBeNull();
    expect(noted.history.at(-1)).toMatchObject({ public: false, who: 'Raúl Pérez' });
    expect(await mailsOf(shop.services.db)).toHaveLength(before);
    expect((await yanet.call(api.findMyVerification, { params: { id } })).history).toHaveLength(1);
    const answered = await write(id, false);
    expect(answered).toMatchObject({ awaitingSince: null, answerDueAt: null });
    await decide(id, 'rejected');
    const receipts = [await uploadBytes(yanet, receiptPdf)];
    await yanet.call(api.resendVerification, { params: { id }, body: { receipts }, key: newKey() });
    const again = await see(id);
    expect(again.awaitingSince).not.toBeNull();
    expect(again.firstResponseAt).toBe(answered.firstResponseAt);
  });

  test('has its parts, and counts them all', async () => {
    const [mine, late, done] = [await sent(), await sent({}, anyone), await sent()];
    const body = { personId: raul.id, expected: null };
    await looked(raul).call(staffApi.assignVerification, { params: { id: mine }, body });
    await shop.services.db
      .updateTable('verification')
      .set({ answer_due_at: new Date('2026-01-01') })
      .where('id', '=', late)
      .execute();
    await decide(done, 'approved');
    await view(mine);
    expect(await listed({ queue: 'mine' })).toEqual([mine]);
    expect(await listed({ queue: 'unassigned' })).toEqual([late]);
    // Whoever decides on one has read it.
    expect(await listed({ queue: 'unread' })).toEqual([late]);
    expect(await listed({ queue: 'overdue' })).toEqual([late]);
    expect(await listed({ queue: 'waiting', sort: 'due' })).toEqual([late, mine]);
    expect(await listed({ assigned: raul.id, status: 'pending' })).toEqual([mine]);
    expect(await raul.call(staffApi.verificationStats, {})).toEqual({
      total: 3,
      byStatus: { pending: 2, processing: 0, approved: 1, rejected: 0, completed: 0 },
      queues: {
        mine: 1,
        unassigned: 1,
        unread: 1,
        overdue: 1,
        waiting: 2,
      },
    });
  });

  test('is found by ticket, code, e-mail, phone and quote', async () => {
    const id = await sent();
    const { ticketId } = await see(id);
    for (const q of [
      ticketId,
      ticketId.slice(-5),
      '20261120-7k4q',
      'YANET@correo',
      '+53 51234567',
    ]) {
      expect([q, await listed({ q })]).toEqual([q, [id]]);
    }
    expect(await listed({ q: 'tx-2026-000001' })).toEqual([id]);
    expect(await listed({ q: 'zelle' })).toEqual([]);
    expect(await listed({ q: '7k4q', status: 'approved' })).toEqual([]);
  });

  test('has 50 on a page, and whole files', async () => {
    const id = await sent({ comment: '=1+1' });
    await sql`insert into verification (ticket, code, email, language, answer_due_at)
      select 'MA-T-' || g, 'x', 'ana@correo.test', 'es', now() from generate_series(1, 520) g`.execute(
      shop.services.db,
    );
    const oldest = { query: { sort: 'oldest' } } as const;
    const page = await requestPage(raul.fetch, staffApi.listVerifications, oldest);
    expect(page).toMatchObject({ total: { count: 521 }, next: expect.stringContaining('page=2') });
    expect([page.items.length, page.items[0]?.id]).toEqual([50, id]);
    const response = await raul.fetch('/api/admin/verifications.csv?status=pending');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="verificaciones-\d{8}\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes)).toContain("'=1+1");
    const rows = [...readCsv(bytes)];
    expect(rows).toHaveLength(522);
    expect(new Set(rows.map(([ticket]) => ticket)).size).toBe(522);
    expect(rows[0]?.slice(0, 3)).toEqual(['Ticket', 'Código', 'Código emitido']);
    expect(rows.at(-1)?.slice(1, 8)).toEqual([
      ...[
        newVerification.verificationCode,
        'No',
        newVerification.email,
        '+5351234567',
        'MA-TX-2026-000001',
        '0',
      ],
      'Pendiente',
    ]);
  });

  test.each([{ queue: 'all' }, { sort: 'total' }, { page: '0' }, { assigned: 'raul' }])(
    '%j is refused',
    async (query) => {
      const newVerification = { query: query as StaffVerificationQueryText };
      const named = { [Object.keys(query)[0] ?? '']: expect.any(String) };
      for (const call of [staffApi.listVerifications, staffApi.exportVerifications]) {
        expect(await raul.refused(call, newVerification)).toMatchObject({
          status: 400,
          fields: named,
        });
      }
    },
  );
});

describe('an agent', () => {
  test('leaves their cases to all when they are no longer of staff', async () => {
    const id = await sent();
    const body = { personId: raul.id };
    await looked(raul).call(staffApi.assignVerification, { params: { id }, body });
    const role = { params: { id: raul.id }, body: { role: 'cliente' } as const };
    await looked(marta).call(staffApi.changeRole, role);
    const query = { queue: 'unassigned' } as const;
    const found = await marta.call(staffApi.listVerifications, { query });
    expect(found).toMatchObject([{ id, assignedTo: null }]);
    const { history } = await marta.call(staffApi.findVerification, { params: { id } });
    expect(history.at(-1)).toMatchObject({ kind: 'assigned', by: 'system', note: null });
  });

  test('takes one, and another learns who has it', async () => {
    const id = await sent();
    const body = { personId: raul.id, expected: null };
    const { assignedTo, ticketId } = await looked(raul).call(staffApi.assignVerification, {
      params: { id },
      body,
    });
    expect(assignedTo).toEqual({ id: raul.id, name: 'Raúl Pérez' });
    expect(await audit()).toEqual({
      action: 'verification.assign',
      subject_name: ticketId,
      details: { assignee: { from: null, to: raul.id } },
    });
    const late = { params: { id }, body: { personId: marta.id, expected: null } };
    expect(await looked(marta).refused(staffApi.assignVerification, late)).toMatchObject({
      ...{ status: 409, code: 'assigned_meanwhile', assignedTo },
    });
  });

  test('reads it by looking; what came later stays unread', async () => {
    const id = await sent();
    const seen = (await see(id)).history.at(-1)?.at ?? '';
    expect(await view(id, seen)).toEqual({ others: [], news: false });
    expect((await see(id)).unread).toBe(false);
    const body = { text: '¿Ya?' };
    await yanet.call(api.writeAboutMyVerification, { params: { id }, body, key: newKey() });
    expect(await view(id, seen)).toEqual({ others: [], news: true });
    expect((await see(id)).unread).toBe(true);
  });

  test('writes down once how they reach the sender', async () => {
    const id = await sent();
    const newVerification = { params: { id }, body: { channel: 'email' as const }, key: newKey() };
    await raul.call(staffApi.contactAboutVerification, newVerification);
    const { history, awaitingSince } = await raul.call(
      staffApi.contactAboutVerification,
      newVerification,
    );
    expect([history.length, awaitingSince]).toEqual([2, null]);
    expect(await audit()).toMatchObject({ action: 'verification.contact' });
    const theirs = await yanet.call(api.findMyVerification, { params: { id } });
    expect(theirs.history.at(-1)).toMatchObject({ kind: 'contact', note: 'email', public: true });
  });

  test('reads, deciding too late, what was decided, by whom and when', async () => {
    const id = await sent();
    const { history } = await decide(id, 'approved');
    const late = { params: { id }, body: { status: 'processing', expected: 'pending' } } as const;
    expect(await looked(marta).refused(staffApi.changeVerificationStatus, late)).toMatchObject({
      ...{ status: 409, changedBy: 'Raúl Pérez' },
      changedAt: history.at(-1)?.at,
    });
  });

  test('an agente does not see records of deleted accounts, an administrador does', async () => {
    const id = await sent();
    const detached = { detached_at: new Date(), person_id: null };
    await shop.services.db.updateTable('verification').set(detached).execute();
    expect(await listed({ q: 'yanet' })).toEqual([]);
    expect((await raul.call(staffApi.verificationStats, {})).total).toBe(0);
    const params = { id };
    for (const refused of [
      await looked(raul).refused(staffApi.viewVerification, { params, body: {} }),
      await looked(raul).refused(staffApi.assignVerification, { params, body: { personId: null } }),
      await raul.refused(staffApi.contactAboutVerification, { params, body: { channel: 'phone' } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, code: 'verification_not_found' });
    }
    expect(await listed({ q: 'yanet' }, marta)).toEqual([id]);
    expect((await marta.call(staffApi.verificationStats, {})).total).toBe(1);
  });
});

describe('the quote beside a verification', () => {
  test('is the one of the reference; the code tells which one it was issued from', async () => {
    const ids = await restock(shop);
    [yanet, raul, marta] = [shop.as('customer'), shop.as('agente'), shop.as('administrador')];
    const named = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
    const issuing = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
    const input = { params: { id: issuing.id }, body: {}, key: newKey() };
    const [{ code = '' } = {}] = (await raul.call(staffApi.issueCode, input)).codes;
    const both = await see(
      await sent({ verificationCode: code.toLowerCase(), quoteReference: named.referenceNumber }),
    );
    expect(both).toMatchObject({
      codeKnown: true,
      quote: {
        ...{ id: named.id, status: 'pending', total: '28000.00', customerName: 'Yanet Pérez' },
        customerEmail: 'customer@correo.test',
      },
      codeQuote: { id: issuing.id, referenceNumber: issuing.referenceNumber },
    });
    expect(both.quote?.hasOpenPrices).toBe(false);
    const onlyCode = await see(await sent({ verificationCode: code, quoteReference: null }));
    expect(onlyCode.quote).toMatchObject({ id: issuing.id });
    const neither = await see(await sent({ verificationCode: 'nada', quoteReference: null }));
    expect(neither).toMatchObject({ codeKnown: false, quote: null, codeQuote: null });
    await shop.services.db.updateTable('quote').set({ detached_at: new Date() }).execute();
    expect(await see(both.id)).toMatchObject({ quote: null, codeQuote: null });
    expect((await see(both.id, marta)).quote).not.toBeNull();
  });

  test('has a total that is never US$0, and says when it leaves lines out', async () => {
    const ids = await restock(shop);
    [yanet, raul] = [shop.as('customer'), shop.as('agente')];
    const reads = async (total: string, ...products: ('corolla' | 'luna')[]) => {
      const items = products.map((shortName) => lineOf(ids, shortName));
      const body = newQuote(ids, { items, subtotal: total, total });
      const { referenceNumber } = await yanet.call(api.createQuote, { body, key: newKey() });
      const id = await sent({ quoteReference: referenceNumber });
      const page = await (await raul.fetch(`/admin/verifications?ver=${id}`)).text();
      return /<strong>([^<]*)<\/strong> · /.exec(page.replace(/<!-- -->/g, ''))?.[1];
    };
    expect(await reads('0.00', 'luna')).toBe('Precio por confirmar');
    expect(await reads('28000.00', 'corolla', 'luna')).toBe('US$28,000 (parcial)');
    expect(await reads('28000.00', 'corolla')).toBe('US$28,000');
  });
});
