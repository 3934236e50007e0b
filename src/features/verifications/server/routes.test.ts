import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { auditOf } from '#features/accounts/server/audit-testing.ts';
import { listQuery, restock } from '#features/quotes/server/testing.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { type VerificationStatus, verificationStatuses } from '../statuses.ts';
import { mailsOf, newKey, pdf, send, upload, written } from './testing.ts';

let shop: TestShop;
let anyone: Client;
let yanet: Client;
let oscar: Client;
let raul: Client;
let marta: Client;

beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
  yanet = shop.as('customer');
  oscar = shop.as('other customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

const rows = () => written(shop.services.db);
const listOf = (client: Client) => client.call(api.listMyVerifications, {});
const find = (client: Client, id: string) =>
  client.call(api.findMyVerification, { params: { id } });
const asStaff = (id: string) => raul.call(staffApi.findVerification, { params: { id } });
const toStaff = async () =>
  (await mailsOf(shop.services.db)).filter(({ to }) => to === shop.services.config.staffEmail);
const toCustomer = async () =>
  (await mailsOf(shop.services.db)).filter(({ to }) => to !== shop.services.config.staffEmail);

/** A verification of Yanet's, by its id. */
async function sent(client = yanet, change = {}): Promise<string> {
  const ticket = await send(client, change);
  const { id } = await shop.services.db
    .selectFrom('verification')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return id;
}

function change(
  id: string,
  status: VerificationStatus,
  more: { expected?: VerificationStatus; note?: string } = {},
) {
  const note = status === 'rejected' ? { note: 'Falta la segunda página' } : {};
  return raul.call(staffApi.changeVerificationStatus, {
    params: { id },
    body: { status, ...note, ...more },
  });
}

async function verifyEmail(client: Client) {
  const { db } = shop.services;
  await db
    .updateTable('person')
    .set({ email_verified: true })
    .where('id', '=', client.id)
    .execute();
}

describe('my verifications', () => {
  test('are those sent signed in, newest first, with what happened', async () => {
    await sent(yanet, { comment: 'una' });
    const second = await sent(yanet, { comment: 'dos' });
    await sent(oscar);
    expect((await listOf(yanet)).map(({ comment }) => comment)).toEqual(['dos', 'una']);
    expect(await find(yanet, second)).toEqual({
      id: second,
      ticketId: expect.stringMatching(/^MA-T-/),
      verificationCode: 'MA-VER-20261120-7K4Q',
      email: 'yanet@correo.test',
      whatsapp: '+5351234567',
      quoteReference: 'MA-TX-2026-000001',
      comment: 'dos',
      signedOut: false,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-/),
      dueAt: expect.stringMatching(/^\d{4}-/),
      processedAt: null,
      receipts: [],
      history: [
        {
          id: expect.any(String),
          at: expect.any(String),
          kind: 'created',
          by: 'customer',
          from: null,
          to: null,
          note: null,
          public: true,
        },
      ],
      quote: null,
    });
  });

  test('someone else’s is not found, just like one that does not exist', async () => {
    const id = await sent(yanet);
    const other = await oscar.refused(api.findMyVerification, { params: { id } });
    const none = await oscar.refused(api.findMyVerification, {
      params: { id: '00000000-0000-4000-8000-000000000009' },
    });
    expect(other).toEqual(none);
    expect(other).toMatchObject({ status: 404, code: 'verification_not_found' });
    expect((await raul.refused(api.findMyVerification, { params: { id } })).status).toBe(404);
  });

  test('sent signed out they are found once the provider has verified the e-mail', async () => {
    const id = await sent(anyone, { email: yanet.email.toUpperCase() });
    expect(await listOf(yanet)).toEqual([]);
    expect((await yanet.refused(api.findMyVerification, { params: { id } })).status).toBe(404);
    await verifyEmail(yanet);
    expect((await listOf(yanet)).map((each) => each.id)).toEqual([id]);
    await find(yanet, id);
    expect(await listOf(oscar)).toEqual([]);
  });

  test('what somebody sent signed out under my e-mail says so, and its words lead nowhere', async () => {
    await verifyEmail(yanet);
    const id = await sent(anyone, {
      email: yanet.email,
      verificationCode: 'pague en evil.test',
      whatsapp: 'evil.test/wa',
      quoteReference: 'https://evil.test',
      comment: 'Su pago falló: https://evil.test/pago o ana@evil.test',
    });
    const shown = {
      signedOut: true,
      verificationCode: 'pague en […]',
      whatsapp: '[…]',
      quoteReference: '[…]',
      comment: 'Su pago falló: […] o […]',
    };
    expect(await listOf(yanet)).toMatchObject([shown]);
    expect(await find(yanet, id)).toMatchObject({
      ...shown,
      history: [{ kind: 'created', by: 'system' }],
    });
    // Staff judge it by what it really says, and see that nobody had signed in.
    expect(await asStaff(id)).toMatchObject({
      signedOut: true,
      sender: null,
      comment: 'Su pago falló: https://evil.test/pago o ana@evil.test',
    });
  });

  test('staff see with which account it was sent, and whether its e-mail is proven', async () => {
    const id = await sent(yanet);
    const sender = { name: 'Yanet Pérez', email: yanet.email, emailVerified: false };
    expect(await asStaff(id)).toMatchObject({ signedOut: false, sender });
    await verifyEmail(yanet);
    expect((await asStaff(id)).sender?.emailVerified).toBe(true);
  });

  test('what somebody else sent signed in with my e-mail is theirs', async () => {
    await verifyEmail(yanet);
    await sent(oscar, { email: yanet.email });
    expect(await listOf(yanet)).toEqual([]);
  });

  test('what a deleted account left behind is nobody’s, also with the same e-mail', async () => {
    await verifyEmail(yanet);
    const id = await sent(yanet, { email: yanet.email });
    const { db } = shop.services;
    await db
      .updateTable('verification')
      .set({ person_id: null, detached_at: new Date() })
      .execute();
    expect(await listOf(yanet)).toEqual([]);
    const params = { id };
    expect((await yanet.refused(api.findMyVerification, { params })).status).toBe(404);
    expect(await raul.call(staffApi.listVerifications, { query: {} })).toEqual([]);
    for (const refused of [
      await raul.refused(staffApi.findVerification, { params }),
      await raul.refused(staffApi.changeVerificationStatus, {
        params,
        body: { status: 'approved' },
      }),
      await raul.refused(staffApi.writeAboutVerification, {
        params,
        body: { text: 'Hola' },
        key: newKey(),
      }),
    ]) {
      expect(refused.status).toBe(404);
    }
    expect(await marta.call(staffApi.listVerifications, { query: {} })).toHaveLength(1);
    const before = (await mailsOf(db)).length;
    await marta.call(staffApi.changeVerificationStatus, { params, body: { status: 'approved' } });
    await marta.call(staffApi.writeAboutVerification, {
      params,
      body: { text: 'Hola' },
      key: newKey(),
    });
    expect(await mailsOf(db)).toHaveLength(before);
  });

  test('name the quote of the sender, not another’s', async () => {
    const ids = await restock(shop);
    yanet = shop.as('customer');
    oscar = shop.as('other customer');
    raul = shop.as('agente');
    const quote = await yanet.call(api.createQuote, { body: listQuery(ids), key: newKey() });
    const quoteReference = quote.referenceNumber.toLowerCase();
    const mine = await sent(yanet, { quoteReference });
    const theirs = await sent(oscar, { quoteReference });
    const named = { id: quote.id, referenceNumber: quote.referenceNumber };
    expect((await find(yanet, mine)).quote).toEqual(named);
    expect((await find(oscar, theirs)).quote).toBeNull();
    expect((await asStaff(theirs)).quote).toMatchObject(named);
  });

  test('a receipt is shown to its owner and to staff alone', async () => {
    const id = await sent(yanet, { receipts: [await upload(yanet, pdf)] });
    const receiptId = (await find(yanet, id)).receipts[0]?.id ?? '';
    const params = { id, receiptId };
    const mine = callAddress(api.showMyReceipt, { params });
    const staffs = callAddress(staffApi.showReceipt, { params });
    const status = async (client: Client, address: string) => (await client.fetch(address)).status;
    const all = [anyone, yanet, oscar, raul, marta];
    const answers = (address: string) => Promise.all(all.map((client) => status(client, address)));
    expect(await answers(mine)).toEqual([401, 200, 404, 404, 404]);
    expect(await answers(staffs)).toEqual([401, 403, 403, 200, 200]);
    // Not through another verification of one's own either.
    const other = await sent(oscar);
    const crossed = callAddress(api.showMyReceipt, { params: { id: other, receiptId } });
    expect(await status(oscar, crossed)).toBe(404);
  });
});

