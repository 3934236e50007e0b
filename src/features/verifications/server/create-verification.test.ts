import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { listQuery, restock } from '#features/quotes/server/testing.ts';
import { staffApi } from '#staff-api.ts';
import { solve } from '../proof.ts';
import type { NewVerification } from '../schema.ts';
import { isTicket } from '../ticket.ts';
import { createVerification } from './create-verification.ts';
import { purgeSending } from './purge-sending.ts';
import {
  mailsOf,
  newKey,
  newVerification,
  nothing,
  pdf,
  prove,
  send,
  upload,
  written,
} from './testing.ts';
import type { ReceiptSource } from './write-receipts.ts';

let shop: TestShop;
let anyone: Client;
let yanet: Client;

beforeAll(async () => {
  shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
  yanet = shop.as('customer');
});

const rows = () => written(shop.services.db);
const refuse = (client: Client, change: object, key = newKey()) =>
  client.refused(api.createVerification, { body: { ...newVerification, ...change }, key });
const stored = () => shop.services.db.selectFrom('verification').selectAll().execute();

/** A request as no browser of ours would write it, from a network of one's own. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await anyone.fetch('/api/verifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('sending a verification', () => {
  test('gives a ticket; the record says what was written, and by when we answer', async () => {
    const ticket = await send(anyone);
    expect(ticket).toMatch(/^MA-T-\d{8}-/);
    expect(isTicket(ticket)).toBe(true);
    const [row] = await stored();
    expect(row).toMatchObject({
      ticket,
      person_id: null,
      code: 'MA-VER-20261120-7K4Q',
      email: 'yanet@correo.test',
      whatsapp: '+5351234567',
      quote_reference: 'MA-TX-2026-000001',
      comment: 'Pagué el lunes por Zelle',
      language: 'es',
      status: 'pending',
      processed_at: null,
    });
    expect(row?.answer_due_at.getTime()).toBeGreaterThanOrEqual(Date.now() + 23.9 * 3_600_000);
  });

  test('only code and e-mail are needed; spaces around them are not kept', async () => {
    const body = { verificationCode: '  ABC ', email: ' yanet@correo.test ' };
    await anyone.call(api.createVerification, { body, key: newKey() });
    expect(await stored()).toMatchObject([
      { code: 'ABC', email: 'yanet@correo.test', whatsapp: null, quote_reference: null },
    ]);
  });

  test('a number that we cannot read stays as it was written', async () => {
    await send(anyone, { whatsapp: 'el de mi tía' });
    expect(await stored()).toMatchObject([{ whatsapp: 'el de mi tía' }]);
  });

  test('the owner is who is signed in, and the history begins', async () => {
    await send(yanet);
    expect(await stored()).toMatchObject([{ person_id: yanet.id }]);
    const events = await shop.services.db.selectFrom('event').selectAll().execute();
    expect(events).toMatchObject([
      { kind: 'created', actor: 'customer', actor_id: yanet.id, public: true },
    ]);
  });

  test('a code that we issued and one that nobody knows get the same answer', async () => {
    const ids = await restock(shop);
    const quote = await shop
      .as('customer')
      .call(api.createQuote, { body: listQuery(ids), key: newKey() });
    await shop.services.db
      .insertInto('verification_code')
      .values({ code: newVerification.verificationCode, quote_id: quote.id })
      .execute();
    const known = await post(newVerification, from('10.0.0.1'));
    const unknown = await post({ ...newVerification, verificationCode: 'NADA' }, from('10.0.0.2'));
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.answer)).toEqual(Object.keys(unknown.answer));
    expect(JSON.stringify(known.answer).length).toBe(JSON.stringify(unknown.answer).length);
    const inList = await shop.as('agente').call(staffApi.listVerifications, { query: {} });
    expect(inList.map(({ codeKnown }) => codeKnown)).toEqual([false, true]);
  });

  /** As if chance made the ticket of one that exists, so many times. */
  async function unlucky(times: number, then: (ticket: string) => Promise<void>) {
    const { db } = shop.services;
    const first = await send(anyone);
    await sql
      .raw(`create sequence chance;
        create function unlucky() returns trigger language plpgsql as $$ begin
          if nextval('chance') <= ${times} then new.ticket := '${first}'; end if;
          return new;
        end $$;
        create trigger unlucky before insert on verification for each row execute function unlucky()`)
      .execute(db);
    try {
      await then(first);
    } finally {
      await sql`drop function unlucky cascade`.execute(db);
      await sql`drop sequence chance`.execute(db);
    }
  }

  test('a ticket that exists already is not given again', async () => {
    await unlucky(9, async (first) => {
      expect(await send(anyone)).not.toBe(first);
      expect(await rows()).toMatchObject({ tickets: 2 });
    });
  });

  test('ten times over is no chance: it is said, and nothing is written', async () => {
    await unlucky(10, async () => {
      expect((await refuse(anyone, {})).status).toBe(500);
      expect(shop.lines.join('')).toContain('no free ticket');
      expect(await rows()).toMatchObject({ tickets: 1, mails: 2 });
    });
  });

  test.each<[string, object, string]>([
    ['no code', { verificationCode: ' ' }, 'verificationCode'],
    ['a code of 101 letters', { verificationCode: 'a'.repeat(101) }, 'verificationCode'],
    ['no e-mail', { email: '' }, 'email'],
    ['half an e-mail', { email: 'yanet@' }, 'email'],
    ['two e-mails', { email: 'a@b.test,c@d.test' }, 'email'],
    ['a comment of 2001 letters', { comment: 'a'.repeat(2001) }, 'comment'],
    ['a comment that no database can keep', { comment: 'a\0' }, 'comment'],
    ['a status', { status: 'approved' }, 'status'],
    ['a ticket', { ticketId: 'MA-T-20261121-AAAAA' }, 'ticketId'],
    ['an owner', { personId: 'x' }, 'personId'],
    [
      'four files',
      { receipts: Array(4).fill({ uploadId: crypto.randomUUID(), parts: 1 }) },
      'receipts',
    ],
    [
      'a file of 129 pieces',
      { receipts: [{ uploadId: crypto.randomUUID(), parts: 129 }] },
      'receipts.0.parts',
    ],
    ['a proof without an answer', { proof: { challenge: 'x' } }, 'proof.nonce'],
  ])('%s is refused in words, and nothing is written', async (_, change, field) => {
    const { status, fields } = await refuse(anyone, change);
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {})).toContain(field);
    expect(await rows()).toEqual(nothing);
  });

  test('what is missing is said in these words', async () => {
    const { fields } = await refuse(anyone, { verificationCode: '', email: 'x' });
    expect(fields).toEqual({
      verificationCode: 'El código de verificación es obligatorio',
      email: 'Ingrese un correo electrónico válido',
    });
  });

  test('a filled honeypot is refused in words, never swallowed', async () => {
    const { status, code, message } = await refuse(anyone, { website: 'https://x.test' });
    expect([status, code]).toEqual([400, 'leave_empty']);
    expect(message).toContain('Vacíelo');
    expect(await rows()).toEqual(nothing);
    await send(anyone, { website: '' });
    expect(await rows()).toMatchObject({ tickets: 1 });
  });
});

