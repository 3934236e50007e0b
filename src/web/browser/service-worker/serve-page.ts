import { timeoutSignal } from '#platform/browser/timeout-signal.ts';
import { fetchPage } from './fetch-page.ts';
import type { OfflinePages } from './offline-pages.ts';
import type { FetchEvent, PageUpdate, WorkerScope } from './service-worker-scope.ts';
import type { StoredPages } from './stored-pages.ts';
import type { Moment } from './stored-variant.ts';

/** In milliseconds. A server that does not answer within this time counts as away. */
const timeoutMs = 8000;

export interface PageSources {
  scope: WorkerScope;
  pages: StoredPages;
  offlinePages: OfflinePages;
  offlinePage: string;
}

/**
 * Serves from the cache, checked in the background; otherwise from the network; otherwise the
 * offline page.
 */
export async function servePage(
  sources: PageSources,
  event: FetchEvent,
  url: URL,
): Promise<Response> {
  const { pages, offlinePages, offlinePage } = sources;
  const cache = await pages.open();
  const moment = await pages.moment();
  const stored = await pages.find(cache, url, moment);
  if (stored) {
    event.waitUntil(revalidate(sources, event, url, { cache, moment, stored: stored.clone() }));
    return stored;
  }
  const headers = new Headers(event.request.headers);
  const fresh = await fetchPage(url, headers, cache).catch(() => undefined);
  if (!fresh) {
    const standIn = await offlinePages.standInOf(cache, url);
    if (standIn) return Response.redirect(standIn);
    return (await cache.match(offlinePage)) ?? Response.error();
  }
  event.waitUntil(pages.store(cache, url, fresh.clone(), moment));
  event.waitUntil(offlinePages.storeStandIn(cache, url));
  return fresh;
}

async function revalidate(
  { scope, pages }: PageSources,
  event: FetchEvent,
  url: URL,
  { cache, moment, stored }: { cache: Cache; moment: Moment; stored: Response },
): Promise<void> {
  const notify = async (update: PageUpdate) =>
    (await scope.clients.get(event.resultingClientId))?.postMessage(update);
  const headers = new Headers({
    'if-none-match': stored.headers.get('etag') ?? '',
    'x-check': '1',
  });
  const signal = timeoutSignal(timeoutMs);
  const fresh = await fetchPage(url, headers, cache, signal).catch(() => undefined);
  if (!fresh) return notify({ kind: 'offline', date: stored.headers.get('date') ?? '' });
  // A 204 says unchanged, in fewer bytes than a 304.
  if (fresh.status === 204 || fresh.status >= 500) return;
  // The page is gone or is personal now, so the stored copy must not be shown any more.
  if (!fresh.headers.has('x-page-variant')) await pages.remove(cache, url, moment);
  await pages.store(cache, url, fresh, moment);
  await notify({ kind: 'newer' });
}