describe('staff', () => {
  test('see all of them, newest first, or those of one status', async () => {
    const first = await sent(anyone);
    const second = await sent(yanet, { receipts: [await upload(yanet, pdf)] });
    await change(first, 'approved');
    const list = (query: { status?: VerificationStatus }) =>
      raul.call(staffApi.listVerifications, { query });
    expect(await list({})).toMatchObject([
      { id: second, receiptCount: 1, codeKnown: false, status: 'pending' },
      { id: first, receiptCount: 0, status: 'approved' },
    ]);
    expect((await list({ status: 'approved' })).map(({ id }) => id)).toEqual([first]);
    const bad = await raul.fetch('/api/admin/verifications?status=nada');
    expect(bad.status).toBe(400);
  });

  test('know a code that was issued, however it is typed', async () => {
    const ids = await restock(shop);
    raul = shop.as('agente');
    const quote = await shop
      .as('customer')
      .call(api.createQuote, { body: listQuery(ids), key: newKey() });
    await shop.services.db
      .insertInto('verification_code')
      .values({ code: 'MA-VER-20261121-AB12', quote_id: quote.id })
      .execute();
    const id = await sent(anyone, { verificationCode: 'ma-ver-20261121-ab12' });
    expect(await asStaff(id)).toMatchObject({ codeKnown: true, language: 'es' });
  });

  test('know a code of now, typed without hyphens and sent again with others', async () => {
    const ids = await restock(shop);
    raul = shop.as('agente');
    yanet = shop.as('customer');
    const quote = await yanet.call(api.createQuote, { body: listQuery(ids), key: newKey() });
    const { codes } = await raul.call(staffApi.issueCode, {
      params: { id: quote.id },
      body: {},
      key: newKey(),
    });
    const code = codes[0]?.code ?? '';
    const typed = code.replaceAll('-', ' ').toLowerCase();
    const id = await sent(yanet, { verificationCode: typed });
    expect(await asStaff(id)).toMatchObject({ codeKnown: true, codeQuote: { id: quote.id } });
    await change(id, 'rejected');
    const body = { verificationCode: code.replaceAll('-', '') };
    await yanet.call(api.resendVerification, { params: { id }, body, key: newKey() });
    const again = await asStaff(id);
    expect(again).toMatchObject({ codeKnown: true, verificationCode: code });
    // The same code, otherwise typed, is no other code.
    expect(JSON.stringify(again.history)).not.toContain('Código anterior');
  });

  test('set any status from any; what was decided has its moment, what waits has none', async () => {
    const id = await sent();
    for (const from of verificationStatuses) {
      for (const to of verificationStatuses) {
        await change(id, from);
        const changed = await change(id, to);
        expect(changed.status).toBe(to);
        expect(changed.processedAt === null).toBe(to === 'pending' || to === 'processing');
      }
    }
  });

  test('closing what was approved keeps the moment of the decision', async () => {
    const id = await sent();
    const { processedAt } = await change(id, 'approved');
    expect((await change(id, 'completed')).processedAt).toBe(processedAt);
  });

  test('the change stands in the history, and the sender gets a mail with what staff say', async () => {
    const id = await sent(anyone, { comment: 'SECRETO DEL REMITENTE' });
    const changed = await change(id, 'rejected', { note: 'Falta la segunda página' });
    expect(changed.history.at(-1)).toMatchObject({
      kind: 'status',
      by: 'staff',
      from: 'pending',
      to: 'rejected',
      note: 'Falta la segunda página',
      public: true,
    });
    expect(await auditOf(shop.services.db, id)).toEqual([
      {
        actor_id: raul.id,
        action: 'verification.status',
        subject_kind: 'verification',
        subject_id: id,
        subject_name: changed.ticketId,
        details: { status: { from: 'pending', to: 'rejected' } },
      },
    ]);
    const mail = (await toCustomer()).at(-1);
    expect(mail?.subject).toBe(`Verificación ${changed.ticketId}: Rechazada`);
    expect(mail?.text).toContain('Falta la segunda página');
    expect(mail?.text).toContain('envíe de nuevo');
    expect(`${mail?.text}${mail?.html}`).not.toContain('SECRETO');
  });

  test('to reject they must say why', async () => {
    const id = await sent();
    const params = { id };
    for (const note of [undefined, '', '   ']) {
      const refused = await raul.refused(staffApi.changeVerificationStatus, {
        params,
        body: { status: 'rejected', ...(note !== undefined && { note }) },
      });
      expect(refused).toMatchObject({
        status: 400,
        code: 'reason_required',
        fields: { note: 'Para rechazar, escriba el motivo: el cliente lo leerá.' },
      });
    }
    expect(await asStaff(id)).toMatchObject({ status: 'pending' });
  });

  test('a change based on a status that someone else has changed is refused with the current one', async () => {
    const id = await sent();
    await change(id, 'processing', { expected: 'pending' });
    const refused = await marta.refused(staffApi.changeVerificationStatus, {
      params: { id },
      body: { status: 'approved', expected: 'pending' },
    });
    // The word `status` is taken by the current one.
    expect(refused).toMatchObject({ code: 'status_changed' });
    expect(await asStaff(id)).toMatchObject({ status: 'processing' });
  });

  test('setting the status it has already changes nothing and writes no mail', async () => {
    const id = await sent();
    const before = await rows();
    await change(id, 'pending');
    expect(await rows()).toEqual(before);
  });

  test('the same decision with another reason comes too late', async () => {
    const id = await sent();
    const reason = { expected: 'pending', note: 'Falta la foto.' } as const;
    await change(id, 'rejected', reason);
    await change(id, 'rejected', reason);
    const refused = await marta.refused(staffApi.changeVerificationStatus, {
      params: { id },
      body: { status: 'rejected', ...reason, note: 'El monto no es ese.' },
    });
    expect(refused).toMatchObject({ code: 'status_changed' });
    const { history } = await asStaff(id);
    expect(history.map(({ note }) => note)).toEqual([null, 'Falta la foto.']);
  });

  test('of two decisions at once about the same status one is refused', async () => {
    const id = await sent();
    const answers = await Promise.allSettled([
      change(id, 'approved', { expected: 'pending' }),
      change(id, 'rejected', { expected: 'pending' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('sending again', () => {
  const again = (id: string, body: object = {}, key = newKey(), client = yanet) =>
    client.call(api.resendVerification, { params: { id }, body, key });

  test('on the same ticket: it waits anew, with new receipts and a new promise', async () => {
    const id = await sent(yanet, { receipts: [await upload(yanet, pdf)] });
    const before = await change(id, 'rejected');
    await shop.services.db
      .updateTable('verification')
      .set({ answer_due_at: new Date('2026-01-01') })
      .execute();
    const receipts = [await upload(yanet, pdf), await upload(yanet, pdf)];
    const body = { verificationCode: 'MA-VER-NUEVO', comment: 'Aquí está', receipts };
    const detail = await again(id, body);
    expect(detail).toMatchObject({
      ticketId: before.ticketId,
      status: 'pending',
      verificationCode: 'MA-VER-NUEVO',
      processedAt: null,
    });
    expect(Date.parse(detail.dueAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(detail.receipts.map(({ round }) => round)).toEqual([0, 1, 1]);
    expect(detail.history.at(-1)).toMatchObject({
      kind: 'resent',
      by: 'customer',
      from: 'rejected',
      to: 'pending',
      note: 'Aquí está',
    });
    expect(JSON.stringify(detail.history)).not.toContain('Código anterior');
    const staffs = await asStaff(id);
    expect(JSON.stringify(staffs.history)).toContain('Código anterior: MA-VER-20261120-7K4Q');
    const mail = (await toStaff()).at(-1);
    expect(mail?.subject).toBe(`Verificación ${before.ticketId} enviada de nuevo`);
    expect(mail?.text).toContain('Aquí está');
    await change(id, 'rejected');
    expect((await again(id, { receipts: [await upload(yanet, pdf)] })).receipts.at(-1)?.round).toBe(
      2,
    );
  });

  test('once for each key, also five times at once', async () => {
    const id = await sent();
    await change(id, 'rejected');
    const key = newKey();
    const body = { comment: 'otra vez', receipts: [await upload(yanet, pdf)] };
    await Promise.all(Array.from({ length: 5 }, () => again(id, body, key)));
    const detail = await again(id, body, key);
    expect(detail.history.filter(({ kind }) => kind === 'resent')).toHaveLength(1);
    expect(detail.receipts).toHaveLength(1);
    expect(await toStaff()).toHaveLength(2);
  });

  test('a key that served for another one is refused', async () => {
    const one = await sent();
    const other = await sent();
    await change(one, 'rejected');
    await change(other, 'rejected');
    const key = newKey();
    await again(one, {}, key);
    const refused = await yanet.refused(api.resendVerification, {
      params: { id: other },
      body: {},
      key,
    });
    expect([refused.status, refused.code]).toEqual([422, 'key_reused']);
  });

  test('a key that serves for another one at the same moment changes nothing', async () => {
    const { db } = shop.services;
    const one = await sent();
    const other = await sent();
    await change(one, 'rejected');
    const key = newKey();
    // The other one is written after the key was looked up and before it is written here.
    await sql
      .raw(`create function meanwhile() returns trigger language plpgsql as $$ begin
          insert into event (verification_id, actor_id, actor, kind, note, submission_key)
            values ('${other}', '${yanet.id}', 'customer', 'message', 'hola', '${key}');
          return new; end $$;
        create trigger meanwhile before update of status on verification
          for each row execute function meanwhile()`)
      .execute(db);
    try {
      const wanted = { params: { id: one }, body: {}, key };
      const refused = await yanet.refused(api.resendVerification, wanted);
      expect([refused.status, refused.code]).toEqual([422, 'key_reused']);
    } finally {
      await sql`drop function meanwhile cascade`.execute(db);
    }
    const { status, history } = await asStaff(one);
    expect([status, history.at(-1)?.to]).toEqual(['rejected', 'rejected']);
    expect((await toStaff()).map(({ subject }) => subject).join()).not.toContain('de nuevo');
  });

  test.each(['pending', 'processing', 'approved', 'completed'] as const)(
    'is refused while it is %s',
    async (status) => {
      const id = await sent();
      await change(id, status);
      const refused = await yanet.fetch(`/api/verifications/${id}/resend`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'not_rejected', status });
    },
  );

  test('thirty times an hour at most, by each person', async () => {
    const id = await sent();
    await change(id, 'rejected');
    await again(id);
    await shop.services.db.updateTable('rate_limit').set({ points: 29 }).execute();
    await change(id, 'rejected');
    await again(id);
    await change(id, 'rejected');
    const wanted = { params: { id }, body: {}, key: newKey() };
    expect((await yanet.refused(api.resendVerification, wanted)).status).toBe(429);
    expect((await oscar.refused(api.resendVerification, wanted)).status).toBe(404);
  });

  test('someone else’s is not found', async () => {
    const id = await sent();
    await change(id, 'rejected');
    const wanted = { params: { id }, body: {}, key: newKey() };
    expect((await oscar.refused(api.resendVerification, wanted)).status).toBe(404);
    expect((await anyone.refused(api.resendVerification, wanted)).status).toBe(401);
    expect(await asStaff(id)).toMatchObject({ status: 'rejected' });
  });
});

describe('messages', () => {
  const write = (client: Client, id: string, text: string, key = newKey()) =>
    client.call(api.writeAboutMyVerification, { params: { id }, body: { text }, key });
  const answer = (id: string, text: string) =>
    raul.call(staffApi.writeAboutVerification, { params: { id }, body: { text }, key: newKey() });

  test('of the customer stand in the history, and staff get one mail for several', async () => {
    const id = await sent();
    await write(yanet, id, '¿Ya lo vieron?');
    const detail = await write(yanet, id, 'Es urgente');
    expect(detail.history.slice(1)).toMatchObject([
      { kind: 'message', by: 'customer', note: '¿Ya lo vieron?' },
      { kind: 'message', by: 'customer', note: 'Es urgente' },
    ]);
    const mails = (await toStaff()).filter(({ subject }) => subject.startsWith('Mensaje'));
    expect(mails[0]?.text).toContain('¿Ya lo vieron?');
    const due = await shop.services.db
      .selectFrom('outbox')
      .select('run_after')
      .where('dedupe', 'like', `mail:message-to-staff ${id}%`)
      .where('run_after', '<=', new Date())
      .execute();
    expect(due).toHaveLength(1);
  });

  test('the same key is the same message', async () => {
    const id = await sent();
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => write(yanet, id, 'Hola', key)));
    expect((await write(yanet, id, 'Hola', key)).history).toHaveLength(2);
  });

  test('of the team reach the customer: with the text only where the address is surely theirs', async () => {
    const unknown = await sent(anyone);
    await answer(unknown, 'Llámenos mañana');
    expect((await toCustomer()).at(-1)).toMatchObject({
      subject: expect.stringContaining('Mensaje sobre su verificación'),
      text: expect.not.stringContaining('mañana'),
    });
    const unproven = await sent(yanet, { email: yanet.email });
    await answer(unproven, 'Llámenos mañana');
    expect((await toCustomer()).at(-1)).toMatchObject({
      to: yanet.email,
      text: expect.not.stringContaining('mañana'),
    });
    await verifyEmail(yanet);
    const known = await sent(yanet, { email: yanet.email });
    await answer(known, 'Llámenos mañana');
    expect((await toCustomer()).at(-1)?.text).toContain('Llámenos mañana');
    const elsewhere = await sent(yanet, { email: 'otra@correo.test' });
    await answer(elsewhere, 'Llámenos mañana');
    expect((await toCustomer()).at(-1)).toMatchObject({
      to: 'otra@correo.test',
      text: expect.not.stringContaining('mañana'),
    });
  });

  test('20 an hour; someone else’s is not found; nothing is no message', async () => {
    const id = await sent();
    const wanted = { params: { id }, body: { text: 'Hola' }, key: newKey() };
    expect((await oscar.refused(api.writeAboutMyVerification, wanted)).status).toBe(404);
    expect((await anyone.refused(api.writeAboutMyVerification, wanted)).status).toBe(401);
    const empty = { ...wanted, body: { text: '  ' } };
    expect((await yanet.refused(api.writeAboutMyVerification, empty)).status).toBe(400);
    for (let at = 0; at < 20; at += 1) await write(yanet, id, `${at}`);
    expect((await yanet.refused(api.writeAboutMyVerification, wanted)).status).toBe(429);
  });
});

test('every mail asks nothing of another host, runs nothing, shouts nothing, and is at most 20 KB', async () => {
  // Whose address nobody vouches for gets fewer.
  await shop.services.db.updateTable('person').set({ email_verified: true }).execute();
  for (const client of [yanet, yanet.with('mariel-auto-language=en')]) {
    const id = await sent(client, {
      email: yanet.email,
      comment: '<'.repeat(2000),
      receipts: [await upload(yanet, pdf)],
    });
    for (const status of verificationStatuses) await change(id, status, { note: '<'.repeat(2000) });
    await change(id, 'rejected');
    await client.call(api.resendVerification, { params: { id }, body: {}, key: newKey() });
    const body = { text: '<img src=x>'.repeat(180) };
    await client.call(api.writeAboutMyVerification, { params: { id }, body, key: newKey() });
    await raul.call(staffApi.writeAboutVerification, { params: { id }, body, key: newKey() });
  }
  const mails = await mailsOf(shop.services.db);
  expect(mails.length).toBeGreaterThanOrEqual(20);
  for (const { subject, text, html, language } of mails) {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|b>)|url\(|@import/i);
    expect(html.replace('<!doctype html>', '')).not.toMatch(/[!¡]/);
    expect(Buffer.byteLength(html)).toBeLessThan(20 * 1024);
    expect(Buffer.byteLength(text)).toBeLessThan(20 * 1024);
    if (language === 'en') expect(subject).not.toMatch(/Verificación|Mensaje/);
  }
});
