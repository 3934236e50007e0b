import { describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { solve } from '../../proof.ts';
import type { NewVerification } from '../../schema.ts';
import {
  newVerification,
  noVerifications,
  prove,
  submitVerification,
} from '../testing/verifications.ts';
import { purgeSending } from './purge-sending.ts';
import {
  anyone,
  refusedVerification,
  setUpShopBehindProxy,
  writtenRows,
} from './testing/new-verification.ts';

setUpShopBehindProxy();

describe('the proof of work', () => {
  test('is asked with a date and a price', async () => {
    const challenge = await anyone.call(api.verificationChallenge, {});
    expect(challenge.bits).toBe(15);
    const minutes = (Date.parse(challenge.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  const refusesProof = async (proof: NewVerification['proof']) => {
    expect(await refusedVerification(anyone, { proof })).toMatchObject({
      status: 400,
      code: 'proof_invalid',
    });
    expect(await writtenRows()).toEqual(noVerifications);
  };

  test('counts once', async () => {
    const proof = await prove(anyone);
    const body = { ...newVerification, proof };
    await anyone.call(api.createVerification, { body, key: newKey() });
    expect(await refusedVerification(anyone, { proof, comment: 'otra' })).toMatchObject({
      status: 400,
      code: 'proof_invalid',
    });
    expect(await writtenRows()).toMatchObject({ tickets: 1, mails: 2 });
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
    expect(await writtenRows()).toMatchObject({ tickets: 1 });
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
    await submitVerification(anyone);
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
