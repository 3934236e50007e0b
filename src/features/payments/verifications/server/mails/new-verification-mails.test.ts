import { describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  anyone,
  from,
  postVerification,
  setUpShopBehindProxy,
  writtenRows,
  yanet,
} from '../sending/testing/new-verification.ts';
import { mailsOf, newVerification, submitVerification } from '../testing/verifications.ts';

setUpShopBehindProxy();

describe('mails', () => {
  test('the sender reads the ticket and the promise, and not a word that was typed', async () => {
    const ticket = await submitVerification(anyone, {
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
    const ticket = await submitVerification(anyone);
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
      await postVerification({ ...newVerification, comment: `${at}` }, from(`10.0.2.${at}`));
    }
    const mails = await mailsOf(shop.services.db);
    expect(mails.filter(({ to }) => to === newVerification.email)).toHaveLength(3);
    expect(await writtenRows()).toMatchObject({ tickets: 6, mails: 9 });
  });

  test('one network writes to at most ten typed addresses an hour', async () => {
    for (let at = 0; at < 13; at += 1) await submitVerification(anyone, { email: `a${at}@b.test` });
    const mails = await mailsOf(shop.services.db);
    expect(mails.filter(({ to }) => to.endsWith('@b.test'))).toHaveLength(10);
    expect(await writtenRows()).toMatchObject({ tickets: 13 });
  });

  test('always reach the owner of the address', async () => {
    const { db } = shop.services;
    await db
      .updateTable('person')
      .set({ email_verified: true })
      .where('id', '=', yanet.id)
      .execute();
    for (let at = 0; at < 5; at += 1) await submitVerification(yanet, { email: yanet.email });
    const mails = await mailsOf(db);
    expect(mails.filter(({ to }) => to === yanet.email)).toHaveLength(5);
  });

  test('in the language of the browser', async () => {
    await submitVerification(anyone.with('mariel-auto-language=en'));
    const [mail] = (await mailsOf(shop.services.db)).filter(
      ({ to }) => to === newVerification.email,
    );
    expect(mail).toMatchObject({ language: 'en', subject: expect.stringMatching(/received$/) });
  });
});
