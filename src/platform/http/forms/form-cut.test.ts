import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '#app/server/testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.reset();
}, 60_000);
afterAll(() => shop.close());

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
