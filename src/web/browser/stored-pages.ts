import { fetchPage, partsKey, readPage } from './fetch-page.ts';
import type { ServiceWorkerRules } from './service-worker.ts';
import {
  choicesNow,
  currentVariant,
  keyOf,
  type Moment,
  putVariant,
  variantKey,
} from './stored-variant.ts';

/** Of pages, and of lists. */
const mostEntries = 60;

/** The public pages that were seen, in a cache of this name; and the page that stands in for the others. */
export function createStoredPages(
  name: string,
  {
    offlinePage,
    isChoice,
    standIn,
  }: Pick<ServiceWorkerRules, 'offlinePage' | 'isChoice' | 'standIn'>,
) {
  /** Grows when the stored pages are dropped. */
  let generation = 0;
  /** Pages wait for it, so it never fails: what is stored, or under which variant, is being changed. */
  let settled: Promise<unknown> = Promise.resolve();
  const now = async (): Promise<Moment> => ({ generation, choices: await choicesNow(isChoice) });
  const fixed = [offlinePage, variantKey, partsKey];

  async function open(): Promise<Cache> {
    await settled;
    return await caches.open(name);
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
      await dropOldest(cache, fixed);
    } catch {
      // No room: the page was shown all the same.
    }
  }

  /** Where a phone could not change what is stored, no stored page is right, and none is shown. */
  async function forgetVariant(): Promise<void> {
    try {
      await (await caches.open(name)).delete(variantKey);
    } catch {
      // Nothing can be read either, then.
    }
  }

  /** What is nobody's own stays. */
  async function drop(): Promise<void> {
    generation += 1;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (![offlinePage, partsKey].includes(new URL(request.url).pathname))
        await cache.delete(request);
    }
  }

  const find = async (cache: Cache, url: URL, { choices }: Moment) =>
    cache.match(keyOf(url, await currentVariant(cache, choices)));

  /** The page that stands in for one that is nowhere, if it is stored. */
  async function standInOf(cache: Cache, url: URL): Promise<URL | undefined> {
    const path = standIn(url.pathname);
    const other = path && new URL(path, url);
    return other && (await find(cache, other, await now())) ? other : undefined;
  }

  /** Whoever opened the one will need the other without a connection. Never fails. */
  async function keepStandIn(cache: Cache, url: URL): Promise<void> {
    const path = standIn(url.pathname);
    if (!path || (await standInOf(cache, url))) return;
    const other = new URL(path, url);
    const moment = await now();
    const page = await fetchPage(other, new Headers(), cache).catch(() => undefined);
    if (page) await store(cache, other, page, moment);
  }

  return {
    open,
    store,
    now,
    find,
    standInOf,
    keepStandIn,
    remove: async (cache: Cache, url: URL, { choices }: Moment) =>
      cache.delete(keyOf(url, await currentVariant(cache, choices))),
    dropAll: (): Promise<unknown> => {
      settled = drop().catch(forgetVariant);
      return settled;
    },
    setVariant(variant: string): void {
      settled = caches
        .open(name)
        .then(async (cache) => putVariant(cache, variant, (await now()).choices))
        .catch(forgetVariant);
    },
    /** The first pages of a visit were there before the worker: it takes the browser's copies of them. */
    async begin(openPages: readonly { url: string }[]): Promise<void> {
      const cache = await caches.open(name);
      const storeOpen = async () => {
        for (const { url } of openPages) {
          const moment = await now();
          const page = await readPage(new URL(url), cache);
          if (page) await store(cache, new URL(url), page, moment);
          await keepStandIn(cache, new URL(url));
        }
      };
      // Its parts need not come again with the offline page.
      await storeOpen().catch(() => {});
      const page = await fetchPage(new URL(offlinePage, location.href), new Headers(), cache);
      if (!page.ok) throw new Error('no offline page');
      await cache.put(offlinePage, page);
    },
  };
}

/** A cache lists its entries in the order in which they were put. */
export async function dropOldest(cache: Cache, fixed: readonly string[] = []): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !fixed.includes(new URL(url).pathname));
  for (const entry of entries.slice(0, Math.max(0, entries.length - mostEntries))) {
    await cache.delete(entry);
  }
}
