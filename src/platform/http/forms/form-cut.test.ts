import { beforeAll, expect, test, vi } from 'vitest';
import { setUpShop, shop } from '#app/server/testing.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
});

test.each([
  ['aborted', 0],
  ['read ECONNRESET', 1],
])(
  'a form that breaks off with "%s" while it is read is %i times in the log of faults',
  async (message, times) => {
    const said = vi.spyOn(shop.services.log, 'error');
    const body = new ReadableStream({
      start: (stream) => stream.error(Object.assign(new Error(message), { code: 'ECONNRESET' })),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', body, headers, duplex: 'half' };
    await shop.as('customer').fetch('/cotizacion', sent);
    expect(said).toHaveBeenCalledTimes(times);
    said.mockRestore();
  },
);
