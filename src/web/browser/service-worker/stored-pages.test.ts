import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredPages } from './stored-pages.ts';

const name = 'pages';
const home = new URL('https://tienda.test/');
const page = (variant: string) => new Response('', { headers: { 'x-page-variant': variant } });

/** A phone's cache; on a full phone nothing can be put, on a broken one nothing is removed. */
const phone = { full: false, broken: false };
beforeEach(() => {
  Object.assign(phone, { full: false, broken: false });
  const entries = new Map<string, Response>();
  const key = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, home).href;
  const cache = {
    async put(request: string, response: Response) {
      if (phone.full) throw new DOMException('no room', 'QuotaExceededError');
      entries.set(key(request), response);
    },
    match: async (request: string) => entries.get(key(request))?.clone(),
    keys: async () => {
      if (phone.broken) throw new DOMException('broken', 'UnknownError');
      return [...entries.keys()].map((url) => new Request(url));
    },
    delete: async (request: string | Request) => entries.delete(key(request)),
  };
  vi.stubGlobal('self', {});
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stored pages in which the home page lies as somebody saw it in Spanish. */
async function seen() {
  const rules = { offlinePage: '/offline', isChoice: () => true };
  const pages = new StoredPages(name, rules);
  await pages.store(await pages.open(), home, page('es'), await pages.moment());
  const find = async () => pages.find(await pages.open(), home, await pages.moment());
  expect(await find()).toBeDefined();
  return { pages, find };
}

test('a phone too full to note another language shows pages from the network, none stored in the old one', async () => {
  const { pages, find } = await seen();
  phone.full = true;
  pages.setVariant('en');
  expect(await find()).toBeUndefined();
  phone.full = false;
  pages.setVariant('es');
  expect(await find()).toBeDefined();
});

test('a phone that cannot drop the pages of whoever signed out shows none of them', async () => {
  const { pages, find } = await seen();
  phone.broken = true;
  await pages.dropAll();
  expect(await find()).toBeUndefined();
});
