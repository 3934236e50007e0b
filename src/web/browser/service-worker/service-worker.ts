import { listsEntry, pagesEntry } from '#platform/browser/registry/caches.ts';
import { createOfflinePages } from './offline-pages.ts';
import { servePage } from './serve-page.ts';
import type { ServiceWorkerRules } from './service-worker-rules.ts';
import type {
  FetchEvent,
  VariantMessage,
  WorkerEvent,
  WorkerScope,
} from './service-worker-scope.ts';
import { dropOldest, StoredPages } from './stored-pages.ts';

/**
 * Stores the public pages and lists that were seen. A repeated visit starts without the network and
 * is checked in the background; without a connection the stored page is shown with its date. Assets
 * and pictures stay in the browser's own cache, as their names never change. Personal pages are
 * never stored, but they too come without the parts that are the same on every page.
 */
export function startServiceWorker(rules: ServiceWorkerRules): void {
  const pagesCache = `${pagesEntry.name}-${rules.build}`;
  const listsCache = `${listsEntry.name}-${rules.build}`;
  const scope = self as unknown as WorkerScope;
  const pages = new StoredPages(pagesCache, rules);
  const offlinePages = createOfflinePages(pages, rules);
  const sources = { scope, pages, offlinePages, offlinePage: rules.offlinePage };

  scope.addEventListener('install', (event) => {
    const install = async () => {
      const openPages = scope.clients.matchAll({ includeUncontrolled: true });
      await offlinePages.install(await openPages.catch(() => []));
      await scope.skipWaiting();
    };
    (event as WorkerEvent).waitUntil(install());
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
      // Signing in or out, or choosing a language by form, changes all pages.
      if (request.method === 'POST' || rules.changesPerson(url.pathname)) {
        event.waitUntil(pages.dropAll());
      } else if (rules.isPage(url.pathname)) event.respondWith(servePage(sources, event, url));
    } else if (request.method === 'GET' && rules.isStoredCall(url.pathname)) {
      event.respondWith(serveList(event, listsCache));
    }
  }
}

/** Serves from the network, or without one the stored response. */
async function serveList(event: FetchEvent, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const fresh = await fetch(event.request).catch(() => undefined);
  if (!fresh) return (await cache.match(event.request.url)) ?? Response.error();
  if (fresh.ok) {
    // By the address: the request says who asked.
    const stored = cache.put(event.request.url, fresh.clone()).then(() => dropOldest(cache));
    event.waitUntil(stored.catch(() => {}));
  }
  return fresh;
}
