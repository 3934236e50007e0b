import { beforeEach } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import type { VerificationStatus } from '../../statuses.ts';
import { mailsOf, submitVerification } from './verifications.ts';

export let anyone: Client;
export let yanet: Client;
export let oscar: Client;
export let raul: Client;
export let marta: Client;

export function setUpVerificationShop(): void {
  setUpShop();
  beforeEach(async () => {
    await shop.reset();
    signInAll();
  });
}

export function signInAll(): void {
  anyone = shop.as('anonymous');
  yanet = shop.as('customer');
  oscar = shop.as('other customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
}

export const asStaff = (id: string) => raul.call(staffApi.findVerification, { params: { id } });
export const toStaff = async () =>
  (await mailsOf(shop.services.db)).filter(({ to }) => to === shop.services.config.staffEmail);
export const toCustomer = async () =>
  (await mailsOf(shop.services.db)).filter(({ to }) => to !== shop.services.config.staffEmail);

export async function sent(client = yanet, change = {}): Promise<string> {
  const ticket = await submitVerification(client, change);
  const { id } = await shop.services.db
    .selectFrom('verification')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return id;
}

export function changeVerification(
  id: string,
  status: VerificationStatus,
  more: { expected?: VerificationStatus; note?: string } = {},
) {
  const note = status === 'rejected' ? { note: 'Falta la segunda página' } : {};
  return looked(raul).call(staffApi.changeVerificationStatus, {
    params: { id },
    body: { status, ...note, ...more },
  });
}

export async function verifyEmail(client: Client) {
  const { db } = shop.services;
  await db
    .updateTable('person')
    .set({ email_verified: true })
    .where('id', '=', client.id)
    .execute();
}
