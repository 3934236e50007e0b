import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { CachedPage } from './draw-page.ts';

/** Some 500 pages: every screen and product of the demo in the ways in which people see it most. */
const limit = 24 * 1024 * 1024;

/** Finished pages of signed-out visitors. */
export function createPageCache() {
  return createBoundedCache<CachedPage>(
    limit,
    ({ finished, parts, contentPolicy }) =>
      finishedSize(finished) + parts.length * 100 + contentPolicy.length,
  );
}
