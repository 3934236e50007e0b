import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  newVerification,
  receiptPhoto,
  uploadBytes,
  writtenVerifications,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { tasksLost } from '#platform/testing/tasks-here.ts';

setUpShop();
beforeEach(() => shop.reset());

test('a receipt whose process dies is not lost: the same sending succeeds the next time', async () => {
  const anyone = shop.as('anonymous');
  const receipts = [await uploadBytes(anyone, await receiptPhoto().jpeg().toBuffer())];
  const sending = { body: { ...newVerification, receipts }, key: newKey() };
  const { tasks } = shop.services;
  shop.services.tasks = tasksLost;
  const refused = await anyone.refused(api.createVerification, sending);
  shop.services.tasks = tasks;
  expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  expect(await writtenVerifications(shop.services.db)).toMatchObject({
    tickets: 0,
    receipts: 0,
    mails: 0,
  });
  await anyone.call(api.createVerification, sending);
  expect(await writtenVerifications(shop.services.db)).toMatchObject({
    tickets: 1,
    receipts: 1,
    parts: 0,
  });
});
