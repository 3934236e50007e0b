import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { isTicket } from '../../ticket.ts';
import { newVerification, noVerifications, submitVerification } from '../testing/verifications.ts';
import {
  anyone,
  from,
  postVerification,
  refusedVerification,
  setUpShopBehindProxy,
  stored,
  writtenRows,
  yanet,
} from './testing/new-verification.ts';

setUpShopBehindProxy();

describe('sending a verification', () => {
  test('gives a ticket; the record says what was written, and by when we answer', async () => {
    const ticket = await submitVerification(anyone);
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
    await submitVerification(anyone, { whatsapp: 'el de mi tía' });
    expect(await stored()).toMatchObject([{ whatsapp: 'el de mi tía' }]);
  });

  test('the owner is who is signed in, and the history begins', async () => {
    await submitVerification(yanet);
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
      .call(api.createQuote, { body: newQuote(ids), key: newKey() });
    await shop.services.db
      .insertInto('verification_code')
      .values({ code: newVerification.verificationCode, quote_id: quote.id })
      .execute();
    const known = await postVerification(newVerification, from('10.0.0.1'));
    const unknown = await postVerification(
      { ...newVerification, verificationCode: 'NADA' },
      from('10.0.0.2'),
    );
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.answer)).toEqual(Object.keys(unknown.answer));
    expect(JSON.stringify(known.answer).length).toBe(JSON.stringify(unknown.answer).length);
    const inList = await shop.as('agente').call(staffApi.listVerifications, { query: {} });
    expect(inList.map(({ codeKnown }) => codeKnown)).toEqual([false, true]);
  });

  test('a number of ours in the place of a code is told to staff alone, and if it exists to nobody', async () => {
    const typed = ['ma-tx-2026-999999', 'MA-TX-2026-000001-O1', 'INVENTADO-1'];
    for (const [at, verificationCode] of typed.entries())
      await postVerification({ ...newVerification, verificationCode }, from(`10.0.0.${at + 1}`));
    const inList = await shop.as('agente').call(staffApi.listVerifications, { query: {} });
    expect(inList.map(({ codeIsNumber }) => codeIsNumber)).toEqual([false, true, true]);
  });

  /** As if the ticket of one that exists were drawn so many times. */
  async function unlucky(times: number, then: (ticket: string) => Promise<void>) {
    const { db } = shop.services;
    const first = await submitVerification(anyone);
    await sql
      .raw(`create sequence drawn;
        create function unlucky() returns trigger language plpgsql as $$ begin
          if nextval('drawn') <= ${times} then new.ticket := '${first}'; end if;
          return new;
        end $$;
        create trigger unlucky before insert on verification for each row execute function unlucky()`)
      .execute(db);
    try {
      await then(first);
    } finally {
      await sql`drop function unlucky cascade`.execute(db);
      await sql`drop sequence drawn`.execute(db);
    }
  }

  test('a ticket that exists already is not given again', async () => {
    await unlucky(9, async (first) => {
      expect(await submitVerification(anyone)).not.toBe(first);
      expect(await writtenRows()).toMatchObject({ tickets: 2 });
    });
  });

  test('ten tickets in a row that exist are an error, and nothing is written', async () => {
    await unlucky(10, async () => {
      expect((await refusedVerification(anyone, {})).status).toBe(500);
      expect(shop.lines.join('')).toContain('no free ticket');
      expect(await writtenRows()).toMatchObject({ tickets: 1, mails: 2 });
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
    const { status, fields } = await refusedVerification(anyone, change);
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {})).toContain(field);
    expect(await writtenRows()).toEqual(noVerifications);
  });

  test('what is missing is said in these words', async () => {
    const { fields } = await refusedVerification(anyone, { verificationCode: '', email: 'x' });
    expect(fields).toEqual({
      verificationCode: 'El código de verificación es obligatorio',
      email: 'Ingrese un correo electrónico válido',
    });
  });

  test('a filled honeypot is refused in words, never swallowed', async () => {
    const { status, code, message } = await refusedVerification(anyone, {
      website: 'https://x.test',
    });
    expect([status, code]).toEqual([400, 'leave_empty']);
    expect(message).toContain('Vacíelo');
    expect(await writtenRows()).toEqual(noVerifications);
    await submitVerification(anyone, { website: '' });
    expect(await writtenRows()).toMatchObject({ tickets: 1 });
  });
});
