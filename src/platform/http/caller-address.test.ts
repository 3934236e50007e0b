import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

/** Whom a shop behind so many proxies takes the caller for. */
async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (context) => context.text(callerAddress(context, trustedProxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const env = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  return (await app.request('/', { headers }, env)).text();
}

test.each([
  ['without a proxy whoever connects', 0, '203.0.113.7', '10.0.0.9'],
  ['what our own proxy wrote', 1, '203.0.113.7', '203.0.113.7'],
  ['not what the caller wrote before it', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['behind two, what the outer one wrote', 2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['whoever connects, where a proxy wrote nothing', 1, undefined, '10.0.0.9'],
  ['or fewer wrote than there are', 2, '203.0.113.7', '10.0.0.9'],
])('the caller is %s', async (_, proxies, forwarded, address) => {
  expect(await seen(proxies, forwarded)).toBe(address);
});
