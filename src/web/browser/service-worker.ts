// Keeps the public pages and lists that were seen: a repeat visit starts without the network and
// is checked behind the reader's back; without a connection the last state is shown, with its date.
// Assets and pictures have names that never change: the browser's own cache keeps those. Somebody's
// own pages are never kept, but they too come without what is the same on every page.
import { listsEntry, pagesEntry } from '#platform/browser/registry/caches.ts';
import { fetchPage, partsKey } from './cached-parts.ts';

/** Of this build; a new one forgets the pages of the old. Replaced when it is served. */
const build = '__BUILD__';
const pagesCache = `${pagesEntry.name}-${build}`;
const listsCache = `${listsEntry.name}-${build}`;
/** Under this key: which language, province and data mode the pages are for now. */
const variantKey = '/__variant';
const offlinePage = '/sin-conexion';
/** A server that does not answer within this time, in milliseconds, counts as away. */
const patience = 8000;
/** Of pages, and of lists. */
const mostEntries = 60;

interface Scope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: PageUpdate): void } | undefined>;
  };
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

/** What a page tells: the person chose another province. */
export interface PageQuery {
  province: string;
}

/** What a page that came from the cache is told. */
export type PageUpdate = { kind: 'newer' } | { kind: 'offline'; date: string };

const scope = self as unknown as Scope;
/** Grows when the pages are forgotten. */
let generation = 0;
/** Pages wait for it: what is kept, or under which variant, is being changed. */
let settled: Promise<unknown> = Promise.resolve();

scope.addEventListener('install', (event) => {
  const work = caches.open(pagesCache).then(async (cache) => {
    const url = new URL(offlinePage, location.href);
    const page = await fetchPage(url, new Headers(), cache);
    if (!page.ok) throw new Error('no page for a bad moment');
    await cache.put(offlinePage, page);
  });
  (event as WorkerEvent).waitUntil(work.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) {
      if (name !== pagesCache && name !== listsCache) await caches.delete(name);
    }
    await scope.clients.claim();
  };
  (event as WorkerEvent).waitUntil(forget());
});

scope.addEventListener('fetch', (event) => answer(event as FetchEvent));

scope.addEventListener('message', (event) => {
  const { province } = (event as MessageEvent<PageQuery>).data;
  settled = caches.open(pagesCache).then(async (cache) => {
    const [language, , ...rest] = (await currentVariant(cache)).split('.');
    await cache.put(variantKey, new Response([language, province, ...rest].join('.')));
  });
});

function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // Who signs in or out, or chooses a language by form, sees other pages from now on.
    if (request.method === 'POST' || /^\/api\/(login|callback|logout)/.test(url.pathname)) {
      settled = forgetPages();
      event.waitUntil(settled);
    } else if (isPage(url.pathname)) event.respondWith(page(event, url));
  } else if (request.method === 'GET' && url.pathname.startsWith('/api/products')) {
    event.respondWith(list(event));
  }
}

/** From the cache at once, checked afterwards; else from the network; else the offline page. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  await settled;
  const cache = await caches.open(pagesCache);
  const key = keyOf(url, await currentVariant(cache));
  const kept = await cache.match(key);
  if (kept) {
    event.waitUntil(check(event, url, kept.clone(), cache));
    return kept;
  }
  const headers = new Headers(event.request.headers);
  const fresh = await fetchPage(url, headers, cache).catch(() => undefined);
  if (!fresh) return (await cache.match(offlinePage)) ?? Response.error();
  event.waitUntil(keep(cache, url, fresh.clone(), generation));
  return fresh;
}

async function check(event: FetchEvent, url: URL, kept: Response, cache: Cache): Promise<void> {
  const now = generation;
  const tell = async (news: PageUpdate) =>
    (await scope.clients.get(event.resultingClientId))?.postMessage(news);
  const headers = new Headers({ 'if-none-match': kept.headers.get('etag') ?? '', 'x-check': '1' });
  const signal = AbortSignal.timeout(patience);
  const fresh = await fetchPage(url, headers, cache, signal).catch(() => undefined);
  if (!fresh) return tell({ kind: 'offline', date: kept.headers.get('date') ?? '' });
  // 204: as it was, in fewer words than a 304 would need.
  if (fresh.status === 204 || fresh.status >= 500) return;
  // Gone, or now somebody's own page: the copy has had its day.
  if (!fresh.headers.has('x-page-variant')) {
    await cache.delete(keyOf(url, await currentVariant(cache)));
  }
  await keep(cache, url, fresh, now);
  await tell({ kind: 'newer' });
}

/**
 * Only what is the same for everyone is kept, under what the server says it depends on. An answer
 * that was asked for before somebody signed in or out comes too late; a full phone keeps nothing.
 */
async function keep(cache: Cache, url: URL, fresh: Response, asked: number): Promise<void> {
  const variant = fresh.headers.get('x-page-variant');
  if (!variant || fresh.status !== 200 || asked !== generation) return;
  try {
    await cache.put(variantKey, new Response(variant));
    await cache.put(keyOf(url, variant), fresh);
    await dropOldest(cache);
  } catch {
    // No room: the page was shown all the same.
  }
}

async function list(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(listsCache);
  const fresh = await fetch(event.request).catch(() => undefined);
  if (!fresh) return (await cache.match(event.request)) ?? Response.error();
  if (fresh.ok) {
    const kept = cache.put(event.request, fresh.clone()).then(() => dropOldest(cache));
    event.waitUntil(kept.catch(() => {}));
  }
  return fresh;
}

/** A cache lists its entries in the order in which they were put. */
async function dropOldest(cache: Cache): Promise<void> {
  const fixed = [offlinePage, variantKey, partsKey];
  const entries = (await cache.keys()).filter(({ url }) => !fixed.includes(new URL(url).pathname));
  for (const entry of entries.slice(0, Math.max(0, entries.length - mostEntries))) {
    await cache.delete(entry);
  }
}

async function currentVariant(cache: Cache): Promise<string> {
  return (await (await cache.match(variantKey))?.text()) ?? '';
}

function keyOf(url: URL, variant: string): string {
  const key = new URL(url);
  key.hash = '';
  key.searchParams.set('__variant', variant);
  return key.href;
}

/** What is nobody's own stays. */
async function forgetPages(): Promise<void> {
  generation += 1;
  const cache = await caches.open(pagesCache);
  for (const request of await cache.keys()) {
    if (![offlinePage, partsKey].includes(new URL(request.url).pathname))
      await cache.delete(request);
  }
}

function isPage(path: string): boolean {
  return !/^\/(api|idp|buzon|pictures|assets|sitemap)|\.\w+$/.test(path);
}
