import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(['aborted', 'read ECONNRESET', 'write EPIPE'])(
  'a connection that ends with "%s"',
  (message) => {
    const broken = Object.assign(new Error(message), { code: message.split(' ').at(-1) });
    const reset = message === 'aborted' ? Object.assign(broken, { code: 'ECONNRESET' }) : broken;

    test('while the form is read is the sender’s, and no fault in the log', async () => {
      const said = vi.spyOn(shop.services.log, 'error');
      const body = new ReadableStream({ start: (stream) => stream.error(reset) });
      const sent = { method: 'POST', body, headers, duplex: 'half' };
      await shop.as('customer').fetch('/cotizacion', sent);
      expect(said).not.toHaveBeenCalled();
    });

    test('once the form is read is ours, to the database: it is told, and the sender may try again', async () => {
      const said = vi.spyOn(shop.services.log, 'error');
      const customer = shop.as('customer');
      vi.spyOn(shop.services.db, 'selectFrom').mockImplementation(() => {
        throw reset;
      });
      const response = await customer.fetch('/cotizacion', {
        method: 'POST',
        body: 'x=1',
        headers,
      });
      expect(response.status).toBe(503);
      expect(said.mock.calls.map(([what]) => what)).toContain('form failed');
    });
  },
);
