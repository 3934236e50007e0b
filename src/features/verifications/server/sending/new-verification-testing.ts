import { afterAll, beforeAll, beforeEach } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { newVerification, written } from '../testing.ts';

export let shop: TestShop;
export let anyone: Client;
export let yanet: Client;

export function setUpNewVerifications(): void {
  beforeAll(async () => {
    shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.reset();
    anyone = shop.as('anonymous');
    yanet = shop.as('customer');
  });
}

export const rows = () => written(shop.services.db);
export const refuse = (client: Client, change: object, key = newKey()) =>
  client.refused(api.createVerification, { body: { ...newVerification, ...change }, key });
export const stored = () => shop.services.db.selectFrom('verification').selectAll().execute();

/** Posts what no browser of ours would write, from a network of one's own. */
export async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await anyone.fetch('/api/verifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}

export const from = (address: string) => ({ 'x-forwarded-for': address });
