import { expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  asStaff,
  changeVerification,
  sent,
  setUpVerificationShop,
} from '../testing/verification-calls.ts';

setUpVerificationShop();

test('staff read which mails tell of a verification, to whom, and whether they left', async () => {
  const { staffEmail } = shop.services.config;
  const id = await sent();
  const other = await sent();
  const mailsOf = async (id: string) =>
    (await asStaff(id)).mails.map(({ to, state }) => `${to} ${state}`).toSorted();
  expect(await mailsOf(id)).toEqual([`${staffEmail} waiting`, 'yanet@correo.test waiting']);
  await shop.services.db.updateTable('outbox').set({ done_at: new Date() }).execute();
  await changeVerification(id, 'approved');
  const { mails } = await asStaff(id);
  expect(mails.at(-1)?.subject).toContain('Aprobada');
  expect(await mailsOf(id)).toEqual([
    `${staffEmail} sent`,
    'yanet@correo.test sent',
    'yanet@correo.test waiting',
  ]);
  expect(await mailsOf(other)).toHaveLength(2);
});
