import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { UploadSource } from '#features/requests/uploads/server/upload-sources.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  newVerification,
  prove,
  receiptPdf,
  submitVerification,
  uploadBytes,
} from '../testing/verifications.ts';
import { makeVerification } from './make-verification.ts';
import {
  anyone,
  refusedVerification,
  setUpShopBehindProxy,
  stored,
  writtenRows,
  yanet,
} from './testing/new-verification.ts';

setUpShopBehindProxy();

/** A form without JavaScript, whose key is of this period. */
function sendForm(period: number, receipt: Omit<UploadSource, 'name' | 'bytes'>) {
  const names = [`period-${period - 1}`, `period-${period + 1}`];
  return makeVerification(shop.services, {
    person: undefined,
    language: 'es',
    address: '10.0.0.7',
    input: newVerification,
    receipts: [Object.assign(receipt, { name: 'factura', bytes: receiptPdf.byteLength })],
    key: { name: `period-${period}`, adjacent: { names, since: new Date(Date.now() - 1000) } },
  });
}

describe('once', () => {
  test('the same key and content give the same ticket, also when the proof was another', async () => {
    const key = newKey();
    const ticket = await submitVerification(yanet, {}, key);
    expect(await submitVerification(yanet, {}, key)).toBe(ticket);
    expect(await writtenRows()).toMatchObject({ tickets: 1, events: 1, mails: 2 });
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
    await submitVerification(yanet, {}, key);
    expect(await refusedVerification(yanet, change, key)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    expect(await writtenRows()).toMatchObject({ tickets: 1 });
  });

  test('the same key with another file in the place of the first is refused', async () => {
    const key = newKey();
    await submitVerification(yanet, { receipts: [await uploadBytes(yanet, receiptPdf)] }, key);
    const other = { receipts: [await uploadBytes(yanet, receiptPdf)] };
    expect(await refusedVerification(yanet, other, key)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    expect(await writtenRows()).toMatchObject({ tickets: 1, receipts: 1 });
  });

  test('two equal forms at once, one on each side of a border between two keys, are one', async () => {
    // Files are read one after the other, once it is looked whether there is a ticket already: the
    // second comes while the first is read, which lasts until the second has looked; and the second
    // is read when the first has its ticket.
    const reading = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const first = sendForm(1, {
      read() {
        reading.resolve();
        return looked.promise.then(() => receiptPdf);
      },
    });
    await reading.promise;
    const second = sendForm(2, {
      read: () => first.then(() => receiptPdf),
      get sent() {
        looked.resolve();
        return undefined;
      },
    });
    expect(await second).toEqual(await first);
    expect(await writtenRows()).toMatchObject({ tickets: 1, receipts: 1, events: 1, mails: 2 });
  });

  test('a form whose key is of the period before finds the one that overtook it', async () => {
    const receipt = { read: async () => receiptPdf };
    const overtaker = await sendForm(2, receipt);
    expect(await sendForm(1, receipt)).toEqual(overtaker);
    expect(await writtenRows()).toMatchObject({ tickets: 1, receipts: 1, events: 1, mails: 2 });
  });

  test('what was left empty and what was left out are the same', async () => {
    const key = newKey();
    const { verificationCode, email } = newVerification;
    const body = { verificationCode, email, proof: await prove(anyone) };
    const { ticketId } = await anyone.call(api.createVerification, { body, key });
    const empty = { whatsapp: '', quoteReference: '', comment: '' };
    expect(await submitVerification(anyone, empty, key)).toBe(ticketId);
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
      await submitVerification(yanet);
      expect(wakeUps).toBe(1);
      const [{ id = '' } = {}] = await stored();
      const raul = shop.as('agente');
      const change = { params: { id }, body: { status: 'approved' as const } };
      await looked(raul).call(staffApi.changeVerificationStatus, change);
      expect(wakeUps).toBe(2);
    } finally {
      shop.services.wakeWorker = wakeWorker;
    }
  });

  test('fifty at once with one key make one ticket, with its receipt', async () => {
    const receipts = [await uploadBytes(anyone, receiptPdf)];
    const body = { ...newVerification, receipts, proof: await prove(anyone) };
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => anyone.call(api.createVerification, { body, key })),
    );
    expect(new Set(answers.map(({ ticketId }) => ticketId)).size).toBe(1);
    expect(await writtenRows()).toEqual({ tickets: 1, receipts: 1, events: 1, mails: 2, parts: 0 });
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
    expect((await refusedVerification(anyone, { email: 'z@b.test' })).status).toBe(429);
  });
});
