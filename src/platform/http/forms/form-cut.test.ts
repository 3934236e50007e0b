import { beforeAll, expect, test, vi } from 'vitest';
import { setUpShop, shop } from '#app/server/testing.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
});

test.each(['aborted', 'read ECONNRESET'])(
  'a form that breaks off with "%s" while it is read is no fault of ours in the log',
  async (message) => {
    const said = vi.spyOn(shop.services.log, 'error');
    const body = new ReadableStream({
      start: (stream) => stream.error(Object.assign(new Error(message), { code: 'ECONNRESET' })),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', body, headers, duplex: 'half' };
    await shop.as('customer').fetch('/cotizacion', sent);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  },
);
