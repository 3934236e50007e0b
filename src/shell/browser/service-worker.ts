// Keeps the public pages and lists that were seen: a repeat visit starts without the network and
// is checked behind the reader's back; without a connection the last state is shown, with its date.
// Assets and pictures have names that never change: the browser's own cache keeps those.

/** Of this build; a new one forgets the pages of the old. Replaced when it is served. */
const build = '__BUILD__';
const pagesCache = `pages-${build}`;
const listsCache = `lists-${build}`;
/** Under this key: which language, province and data mode the pages are for now. */
const variantKey = '/__variant';
const offlinePage = '/sin-conexion';
/** A server that does not answer within this time, in milliseconds, counts as away. */
const patience = 8000;

interface Scope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: PageNews): void } | undefined>;
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
export interface PageWish {
  province: string;
}

/** What a page that came from the cache is told. */
export type PageNews = { kind: 'newer' } | { kind: 'offline'; date: string };

const scope = self as unknown as Scope;
/** Pages wait for it: what is kept, or under which variant, is being changed. */
let settled: Promise<unknown> = Promise.resolve();

scope.addEventListener('install', (event) => {
  const work = caches.open(pagesCache).then((cache) => cache.add(offlinePage));
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
  const { province } = (event as MessageEvent<PageWish>).data;
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
    } else if (isPublicPage(url.pathname)) event.respondWith(page(event, url));
  } else if (request.method === 'GET' && url.pathname.startsWith('/api/products')) {
    event.respondWith(list(request));
  }
}

/** From the cache at once, checked afterwards; else from the network; else the offline page. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  await settled;
  const cache = await caches.open(pagesCache);
  const kept = await cache.match(keyOf(url, await currentVariant(cache)));
  if (kept) {
    event.waitUntil(check(event, url, kept.clone(), cache));
    return kept;
  }
  try {
    const fresh = await fetch(event.request);
    await keep(cache, url, fresh);
    return fresh;
  } catch (error) {
    const offline = await cache.match(offlinePage);
    if (offline) return offline;
    throw error;
  }
}

async function check(event: FetchEvent, url: URL, kept: Response, cache: Cache): Promise<void> {
  const tell = async (news: PageNews) =>
    (await scope.clients.get(event.resultingClientId))?.postMessage(news);
  try {
    const fresh = await fetch(url, {
      credentials: 'include',
      headers: { 'if-none-match': kept.headers.get('etag') ?? '' },
      // Ours is the copy that counts, not the browser's.
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (fresh.status !== 200) return;
    await keep(cache, url, fresh);
    await tell({ kind: 'newer' });
  } catch {
    await tell({ kind: 'offline', date: kept.headers.get('date') ?? '' });
  }
}

/** Only what is the same for everyone is kept, under what the server says it depends on. */
async function keep(cache: Cache, url: URL, fresh: Response): Promise<void> {
  const variant = fresh.headers.get('x-page-variant');
  if (!variant || fresh.status !== 200 || fresh.redirected) return;
  await cache.put(variantKey, new Response(variant));
  await cache.put(keyOf(url, variant), fresh.clone());
}

async function list(request: Request): Promise<Response> {
  const cache = await caches.open(listsCache);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
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

/** The offline page stays. */
async function forgetPages(): Promise<void> {
  const cache = await caches.open(pagesCache);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname !== offlinePage) await cache.delete(request);
  }
}

function isPublicPage(path: string): boolean {
  return !/^\/(api|idp|buzon|admin|my-|profile|pictures|assets|sitemap)|\.\w+$/.test(path);
}
