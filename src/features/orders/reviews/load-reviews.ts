import { api } from '#api.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import type { LoadContext } from '#web/page.ts';
import { reviewsKey } from './review.ts';
import type { ShownReviews } from './schema.ts';

export interface ReviewsPage extends ShownReviews {
  page: number;
}

export const noReviews: ReviewsPage = { page: 1, count: 0, average: null, reviews: [] };

/**
 * Loads reviews of a category's slug, or of everything; the address names the page. If the call
 * fails, the screen is shown without reviews.
 */
export async function loadReviews(
  { call, query }: Pick<LoadContext, 'call' | 'query'>,
  slug?: string,
): Promise<ReviewsPage> {
  const category = findCategory(slug)?.slug;
  if (slug !== undefined && !category) return noReviews;
  const page = Number(/^[1-9]\d{0,3}$/.exec(query.get(reviewsKey) ?? '')?.[0] ?? 1);
  const requested = { ...(category && { category }), ...(page > 1 && { page: String(page) }) };
  const shown = await call(api.listReviews, { query: requested }).catch(() => noReviews);
  return { ...shown, page };
}
