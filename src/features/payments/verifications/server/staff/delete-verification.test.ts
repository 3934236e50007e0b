import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { makeSentToken } from '../sending/sent-token.ts';
import { receiptPdf, submitVerification, uploadBytes } from '../testing/verifications.ts';

let anyone: Client;
let raul: Client;
let marta: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

const reason = 'Insultos, y un enlace a una página falsa';
const wanted = (id: string, why = reason) => ({ params: { id }, body: { reason: why } });

/** Something that a stranger sent under Yanet's e-mail. */
async function sent(more: object = {}) {
  const email = shop.as('customer').email;
  const receipts = [await uploadBytes(anyone, receiptPdf)];
  const ticket = await submitVerification(anyone, {
    email,
    comment: 'Pague en evil.test',
    receipts,
    ...more,
  });
  const row = shop.services.db.selectFrom('verification').select('id').where('ticket', '=', ticket);
  return { ticket, id: (await row.executeTakeFirstOrThrow()).id };
}

async function work() {
  const { db } = shop.services;
  const jobs = db.selectFrom('outbox').select(['id', 'payload']).where('topic', '=', fileTopic);
  for (const { id, payload } of await jobs.execute()) {
    const job = { id, topic: fileTopic, payload, attempt: 1 };
    await eraseFileJob(shop.services)(job, new AbortController().signal);
  }
}

test('an administrador deletes what somebody abused the form for: words, files, mails and all', async () => {
  const { id, ticket } = await sent();
  const { db } = shop.services;
  const { file } = await db.selectFrom('receipt').select('file').executeTakeFirstOrThrow();
  expect(await marta.call(staffApi.deleteVerification, wanted(id))).toEqual({ ticketId: ticket });
  for (const table of ['verification', 'receipt', 'event'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  // Also the mail to staff, which quotes it and has not left.
  expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toMatch(
    /evil|verification-received/,
  );
  await work();
  expect(await shop.services.files.get(file)).toBeUndefined();
  expect((await auditOf(db, id)).at(-1)).toMatchObject({
    action: 'verification.delete',
    subject_kind: 'verification',
    subject_id: id,
    subject_name: ticket,
    details: { reason },
  });
});

test('its ticket says nothing any more, to nobody', async () => {
  const { id, ticket } = await sent();
  const { db } = shop.services;
  const token = await makeSentToken(db, ticket);
  const find = () => anyone.call(api.findSentTicket, { params: { token } });
  expect(await find()).toMatchObject({ ticket: { ticketId: ticket } });
  await marta.call(staffApi.deleteVerification, wanted(id));
  expect(await find()).toEqual({ ticket: null });
  await db.updateTable('person').set({ email_verified: true }).execute();
  expect(await shop.as('customer').call(api.listMyVerifications, {})).toEqual([]);
  expect((await raul.refused(staffApi.findVerification, { params: { id } })).status).toBe(404);
  expect((await marta.refused(staffApi.deleteVerification, wanted(id))).status).toBe(404);
});

test('a file that another ticket has too stays', async () => {
  const { id } = await sent();
  await sent({ comment: 'lo mismo' });
  const { db } = shop.services;
  const { file } = await db.selectFrom('receipt').select('file').executeTakeFirstOrThrow();
  await marta.call(staffApi.deleteVerification, wanted(id));
  await work();
  expect(await shop.services.files.get(file)).toBeDefined();
});

test('an agente does not, nobody without a reason, and what was approved is a record that stays', async () => {
  const { id } = await sent();
  expect((await raul.refused(staffApi.deleteVerification, wanted(id))).status).toBe(403);
  expect((await marta.refused(staffApi.deleteVerification, wanted(id, '  '))).status).toBe(400);
  for (const status of ['approved', 'completed'] as const) {
    await looked(raul).call(staffApi.changeVerificationStatus, {
      params: { id },
      body: { status },
    });
    expect(await marta.refused(staffApi.deleteVerification, wanted(id))).toMatchObject({
      status: 409,
      code: 'verification_kept',
    });
  }
  const { rows } = await sql`select from verification`.execute(shop.services.db);
  expect(rows).toHaveLength(1);
});

test('two at once delete it once', async () => {
  const { id } = await sent();
  const both = await Promise.allSettled(
    [1, 2].map(() => marta.call(staffApi.deleteVerification, wanted(id))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a customer who sends files meanwhile is told that there is nothing', async () => {
  const { id } = await sent();
  const yanet = shop.as('customer');
  await shop.services.db.updateTable('person').set({ email_verified: true }).execute();
  await marta.call(staffApi.deleteVerification, wanted(id));
  const again = { params: { id }, body: {}, key: newKey() };
  expect((await yanet.refused(api.resendVerification, again)).status).toBe(404);
});
