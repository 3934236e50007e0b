import { listsEntry, pagesEntry } from '#platform/browser/registry/caches.ts';
import { fetchPage, partsKey, readPage } from './fetch-page.ts';
import {
  choicesNow,
  currentVariant,
  keyOf,
  type Moment,
  putVariant,
  variantKey,
} from './stored-variant.ts';

/** What the shop tells of its addresses. */
export interface ServiceWorkerRules {
  /** Of this build; a new one drops the pages of the old. */
  build: string;
  /** Stands in for a page that was never seen. */
  offlinePage: string;
  isPage(path: string): boolean;
  /** Calls whose last answer is shown without a connection. */
  isStoredCall(path: string): boolean;
  /** Pages behind which somebody signs in or out: stored pages are dropped. */
  changesPerson(path: string): boolean;
  /** Cookies with which somebody chose what pages depend on. */
  isChoice(cookie: string): boolean;
}

/** A server that does not answer within this time, in milliseconds, counts as away. */
const timeoutMs = 8000;
/** Of pages, and of lists. */
const mostEntries = 60;

interface Scope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
    get(id: string): Promise<{ postMessage(message: PageUpdate): void } | undefined>;
  };
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** What a page tells the worker: from now on it depends on this. */
export interface VariantMessage {
  variant: string;
}

/** What the worker tells a page that came from the cache. */
export type PageUpdate = { kind: 'newer' } | { kind: 'offline'; date: string };

/**
 * Stores the public pages and lists that were seen: a repeat visit starts without the network and is
 * checked in the background; without a connection the last state is shown, with its date. Assets and
 * pictures have names that never change: the browser's own cache stores those. Somebody's own pages
 * are never stored, but they too come without what is the same on every page.
 */
