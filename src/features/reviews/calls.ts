import type { ProductCategory } from '#features/catalogue/categories.ts';
import { get } from '#platform/calls/contract.ts';
import type { OpenedReviews, OrderReviews, ShownReviews } from './schema.ts';

export const reviewCalls = {
  // Public reviews, of one category or of all.
  listReviews: get<ShownReviews, { query?: { category?: ProductCategory; page?: string } }>(
    '/api/reviews',
  ),
  openReviewLink: get<OpenedReviews, { params: { token: string } }>('/api/links/:token/reviews'),
  listMyReviews: get<OrderReviews, { params: { id: string } }>('/api/quotes/:id/reviews'),
};
