import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { type VerificationStatus, verificationStatuses } from '../../statuses.ts';
import {
  anyone,
  asStaff,
  changeVerification,
  marta,
  raul,
  sent,
  setUpVerificationShop,
  signInAll,
  toCustomer,
  yanet,
} from '../testing/verification-calls.ts';
import { receiptPdf, uploadBytes, writtenVerifications } from '../testing/verifications.ts';

setUpVerificationShop();

const rows = () => writtenVerifications(shop.services.db);

describe('staff', () => {
  test('see all of them, newest first, or those of one status', async () => {
    const first = await sent(anyone);
    const second = await sent(yanet, { receipts: [await uploadBytes(yanet, receiptPdf)] });
    await changeVerification(first, 'approved');
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
    signInAll();
    const quote = await shop
      .as('customer')
      .call(api.createQuote, { body: newQuote(ids), key: newKey() });
    await shop.services.db
      .insertInto('verification_code')
      .values({ code: 'MA-VER-20261121-AB12', quote_id: quote.id })
      .execute();
    const id = await sent(anyone, { verificationCode: 'ma-ver-20261121-ab12' });
    expect(await asStaff(id)).toMatchObject({ codeKnown: true, language: 'es' });
  });

  test('know a code of now, typed without hyphens and sent again with others', async () => {
    const ids = await restock(shop);
    signInAll();
    const quote = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
    const { codes } = await raul.call(staffApi.issueCode, {
      params: { id: quote.id },
      body: {},
      key: newKey(),
    });
    const code = codes[0]?.code ?? '';
    const typed = code.replaceAll('-', ' ').toLowerCase();
    const id = await sent(yanet, { verificationCode: typed });
    expect(await asStaff(id)).toMatchObject({ codeKnown: true, codeQuote: { id: quote.id } });
    await changeVerification(id, 'rejected');
    const body = { verificationCode: code.replaceAll('-', '') };
    await yanet.call(api.resendVerification, { params: { id }, body, key: newKey() });
    const again = await asStaff(id);
    expect(again).toMatchObject({ codeKnown: true, verificationCode: code });
    expect(JSON.stringify(again.history)).not.toContain('Código anterior');
  });

  test('set any status from any; what was decided has its moment, what waits has none', async () => {
    const id = await sent();
    for (const from of verificationStatuses) {
      for (const to of verificationStatuses) {
        await changeVerification(id, from);
        const changed = await changeVerification(id, to);
        expect(changed.status).toBe(to);
        expect(changed.processedAt === null).toBe(to === 'pending' || to === 'processing');
      }
    }
  });

  test('closing what was approved keeps the moment of the decision', async () => {
    const id = await sent();
    const { processedAt } = await changeVerification(id, 'approved');
    expect((await changeVerification(id, 'completed')).processedAt).toBe(processedAt);
  });

  test('the change stands in the history, and the sender gets a mail with what staff say', async () => {
    const id = await sent(anyone, { comment: 'SECRETO DEL REMITENTE' });
    const changed = await changeVerification(id, 'rejected', { note: 'Falta la segunda página' });
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

  test('must give a reason to reject', async () => {
    const id = await sent();
    const params = { id };
    for (const note of [undefined, '', '   ']) {
      const refused = await looked(raul).refused(staffApi.changeVerificationStatus, {
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
    await changeVerification(id, 'processing', { expected: 'pending' });
    const refused = await looked(marta).refused(staffApi.changeVerificationStatus, {
      params: { id },
      body: { status: 'approved', expected: 'pending' },
    });
    // The key `status` already holds the current one.
    expect(refused).toMatchObject({ code: 'status_changed' });
    expect(await asStaff(id)).toMatchObject({ status: 'processing' });
  });

  test('setting the status it has already changes nothing and writes no mail', async () => {
    const id = await sent();
    const before = await rows();
    await changeVerification(id, 'pending');
    expect(await rows()).toEqual(before);
  });

  test('the same decision with another reason comes too late', async () => {
    const id = await sent();
    const reason = { expected: 'pending', note: 'Falta la foto.' } as const;
    await changeVerification(id, 'rejected', reason);
    await changeVerification(id, 'rejected', reason);
    const refused = await looked(marta).refused(staffApi.changeVerificationStatus, {
      params: { id },
      body: { status: 'rejected', ...reason, note: 'El monto no es ese.' },
    });
    expect(refused).toMatchObject({ code: 'status_changed' });
    const { history } = await asStaff(id);
    expect(history.map(({ note }) => note)).toEqual([null, 'Falta la foto.']);
  });

  test('one of two decisions at once about the same status is refused', async () => {
    const id = await sent();
    const answers = await Promise.allSettled([
      changeVerification(id, 'approved', { expected: 'pending' }),
      changeVerification(id, 'rejected', { expected: 'pending' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