export function startServiceWorker(rules: ServiceWorkerRules): void {
  const { build, offlinePage } = rules;
  const pagesCache = `${pagesEntry.name}-${build}`;
  const listsCache = `${listsEntry.name}-${build}`;
  const scope = self as unknown as Scope;
  /** Grows when the stored pages are dropped. */
  let generation = 0;
  const now = async (): Promise<Moment> => ({
    generation,
    choices: await choicesNow(rules.isChoice),
  });
  /** Pages wait for it: what is stored, or under which variant, is being changed. */
  let settled: Promise<unknown> = Promise.resolve();

  scope.addEventListener('install', (event) => {
    const work = caches.open(pagesCache).then(async (cache) => {
      // Its parts need not come again with the offline page.
      await storeOpenPages(cache).catch(() => {});
      const url = new URL(offlinePage, location.href);
      const page = await fetchPage(url, new Headers(), cache);
      if (!page.ok) throw new Error('no offline page');
      await cache.put(offlinePage, page);
    });
    (event as WorkerEvent).waitUntil(work.then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    const dropOtherBuilds = async () => {
      for (const name of await caches.keys()) {
        if (name !== pagesCache && name !== listsCache) await caches.delete(name);
      }
      await scope.clients.claim();
    };
    (event as WorkerEvent).waitUntil(dropOtherBuilds());
  });

  scope.addEventListener('fetch', (event) => respond(event as FetchEvent));

  scope.addEventListener('message', (event) => {
    const { variant } = (event as MessageEvent<VariantMessage>).data;
    settled = caches
      .open(pagesCache)
      .then(async (cache) => putVariant(cache, variant, (await now()).choices));
  });

  function respond(event: FetchEvent): void {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (request.mode === 'navigate') {
      // Who signs in or out, or chooses a language by form, sees other pages from now on.
      if (request.method === 'POST' || rules.changesPerson(url.pathname)) {
        settled = dropPages();
        event.waitUntil(settled);
      } else if (rules.isPage(url.pathname)) event.respondWith(servePage(event, url));
    } else if (request.method === 'GET' && rules.isStoredCall(url.pathname)) {
      event.respondWith(serveList(event));
    }
  }

  /** The first pages of a visit were there before this worker: it takes the browser's copies of them. */
  async function storeOpenPages(cache: Cache): Promise<void> {
    for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
      const moment = await now();
      const page = await readPage(new URL(url), cache);
      if (page) await store(cache, new URL(url), page, moment);
    }
  }

  /** From the cache at once, checked afterwards; else from the network; else the offline page. */
  async function servePage(event: FetchEvent, url: URL): Promise<Response> {
    await settled;
    const cache = await caches.open(pagesCache);
    const moment = await now();
    const stored = await cache.match(keyOf(url, await currentVariant(cache, moment.choices)));
    if (stored) {
      event.waitUntil(revalidate(event, url, stored.clone(), cache, moment));
      return stored;
    }
    const headers = new Headers(event.request.headers);
    const fresh = await fetchPage(url, headers, cache).catch(() => undefined);
    if (!fresh) return (await cache.match(offlinePage)) ?? Response.error();
    event.waitUntil(store(cache, url, fresh.clone(), moment));
    return fresh;
  }

  async function revalidate(
    event: FetchEvent,
    url: URL,
    stored: Response,
    cache: Cache,
    moment: Moment,
  ): Promise<void> {
    const notify = async (update: PageUpdate) =>
      (await scope.clients.get(event.resultingClientId))?.postMessage(update);
    const headers = new Headers({
      'if-none-match': stored.headers.get('etag') ?? '',
      'x-check': '1',
    });
    const signal = AbortSignal.timeout(timeoutMs);
    const fresh = await fetchPage(url, headers, cache, signal).catch(() => undefined);
    if (!fresh) return notify({ kind: 'offline', date: stored.headers.get('date') ?? '' });
    // 204: as it was, in fewer words than a 304 would need.
    if (fresh.status === 204 || fresh.status >= 500) return;
    // Gone, or now somebody's own page: the copy is of no use any more.
    if (!fresh.headers.has('x-page-variant')) {
      await cache.delete(keyOf(url, await currentVariant(cache, moment.choices)));
    }
    await store(cache, url, fresh, moment);
    await notify({ kind: 'newer' });
  }

  /**
   * Only what is the same for everyone is stored, under what the server says it depends on. An answer
   * that was asked for before somebody signed in or out, or chose something, comes too late; a full
   * phone stores nothing.
   */
  async function store(cache: Cache, url: URL, fresh: Response, asked: Moment): Promise<void> {
    const variant = fresh.headers.get('x-page-variant');
    if (!variant || fresh.status !== 200) return;
    const { choices } = await now();
    if (asked.generation !== generation || asked.choices !== choices) return;
    try {
      await putVariant(cache, variant, choices);
      await cache.put(keyOf(url, variant), fresh);
      await dropOldest(cache);
    } catch {
      // No room: the page was shown all the same.
    }
  }

  async function serveList(event: FetchEvent): Promise<Response> {
    const cache = await caches.open(listsCache);
    const fresh = await fetch(event.request).catch(() => undefined);
    if (!fresh) return (await cache.match(event.request)) ?? Response.error();
    if (fresh.ok) {
      const stored = cache.put(event.request, fresh.clone()).then(() => dropOldest(cache));
      event.waitUntil(stored.catch(() => {}));
    }
    return fresh;
  }

  /** A cache lists its entries in the order in which they were put. */
  async function dropOldest(cache: Cache): Promise<void> {
    const fixed = [offlinePage, variantKey, partsKey];
    const entries = (await cache.keys()).filter(
      ({ url }) => !fixed.includes(new URL(url).pathname),
    );
    for (const entry of entries.slice(0, Math.max(0, entries.length - mostEntries))) {
      await cache.delete(entry);
    }
  }

  /** What is nobody's own stays. */
  async function dropPages(): Promise<void> {
    generation += 1;
    const cache = await caches.open(pagesCache);
    for (const request of await cache.keys()) {
      if (![offlinePage, partsKey].includes(new URL(request.url).pathname))
        await cache.delete(request);
    }
  }
}
