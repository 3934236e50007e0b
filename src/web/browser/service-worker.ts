import { listsEntry, pagesEntry } from '#platform/browser/registry/caches.ts';
import { fetchPage } from './fetch-page.ts';
import { createStoredPages, dropOldest } from './stored-pages.ts';
import type { Moment } from './stored-variant.ts';

/** What the shop tells of its addresses. */
export interface ServiceWorkerRules {
  /** Of this build; a new one drops the pages of the old. */
  build: string;
  /** Stands in for a page that was never seen. */
  offlinePage: string;
  isPage(path: string): boolean;
  /** Stands in for a page of somebody's own, which is never stored: it draws what that one left on the phone. */
  standIn(path: string): string | undefined;
  /** Calls whose last answer is shown without a connection. */
  isStoredCall(path: string): boolean;
  /** Pages behind which somebody signs in or out: stored pages are dropped. */
  changesPerson(path: string): boolean;
  /** Cookies with which somebody chose what pages depend on. */
  isChoice(cookie: string): boolean;
}

/** A server that does not answer within this time, in milliseconds, counts as away. */
const timeoutMs = 8000;

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
  const pages = createStoredPages(pagesCache, rules);

  scope.addEventListener('install', (event) => {
    const begin = async () => {
      const openPages = scope.clients.matchAll({ includeUncontrolled: true });
      await pages.begin(await openPages.catch(() => []));
      await scope.skipWaiting();
    };
    (event as WorkerEvent).waitUntil(begin());
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

  scope.addEventListener('message', (event) =>
    pages.setVariant((event as MessageEvent<VariantMessage>).data.variant),
  );

  function respond(event: FetchEvent): void {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (request.mode === 'navigate') {
      // Who signs in or out, or chooses a language by form, sees other pages from now on.
      if (request.method === 'POST' || rules.changesPerson(url.pathname)) {
        event.waitUntil(pages.dropAll());
      } else if (rules.isPage(url.pathname)) event.respondWith(servePage(event, url));
    } else if (request.method === 'GET' && rules.isStoredCall(url.pathname)) {
      event.respondWith(serveList(event, listsCache));
    }
  }

  /** From the cache at once, checked afterwards; else from the network; else the offline page. */
  async function servePage(event: FetchEvent, url: URL): Promise<Response> {
    const cache = await pages.open();
    const moment = await pages.now();
    const stored = await pages.find(cache, url, moment);
    if (stored) {
      event.waitUntil(revalidate(event, url, stored.clone(), cache, moment));
      return stored;
    }
    const headers = new Headers(event.request.headers);
    const fresh = await fetchPage(url, headers, cache).catch(() => undefined);
    if (!fresh) {
      const standIn = await pages.standInOf(cache, url);
      if (standIn) return Response.redirect(standIn);
      return (await cache.match(offlinePage)) ?? Response.error();
    }
    event.waitUntil(pages.store(cache, url, fresh.clone(), moment));
    event.waitUntil(pages.keepStandIn(cache, url));
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
    if (!fresh.headers.has('x-page-variant')) await pages.remove(cache, url, moment);
    await pages.store(cache, url, fresh, moment);
    await notify({ kind: 'newer' });
  }
}

/** From the network; without one, as it was last. */
async function serveList(event: FetchEvent, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const fresh = await fetch(event.request).catch(() => undefined);
  if (!fresh) return (await cache.match(event.request)) ?? Response.error();
  if (fresh.ok) {
    const stored = cache.put(event.request, fresh.clone()).then(() => dropOldest(cache));
    event.waitUntil(stored.catch(() => {}));
  }
  return fresh;
}
