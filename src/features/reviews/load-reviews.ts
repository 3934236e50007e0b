import { api } from '#api.ts';
import { findCategory, type ProductCategory } from '#features/catalogue/categories.ts';
import type { LoadContext } from '#web/page.ts';
import type { ShownReviews } from './schema.ts';

export const noReviews: ShownReviews = { count: 0, average: null, reviews: [] };

/** If the call fails, the page is shown without reviews. */
export function loadReviews(
  call: LoadContext['call'],
  category?: ProductCategory,
): Promise<ShownReviews> {
  return call(api.listReviews, { query: category ? { category } : {} }).catch(() => noReviews);
}

export const loadReviewsOf = (call: LoadContext['call'], slug: string): Promise<ShownReviews> => {
  const category = findCategory(slug)?.slug;
  return category ? loadReviews(call, category) : Promise.resolve(noReviews);
};
