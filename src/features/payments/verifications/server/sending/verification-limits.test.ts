import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { newVerification, prove, submitVerification } from '../testing/verifications.ts';
import {
  anyone,
  from,
  postVerification,
  refusedVerification,
  setUpShopBehindProxy,
  writtenRows,
  yanet,
} from './testing/new-verification.ts';

setUpShopBehindProxy();

describe('limits', () => {
  test('without a proof five an hour from one network; the sixth reads when, and loses nothing', async () => {
    for (let at = 0; at < 5; at += 1) {
      const { status } = await postVerification(
        { ...newVerification, email: `a${at}@b.test` },
        from('10.0.0.1'),
      );
      expect(status).toBe(201);
    }
    const { status, headers, answer } = await postVerification(
      { ...newVerification, email: 'z@b.test' },
      from('10.0.0.1'),
    );
    expect([status, answer.code]).toEqual([429, 'too_many']);
    expect(answer.message).toMatch(
      /^Llegaron demasiados pedidos .* en (59|60) minutos\. No se pierde nada/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(
      (await postVerification({ ...newVerification, email: 'z@b.test' }, from('10.0.0.2'))).status,
    ).toBe(201);
    await submitVerification(anyone, { email: 'z@b.test' });
    expect(await writtenRows()).toMatchObject({ tickets: 7 });
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
      expect((await postVerification(body, from(network(at)))).status).toBe(201);
    }
  }

  test('ten a day for one e-mail from one network, however it is written', async () => {
    await tenUnder(newVerification.email);
    const { status, answer } = await postVerification(newVerification, from('10.0.1.1'));
    expect(status).toBe(429);
    expect(answer.message).toContain('horas');
  });

  test('nobody is locked out by what others send under their e-mail from elsewhere', async () => {
    await tenUnder(newVerification.email);
    await tenUnder(newVerification.email, (at) => `10.0.3.${at}`);
    expect((await postVerification(newVerification, from('10.0.1.2'))).status).toBe(201);
  });

  test('do not lock out the owner of the address who is signed in, even from the same network', async () => {
    const { db } = shop.services;
    const person = db.updateTable('person').where('id', '=', yanet.id);
    await person.set({ email_verified: true }).execute();
    // Tests come from no network that can be read: all of them are one.
    await tenUnder(yanet.email, () => '');
    for (let at = 0; at < 11; at += 1)
      await submitVerification(yanet, { email: yanet.email.toUpperCase() });
    expect(
      (await refusedVerification(anyone, { email: yanet.email, proof: await prove(anyone) }))
        .status,
    ).toBe(429);
    // Claiming the address is not enough.
    await person.set({ email_verified: false }).execute();
    expect(
      (await refusedVerification(yanet, { email: yanet.email, proof: await prove(yanet) })).status,
    ).toBe(429);
  });

  test('all others hold for the owner of the address too', async () => {
    const person = shop.services.db.updateTable('person').set({ email_verified: true });
    await person.where('id', '=', yanet.id).execute();
    for (let at = 0; at < 5; at += 1) {
      await yanet.call(api.createVerification, {
        body: { ...newVerification, email: yanet.email },
        key: newKey(),
      });
    }
    expect((await refusedVerification(yanet, { email: yanet.email })).status).toBe(429);
  });

  /** As if so many had come before of everything that was counted so far. */
  const count = (points: number) =>
    shop.services.db.updateTable('rate_limit').set({ points }).execute();

  test('with a proof sixty an hour from one network', async () => {
    await submitVerification(anyone, { email: 'a1@b.test' });
    await count(59);
    await submitVerification(anyone, { email: 'a2@b.test' });
    const proof = await prove(anyone);
    expect((await refusedVerification(anyone, { email: 'a3@b.test', proof })).status).toBe(429);
    // Senders without a proof are counted apart.
    await anyone.call(api.createVerification, {
      body: { ...newVerification, email: 'a4@b.test' },
      key: newKey(),
    });
  });

  test('a hundred an hour with files, also where they fail, from one network', async () => {
    const fails = () =>
      refusedVerification(anyone, { receipts: [{ uploadId: crypto.randomUUID(), parts: 1 }] });
    expect((await fails()).status).toBe(409);
    await count(99);
    expect((await fails()).status).toBe(409);
    expect((await fails()).status).toBe(429);
    await anyone.call(api.createVerification, { body: newVerification, key: newKey() });
  });

  test('a repeated sending does not count', async () => {
    const headers = { ...from('10.0.0.1'), 'idempotency-key': newKey() };
    for (let at = 0; at < 12; at += 1)
      expect((await postVerification(newVerification, headers)).status).toBe(201);
    expect(await writtenRows()).toMatchObject({ tickets: 1 });
  });

  test('what is refused does not count', async () => {
    for (let at = 0; at < 12; at += 1)
      await postVerification({ ...newVerification, email: 'x' }, from('10.0.0.1'));
    expect((await postVerification(newVerification, from('10.0.0.1'))).status).toBe(201);
  });

  test('in English for who reads English', async () => {
    const english = anyone.with('mariel-auto-language=en');
    for (let at = 0; at < 5; at += 1) {
      await english.call(api.createVerification, {
        body: { ...newVerification, email: `a${at}@b.test` },
        key: newKey(),
      });
    }
    const { message } = await refusedVerification(english, { email: 'z@b.test' });
    expect(message).toMatch(/^Too many requests .* Nothing that you wrote is lost\.$/);
  });
});