describe('once', () => {
  test('the same key and content give the same ticket, also when the proof was another', async () => {
    const key = newKey();
    const ticket = await send(yanet, {}, key);
    expect(await send(yanet, {}, key)).toBe(ticket);
    expect(await rows()).toMatchObject({ tickets: 1, events: 1, mails: 2 });
  });

  test('a proof that was spent on it does not keep its answer away', async () => {
    const key = newKey();
    const body = { ...newVerification, proof: await prove(anyone) };
    const once = await anyone.call(api.createVerification, { body, key });
    expect(await anyone.call(api.createVerification, { body, key })).toEqual(once);
  });

  test.each([
    ['code', { verificationCode: 'OTRO' }],
    ['e-mail', { email: 'otra@correo.test' }],
    ['WhatsApp', { whatsapp: '5 765 4321' }],
    ['quotation', { quoteReference: 'MA-TX-2026-000002' }],
    ['comment', { comment: '' }],
    ['file', { receipts: [{ uploadId: crypto.randomUUID(), parts: 1 }] }],
  ])('the same key with another %s is refused', async (_, change) => {
    const key = newKey();
    await send(yanet, {}, key);
    expect(await refuse(yanet, change, key)).toMatchObject({ status: 422, code: 'key_reused' });
    expect(await rows()).toMatchObject({ tickets: 1 });
  });

  test('the same key with another file in the place of the first is refused', async () => {
    const key = newKey();
    await send(yanet, { receipts: [await upload(yanet, pdf)] }, key);
    const other = { receipts: [await upload(yanet, pdf)] };
    expect(await refuse(yanet, other, key)).toMatchObject({ status: 422, code: 'key_reused' });
    expect(await rows()).toMatchObject({ tickets: 1, receipts: 1 });
  });

  test('two equal forms at once, one on each side of a border between two keys, are one', async () => {
    const since = new Date(Date.now() - 1000);
    const form = (name: string, before: string, receipt: Omit<ReceiptSource, 'name'>) =>
      createVerification(shop.services, {
        person: undefined,
        language: 'es',
        address: '10.0.0.7',
        input: newVerification,
        receipts: [Object.assign(receipt, { name: 'factura' })],
        key: { name, earlier: { name: before, since } },
      });
    // Files are read one after the other, once it is looked whether there is a ticket already: the
    // second comes while the first is read, which lasts until the second has looked; and the second
    // is read when the first has its ticket.
    const reading = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const first = form('period-1', 'period-0', {
      read() {
        reading.resolve();
        return looked.promise.then(() => pdf);
      },
    });
    await reading.promise;
    const second = form('period-2', 'period-1', {
      read: () => first.then(() => pdf),
      get sent() {
        looked.resolve();
        return undefined;
      },
    });
    expect(await second).toEqual(await first);
    expect(await rows()).toMatchObject({ tickets: 1, receipts: 1, events: 1, mails: 2 });
  });

  test('what was left empty and what was left out are the same', async () => {
    const key = newKey();
    const { verificationCode, email } = newVerification;
    const body = { verificationCode, email, proof: await prove(anyone) };
    const { ticketId } = await anyone.call(api.createVerification, { body, key });
    const empty = { whatsapp: '', quoteReference: '', comment: '' };
    expect(await send(anyone, empty, key)).toBe(ticketId);
    expect(await stored()).toMatchObject([
      { whatsapp: null, quote_reference: null, comment: null, submission_key: key },
    ]);
  });

  test('without a key each is its own, and its mails are about it', async () => {
    const ids: string[] = [];
    for (const comment of ['una', 'una']) {
      await anyone.call(api.createVerification, { body: { ...newVerification, comment }, key: '' });
    }
    for (const { id, submission_key, submission_hash } of await stored()) {
      expect([submission_key, submission_hash]).toEqual([null, null]);
      ids.push(id, id);
    }
    const mails = await shop.services.db.selectFrom('outbox').select('about').execute();
    expect(mails.map(({ about }) => about).toSorted()).toEqual(ids.toSorted());
    expect(ids).toHaveLength(4);
  });

  test('the worker is told of the mails at once', async () => {
    let wakeUps = 0;
    const { wakeWorker } = shop.services;
    shop.services.wakeWorker = () => void wakeUps++;
    try {
      await send(yanet);
      expect(wakeUps).toBe(1);
      const [{ id = '' } = {}] = await stored();
      const raul = shop.as('agente');
      const change = { params: { id }, body: { status: 'approved' as const } };
      await raul.call(staffApi.changeVerificationStatus, change);
      expect(wakeUps).toBe(2);
    } finally {
      shop.services.wakeWorker = wakeWorker;
    }
  });

  test('fifty at once with one key make one ticket, with its receipt', async () => {
    const receipts = [await upload(anyone, pdf)];
    const body = { ...newVerification, receipts, proof: await prove(anyone) };
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => anyone.call(api.createVerification, { body, key })),
    );
    expect(new Set(answers.map(({ ticketId }) => ticketId)).size).toBe(1);
    expect(await rows()).toEqual({ tickets: 1, receipts: 1, events: 1, mails: 2, parts: 0 });
  });

  test('five at once without a proof are one of the five that the strict limit allows', async () => {
    const key = newKey();
    const body = newVerification;
    await Promise.all(
      Array.from({ length: 20 }, () => anyone.call(api.createVerification, { body, key })),
    );
    for (let more = 0; more < 4; more += 1) {
      await anyone.call(api.createVerification, {
        body: { ...newVerification, email: `a${more}@b.test` },
        key: newKey(),
      });
    }
    expect((await refuse(anyone, { email: 'z@b.test' })).status).toBe(429);
  });
});

