import { partsKey } from './fetch-page.ts';
import type { ServiceWorkerRules } from './service-worker-rules.ts';
import {
  choicesNow,
  currentVariant,
  keyOf,
  type Moment,
  putVariant,
  variantKey,
} from './stored-variant.ts';

/** In one cache; pages and lists have one each. */
const maxEntries = 60;

/** The public pages that were seen, in a cache of this name. */
export class StoredPages {
  readonly #name: string;
  readonly #rules: Pick<ServiceWorkerRules, 'offlinePage' | 'isChoice'>;
  #generation = 0;
  /**
   * A pending change of the stored pages or the variant. Pages wait for it, so it never rejects.
   */
  #change: Promise<unknown> = Promise.resolve();

  constructor(name: string, rules: Pick<ServiceWorkerRules, 'offlinePage' | 'isChoice'>) {
    this.#name = name;
    this.#rules = rules;
  }

  async open(): Promise<Cache> {
    await this.#change;
    return await caches.open(this.#name);
  }

  async moment(): Promise<Moment> {
    return { generation: this.#generation, choices: await choicesNow(this.#rules.isChoice) };
  }

  async find(cache: Cache, url: URL, { choices }: Moment): Promise<Response | undefined> {
    return cache.match(keyOf(url, await currentVariant(cache, choices)));
  }

  async remove(cache: Cache, url: URL, { choices }: Moment): Promise<void> {
    await cache.delete(keyOf(url, await currentVariant(cache, choices)));
  }

  /**
   * Stores a page that is the same for everyone, under the variant that the server names. Ignores a
   * page that was requested before somebody signed in or out or changed a choice. Never rejects.
   */
  async store(cache: Cache, url: URL, page: Response, requestedAt: Moment): Promise<void> {
    const variant = page.headers.get('x-page-variant');
    if (!variant || page.status !== 200) return;
    const { generation, choices } = await this.moment();
    if (requestedAt.generation !== generation || requestedAt.choices !== choices) return;
    try {
      await putVariant(cache, variant, choices);
      await cache.put(keyOf(url, variant), page);
      await dropOldest(cache, [this.#rules.offlinePage, variantKey, partsKey]);
    } catch {
      // The phone is full.
    }
  }

  setVariant(variant: string): void {
    const change = async () => {
      const cache = await caches.open(this.#name);
      await putVariant(cache, variant, (await this.moment()).choices);
    };
    this.#change = change().catch(() => this.#forgetVariant());
  }

  dropAll(): Promise<unknown> {
    this.#change = this.#drop().catch(() => this.#forgetVariant());
    return this.#change;
  }

  async #drop(): Promise<void> {
    this.#generation += 1;
    const cache = await caches.open(this.#name);
    for (const request of await cache.keys()) {
      if (![this.#rules.offlinePage, partsKey].includes(new URL(request.url).pathname))
        await cache.delete(request);
    }
  }

  /** If the cache could not be changed, its pages may be wrong: without a variant none is shown. */
  async #forgetVariant(): Promise<void> {
    try {
      await (await caches.open(this.#name)).delete(variantKey);
    } catch {
      // The cache cannot be read either.
    }
  }
}

/** A cache lists its entries in the order in which they were put. */
export async function dropOldest(cache: Cache, fixed: readonly string[] = []): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !fixed.includes(new URL(url).pathname));
  for (const entry of entries.slice(0, Math.max(0, entries.length - maxEntries))) {
    await cache.delete(entry);
  }
}
