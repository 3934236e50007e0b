import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import {
  anyone,
  asStaff,
  changeVerification,
  oscar,
  sent,
  setUpVerificationShop,
  toStaff,
  yanet,
} from '../testing/verification-calls.ts';
import { receiptPdf, uploadBytes } from '../testing/verifications.ts';

setUpVerificationShop();

describe('sending again', () => {
  const again = (id: string, body: object = {}, key = newKey(), client = yanet) =>
    client.call(api.resendVerification, { params: { id }, body, key });

  test('on the same ticket: it waits anew, with new receipts and a new promise', async () => {
    const id = await sent(yanet, { receipts: [await uploadBytes(yanet, receiptPdf)] });
    const before = await changeVerification(id, 'rejected');
    await shop.services.db
      .updateTable('verification')
      .set({ answer_due_at: new Date('2026-01-01') })
      .execute();
    const receipts = [await uploadBytes(yanet, receiptPdf), await uploadBytes(yanet, receiptPdf)];
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
    await changeVerification(id, 'rejected');
    expect(
      (await again(id, { receipts: [await uploadBytes(yanet, receiptPdf)] })).receipts.at(-1)
        ?.round,
    ).toBe(2);
  });

  test('once for each key, also five times at once', async () => {
    const id = await sent();
    await changeVerification(id, 'rejected');
    const key = newKey();
    const body = { comment: 'otra vez', receipts: [await uploadBytes(yanet, receiptPdf)] };
    await Promise.all(Array.from({ length: 5 }, () => again(id, body, key)));
    const detail = await again(id, body, key);
    expect(detail.history.filter(({ kind }) => kind === 'resent')).toHaveLength(1);
    expect(detail.receipts).toHaveLength(1);
    expect(await toStaff()).toHaveLength(2);
  });

  test('a key that sent another comment is refused', async () => {
    const id = await sent();
    await changeVerification(id, 'rejected');
    const key = newKey();
    await again(id, { comment: 'Ahora sí' }, key);
    await again(id, { comment: 'Ahora sí' }, key);
    const other = { params: { id }, body: { comment: 'Otra cosa' }, key };
    const refused = await yanet.refused(api.resendVerification, other);
    expect([refused.status, refused.code]).toEqual([422, 'key_reused']);
  });

  test('a key that served for another one is refused', async () => {
    const one = await sent();
    const other = await sent();
    await changeVerification(one, 'rejected');
    await changeVerification(other, 'rejected');
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
    await changeVerification(one, 'rejected');
    const key = newKey();
    // Another one is written after the lookup of the key and before this one is written.
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
      await changeVerification(id, status);
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
    await changeVerification(id, 'rejected');
    await again(id);
    await shop.services.db.updateTable('rate_limit').set({ points: 29 }).execute();
    await changeVerification(id, 'rejected');
    await again(id);
    await changeVerification(id, 'rejected');
    const wanted = { params: { id }, body: {}, key: newKey() };
    expect((await yanet.refused(api.resendVerification, wanted)).status).toBe(429);
    expect((await oscar.refused(api.resendVerification, wanted)).status).toBe(404);
  });

  test('someone else’s is not found', async () => {
    const id = await sent();
    await changeVerification(id, 'rejected');
    const wanted = { params: { id }, body: {}, key: newKey() };
    expect((await oscar.refused(api.resendVerification, wanted)).status).toBe(404);
    expect((await anyone.refused(api.resendVerification, wanted)).status).toBe(401);
    expect(await asStaff(id)).toMatchObject({ status: 'rejected' });
  });
});
