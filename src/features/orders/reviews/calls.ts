import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import { get } from '#platform/calls/contract.ts';
import type { OpenedReviews, OrderReviews, ShownReviews } from './schema.ts';

export const listReviews = get<
  ShownReviews,
  { query?: { category?: ProductCategory; page?: string } }
>('/api/reviews');
export const openReviewLink = get<OpenedReviews, { params: { token: string } }>(
  '/api/links/:token/reviews',
);
export const listMyReviews = get<OrderReviews, { params: { id: string } }>(
  '/api/quotes/:id/reviews',
);
