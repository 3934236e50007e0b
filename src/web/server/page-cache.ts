import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { FinishedResponse } from '#platform/http/compress.ts';
import type { PagePart } from '../page-parts.ts';

export interface CachedPage {
  finished: FinishedResponse;
  parts: () => PagePart[];
  /** The offset of the status bar, which is empty. */
  statusAt: number;
  contentPolicy: string;
  status: number;
  /**
   * Names the facts on which a public page depends, for the service worker. Undefined for a private
   * page.
   */
  variant: string | undefined;
}

/**
 * In bytes: about 500 pages, every screen and product of the demo in its most frequent variants.
 */
const limit = 24 * 1024 * 1024;

export function createPageCache() {
  return createBoundedCache<CachedPage>(
    limit,
    ({ finished, parts, contentPolicy }) =>
      finishedSize(finished) + parts().length * 100 + contentPolicy.length,
  );
}

/** Keeps the parts alone, and not what they are found in. */
export function pageToKeep(page: CachedPage): CachedPage {
  const parts = page.parts();
  return { ...page, parts: () => parts };
}