describe('the proof of work', () => {
  test('is asked with a date and a price', async () => {
    const asked = await anyone.call(api.verificationChallenge, {});
    expect(asked.bits).toBe(15);
    const minutes = (Date.parse(asked.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  const refusesProof = async (proof: NewVerification['proof']) => {
    expect(await refuse(anyone, { proof })).toMatchObject({ status: 400, code: 'proof_invalid' });
    expect(await rows()).toEqual(nothing);
  };

  test('counts once', async () => {
    const proof = await prove(anyone);
    const body = { ...newVerification, proof };
    await anyone.call(api.createVerification, { body, key: newKey() });
    expect(await refuse(anyone, { proof, comment: 'otra' })).toMatchObject({
      status: 400,
      code: 'proof_invalid',
    });
    expect(await rows()).toMatchObject({ tickets: 1, mails: 2 });
  });

  test('spent twice at once it makes one ticket', async () => {
    const proof = await prove(anyone);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map((at) =>
        anyone.call(api.createVerification, {
          body: { ...newVerification, comment: `${at}`, proof },
          key: newKey(),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows()).toMatchObject({ tickets: 1 });
  });

  test('a wrong answer is none', async () => {
    let right = await prove(anyone);
    while (right.nonce === 0) right = await prove(anyone);
    // It is the first right one, so the one before it is wrong; the one after it seldom is right.
    await refusesProof({ ...right, nonce: right.nonce - 1 });
  });

  test('nobody asks in our place, nor for less', async () => {
    const { challenge, nonce } = await prove(anyone);
    const [, ends, random, seal] = challenge.split('.');
    await refusesProof({ challenge: `0.${ends}.${random}.${seal}`, nonce });
    await refusesProof({
      challenge: `0.${Number(ends) + 1}.${random}.AAAAAAAAAAAAAAAAAAAAAA`,
      nonce,
    });
    await refusesProof({ challenge: '', nonce });
  });

  test('one question with something around it is not another one', async () => {
    const { challenge, bits } = await anyone.call(api.verificationChallenge, {});
    for (const more of [`x${challenge}`, `${challenge}.`, `${challenge} `]) {
      await refusesProof({ challenge: more, nonce: solve({ challenge: more, bits }) });
    }
  });

  test('is over after half an hour', async () => {
    const proof = await prove(anyone);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      await refusesProof(proof);
    } finally {
      vi.useRealTimers();
    }
  });

  test('spent ones are swept once they are over', async () => {
    const { db } = shop.services;
    await send(anyone);
    const count = async () => (await db.selectFrom('spent_proof').selectAll().execute()).length;
    await purgeSending(db);
    expect(await count()).toBe(1);
    await db
      .updateTable('spent_proof')
      .set({ expires_at: new Date(0) })
      .execute();
    await purgeSending(db);
    expect(await count()).toBe(0);
  });
});

describe('limits', () => {
  test('without a proof five an hour from one network; the sixth reads when, and loses nothing', async () => {
    for (let at = 0; at < 5; at += 1) {
      const { status } = await post(
        { ...newVerification, email: `a${at}@b.test` },
        from('10.0.0.1'),
      );
      expect(status).toBe(201);
    }
    const { status, headers, answer } = await post(
      { ...newVerification, email: 'z@b.test' },
      from('10.0.0.1'),
    );
    expect([status, answer.code]).toEqual([429, 'too_many']);
    expect(answer.message).toMatch(
      /^Llegaron demasiados pedidos .* en (59|60) minutos\. No se pierde nada/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await post({ ...newVerification, email: 'z@b.test' }, from('10.0.0.2'))).status).toBe(
      201,
    );
    await send(anyone, { email: 'z@b.test' });
    expect(await rows()).toMatchObject({ tickets: 7 });
  });

  /** Ten anonymous sendings under an e-mail, with proofs, by default from one network. */
  async function tenUnder(email: string, network = (_: number) => '10.0.1.1') {
    for (let at = 0; at < 10; at += 1) {
      const written = at % 2 ? email : email.toUpperCase();
      const body = {
        ...newVerification,
        email: written,
        comment: `${at}`,
        proof: await prove(anyone),
      };
      expect((await post(body, from(network(at)))).status).toBe(201);
    }
  }

  test('ten a day for one e-mail from one network, however it is written', async () => {
    await tenUnder(newVerification.email);
    const { status, answer } = await post(newVerification, from('10.0.1.1'));
    expect(status).toBe(429);
    expect(answer.message).toContain('horas');
  });

  test('nobody is locked out by what others send under their e-mail from elsewhere', async () => {
    await tenUnder(newVerification.email);
    await tenUnder(newVerification.email, (at) => `10.0.3.${at}`);
    expect((await post(newVerification, from('10.0.1.2'))).status).toBe(201);
  });

  test('who owns the address, and is signed in, is not locked out from the same network either', async () => {
    const { db } = shop.services;
    const person = db.updateTable('person').where('id', '=', yanet.id);
    await person.set({ email_verified: true }).execute();
    // Tests come from no network that can be read: all of them are one.
    await tenUnder(yanet.email, () => '');
    for (let at = 0; at < 11; at += 1) await send(yanet, { email: yanet.email.toUpperCase() });
    expect((await refuse(anyone, { email: yanet.email, proof: await prove(anyone) })).status).toBe(
      429,
    );
    // Only to say that it is theirs is not enough.
    await person.set({ email_verified: false }).execute();
    expect((await refuse(yanet, { email: yanet.email, proof: await prove(yanet) })).status).toBe(
      429,
    );
  });

  test('who owns the address is exempt of no other limit', async () => {
    const person = shop.services.db.updateTable('person').set({ email_verified: true });
    await person.where('id', '=', yanet.id).execute();
    for (let at = 0; at < 5; at += 1) {
      await yanet.call(api.createVerification, {
        body: { ...newVerification, email: yanet.email },
        key: newKey(),
      });
    }
    expect((await refuse(yanet, { email: yanet.email })).status).toBe(429);
  });

  /** As if so many had come before of everything that was counted so far. */
  const count = (points: number) =>
    shop.services.db.updateTable('rate_limit').set({ points }).execute();

  test('with a proof sixty an hour from one network', async () => {
    await send(anyone, { email: 'a1@b.test' });
    await count(59);
    await send(anyone, { email: 'a2@b.test' });
    const proof = await prove(anyone);
    expect((await refuse(anyone, { email: 'a3@b.test', proof })).status).toBe(429);
    // Who has no proof is counted apart.
    await anyone.call(api.createVerification, {
      body: { ...newVerification, email: 'a4@b.test' },
      key: newKey(),
    });
  });

  test('a hundred an hour with files, also where they fail, from one network', async () => {
    const fails = () => refuse(anyone, { receipts: [{ uploadId: crypto.randomUUID(), parts: 1 }] });
    expect((await fails()).status).toBe(409);
    await count(99);
    expect((await fails()).status).toBe(409);
    expect((await fails()).status).toBe(429);
    await anyone.call(api.createVerification, { body: newVerification, key: newKey() });
  });

  test('a repeated sending does not count', async () => {
    const headers = { ...from('10.0.0.1'), 'idempotency-key': newKey() };
    for (let at = 0; at < 12; at += 1)
      expect((await post(newVerification, headers)).status).toBe(201);
    expect(await rows()).toMatchObject({ tickets: 1 });
  });

  test('what is refused does not count', async () => {
    for (let at = 0; at < 12; at += 1)
      await post({ ...newVerification, email: 'x' }, from('10.0.0.1'));
    expect((await post(newVerification, from('10.0.0.1'))).status).toBe(201);
  });

  test('in English for who reads English', async () => {
    const english = anyone.with('mariel-auto-language=en');
    for (let at = 0; at < 5; at += 1) {
      await english.call(api.createVerification, {
        body: { ...newVerification, email: `a${at}@b.test` },
        key: newKey(),
      });
    }
    const { message } = await refuse(english, { email: 'z@b.test' });
    expect(message).toMatch(/^Too many requests .* Nothing that you wrote is lost\.$/);
  });
});

describe('mails', () => {
  test('the sender reads the ticket and the promise, and not a word that was typed', async () => {
    const ticket = await send(anyone, {
      verificationCode: 'COMPRE-BARATO.example',
      comment: 'Visite https://estafa.example',
      quoteReference: 'REF-ESTAFA',
      whatsapp: '+13055550199',
    });
    const mail = (await mailsOf(shop.services.db)).find(({ to }) => to === newVerification.email);
    expect(mail?.subject).toBe(`Verificación ${ticket} recibida`);
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).toContain(ticket);
      expect(part).toContain('a más tardar');
      expect(part).not.toMatch(/estafa|COMPRE|5550199/i);
    }
  });

  test('staff read all of it, with the way to answer', async () => {
    const ticket = await send(anyone);
    const mail = (await mailsOf(shop.services.db)).find(
      ({ to }) => to === shop.services.config.staffEmail,
    );
    expect(mail?.subject).toBe(`Nueva verificación ${ticket}`);
    for (const fact of [
      'MA-VER-20261120-7K4Q',
      'Pagué el lunes',
      'MA-TX-2026-000001',
      'wa.me/5351234567',
    ]) {
      expect(mail?.text).toContain(fact);
    }
  });

  test('a typed address gets at most three mails an hour; the tickets are made all the same', async () => {
    for (let at = 0; at < 6; at += 1) {
      await post({ ...newVerification, comment: `${at}` }, from(`10.0.2.${at}`));
    }
    const mails = await mailsOf(shop.services.db);
    expect(mails.filter(({ to }) => to === newVerification.email)).toHaveLength(3);
    expect(await rows()).toMatchObject({ tickets: 6, mails: 9 });
  });

  test('one network writes to at most ten typed addresses an hour', async () => {
    for (let at = 0; at < 13; at += 1) await send(anyone, { email: `a${at}@b.test` });
    const mails = await mailsOf(shop.services.db);
    expect(mails.filter(({ to }) => to.endsWith('@b.test'))).toHaveLength(10);
    expect(await rows()).toMatchObject({ tickets: 13 });
  });

  test('who owns the address is always written to', async () => {
    const { db } = shop.services;
    await db
      .updateTable('person')
      .set({ email_verified: true })
      .where('id', '=', yanet.id)
      .execute();
    for (let at = 0; at < 5; at += 1) await send(yanet, { email: yanet.email });
    const mails = await mailsOf(db);
    expect(mails.filter(({ to }) => to === yanet.email)).toHaveLength(5);
  });

  test('in the language of the browser', async () => {
    await send(anyone.with('mariel-auto-language=en'));
    const [mail] = (await mailsOf(shop.services.db)).filter(
      ({ to }) => to === newVerification.email,
    );
    expect(mail).toMatchObject({ language: 'en', subject: expect.stringMatching(/received$/) });
  });
});
