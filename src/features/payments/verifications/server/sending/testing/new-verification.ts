import { beforeEach } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { newVerification, writtenVerifications } from '../../testing/verifications.ts';

export let anyone: Client;
export let yanet: Client;

export function setUpShopBehindProxy(): void {
  setUpShop({ env: { TRUSTED_PROXIES: '1' } });
  beforeEach(async () => {
    await shop.reset();
    anyone = shop.as('anonymous');
    yanet = shop.as('customer');
  });
}

export const writtenRows = () => writtenVerifications(shop.services.db);
export const refusedVerification = (client: Client, change: object, key = newKey()) =>
  client.refused(api.createVerification, { body: { ...newVerification, ...change }, key });
export const stored = () => shop.services.db.selectFrom('verification').selectAll().execute();

/** Posts what no browser of ours would write, from a network of one's own. */
export async function postVerification(body: unknown, headers: Record<string, string> = {}) {
  const response = await anyone.fetch('/api/verifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}

export const from = (address: string) => ({ 'x-forwarded-for': address });
