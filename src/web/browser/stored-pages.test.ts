import { afterEach, expect, test, vi } from 'vitest';
import { createStoredPages } from './stored-pages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A cache of a phone that takes nothing more once it is `full`. */
function fakeCache() {
  const stored = new Map<string, Response>();
  const cache = {
    full: false,
    match: async (key: string) => stored.get(key)?.clone(),
    async put(key: string, response: Response) {
      if (cache.full) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(key, response);
    },
    delete: async (key: string) => stored.delete(key),
    keys: async () =>
      [...stored.keys()].map((key) => ({ url: new URL(key, 'https://t.test').href })),
  };
  return cache;
}

test('a phone without room for another choice still opens pages, and none of the former choice', async () => {
  const fake = fakeCache();
  vi.stubGlobal('caches', { open: async () => fake });
  vi.stubGlobal('self', {});
  const pages = createStoredPages('pages', '/offline', () => false);
  const cache = await pages.open();
  const url = new URL('https://t.test/products');
  const page = new Response('La Habana', { headers: { 'x-page-variant': 'HAB' } });
  await pages.store(cache, url, page, await pages.now());
  expect(await (await pages.find(cache, url, await pages.now()))?.text()).toBe('La Habana');
  fake.full = true;
  pages.setVariant('HOL');
  await expect(pages.open()).resolves.toBe(cache);
  expect(await pages.find(cache, url, await pages.now())).toBeUndefined();
});
