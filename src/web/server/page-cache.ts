import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { CachedPage } from './answer-page.ts';

/**
 * In bytes: about 500 pages, every screen and product of the demo in its most frequent variants.
 */
const limit = 24 * 1024 * 1024;

export function createPageCache() {
  return createBoundedCache<CachedPage>(
    limit,
    ({ finished, parts, contentPolicy }) =>
      finishedSize(finished) + parts.length * 100 + contentPolicy.length,
  );
}
