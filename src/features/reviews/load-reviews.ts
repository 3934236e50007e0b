import { api } from '#api.ts';
import { findCategory, type ProductCategory } from '#features/catalogue/categories.ts';
import type { LoadContext } from '#web/page.ts';
import type { ShownReviews } from './schema.ts';

export const noReviews: ShownReviews = { count: 0, average: null, reviews: [] };

/** Of a kind of product, or of all. Without a database the rest of the page is there all the same. */
export function loadReviews(
  call: LoadContext['call'],
  category?: ProductCategory,
): Promise<ShownReviews> {
  return call(api.listReviews, { query: category ? { category } : {} }).catch(() => noReviews);
}

/** Of an address; there is nothing of a category that does not exist. */
export const loadReviewsOf = (call: LoadContext['call'], slug: string): Promise<ShownReviews> => {
  const category = findCategory(slug)?.slug;
  return category ? loadReviews(call, category) : Promise.resolve(noReviews);
};
