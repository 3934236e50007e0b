import { nobody, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import { fetchPage, readStoredPage } from './fetch-page.ts';
import type { ServiceWorkerRules } from './service-worker-rules.ts';
import type { StoredPages } from './stored-pages.ts';

/** Stored pages stay when somebody signs out, so they are rendered for nobody. */
const forNobody = () => new Headers({ [renderedForHeader]: nobody });

export type OfflinePages = ReturnType<typeof createOfflinePages>;

/** The pages that are stored before anybody opens them, for the time without a connection. */
export function createOfflinePages(
  pages: StoredPages,
  { offlinePage, standIn }: Pick<ServiceWorkerRules, 'offlinePage' | 'standIn'>,
) {
  /** The address of the stored page that replaces a personal one. */
  async function standInOf(cache: Cache, url: URL): Promise<URL | undefined> {
    const path = standIn(url.pathname);
    const other = path && new URL(path, url);
    return other && (await pages.find(cache, other, await pages.moment())) ? other : undefined;
  }

  /**
   * Stores the stand-in of an opened personal page, because whoever opened it will need it without
   * a connection. Never rejects.
   */
  async function storeStandIn(cache: Cache, url: URL): Promise<void> {
    const path = standIn(url.pathname);
    if (!path || (await standInOf(cache, url))) return;
    const other = new URL(path, url);
    const moment = await pages.moment();
    const page = await fetchPage(other, forNobody(), cache).catch(() => undefined);
    if (page) await pages.store(cache, other, page, moment);
  }

  /**
   * The first pages of a visit were opened before the worker started, and the browser has copies of
   * them.
   */
  async function storeOpenPages(cache: Cache, urls: readonly URL[]): Promise<void> {
    for (const url of urls) {
      const moment = await pages.moment();
      const page = await readStoredPage(url, cache);
      if (page) await pages.store(cache, url, page, moment);
      await storeStandIn(cache, url);
    }
  }

  /** Rejects when the offline page cannot be loaded, so that the worker is not installed. */
  async function install(openPages: readonly { url: string }[]): Promise<void> {
    const cache = await pages.open();
    // Runs before the offline page, which then comes without the parts that they share.
    await storeOpenPages(
      cache,
      openPages.map(({ url }) => new URL(url)),
    ).catch(() => {});
    const page = await fetchPage(new URL(offlinePage, location.href), forNobody(), cache);
    if (!page.ok) throw new Error('no offline page');
    await cache.put(offlinePage, page);
  }

  return { standInOf, storeStandIn, install };
}
