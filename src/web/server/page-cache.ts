import type { CachedPage } from './draw-page.ts';

/** Finished pages of signed-out visitors, the longest unused dropped past `limit` of them. */
export function createPageCache(limit = 500) {
  const pages = new Map<string, CachedPage>();
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, page: CachedPage): void {
      pages.set(key, page);
      const oldest = pages.size > limit ? pages.keys().next() : undefined;
      if (oldest && !oldest.done) pages.delete(oldest.value);
    },
  };
}
