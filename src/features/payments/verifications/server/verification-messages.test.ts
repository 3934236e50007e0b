import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { verificationStatuses } from '../statuses.ts';
import {
  anyone,
  changeVerification,
  oscar,
  raul,
  sent,
  setUpVerificationShop,
  toCustomer,
  toStaff,
  verifyEmail,
  yanet,
} from './testing/verification-calls.ts';
import { mailsOf, receiptPdf, uploadBytes } from './testing/verifications.ts';

setUpVerificationShop();

describe('messages', () => {
  const write = (client: Client, id: string, text: string, key = newKey()) =>
    client.call(api.writeAboutMyVerification, { params: { id }, body: { text }, key });
  const answer = (id: string, text: string) =>
    looked(raul).call(staffApi.writeAboutVerification, {
      params: { id },
      body: { text },
      key: newKey(),
    });

  test('from the customer stand in the history, and staff get one mail for several', async () => {
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

  test('from the team reach the customer, with the text only at a proven address', async () => {
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
      receipts: [await uploadBytes(yanet, receiptPdf)],
    });
    for (const status of verificationStatuses)
      await changeVerification(id, status, { note: '<'.repeat(2000) });
    await changeVerification(id, 'rejected');
    await client.call(api.resendVerification, { params: { id }, body: {}, key: newKey() });
    const body = { text: '<img src=x>'.repeat(180) };
    await client.call(api.writeAboutMyVerification, { params: { id }, body, key: newKey() });
    await looked(raul).call(staffApi.writeAboutVerification, {
      params: { id },
      body,
      key: newKey(),
    });
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
