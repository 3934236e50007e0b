import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#app/server/testing/test-shop.ts';
import { patient } from '#platform/testing/patient-server.ts';
import { sendIntents } from '../../../../../../bench/send-intents.ts';
import { writtenVerifications } from '../testing/verifications.ts';

let shop: TestShop;
let server: Server;

beforeAll(async () => {
  shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } });
  await shop.reset();
  server = createServer(patient, getRequestListener(shop.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

// `node bench/verifications.ts` does so with a thousand.
test('over a line that breaks, with double taps, every intent becomes one ticket', async () => {
  const { port } = server.address() as AddressInfo;
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const intents = 12;
  const sent = await sendIntents(send, { intents, at: 6, run: 'prueba' });
  expect(sent).toMatchObject({ answers: intents, doubled: 4 });
  expect(sent.cut).toBeGreaterThan(3);
  expect(await writtenVerifications(shop.services.db)).toMatchObject({
    tickets: intents,
    receipts: intents,
    events: intents,
    mails: 2 * intents,
  });
}, 120_000);
