import { z } from 'zod';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { get } from '#platform/calls/contract.ts';
import { anyText } from '#platform/http/input-schemas.ts';
import { OpenedReviews, OrderReviews, ReviewsQuery, ShownReviews } from './schema.ts';

export const listReviews = get('/api/reviews', {
  access: 'anyone',
  query: ReviewsQuery,
  response: ShownReviews,
});
export const openReviewLink = get('/api/links/:token/reviews', {
  summary: 'What a link lets somebody review',
  access: 'anyone',
  params: z.object({ token: anyText(200) }),
  response: OpenedReviews,
});
export const listMyReviews = get('/api/quotes/:id/reviews', {
  access: 'signed-in',
  response: OrderReviews,
  errors: [quoteErrors.quoteNotFound],
});
