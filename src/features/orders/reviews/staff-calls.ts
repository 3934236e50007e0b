import { changeUnseen, get, post, put } from '#platform/calls/contract.ts';
import type { ReviewState } from './review-states.ts';
import type { HideReviewInput, ReviewAnswer, ReviewCounts, StaffReview } from './schema.ts';

export const reviewStaffCalls = {
  listStaffReviews: get<StaffReview[], { query: { state?: ReviewState; page?: string } }>(
    '/api/admin/reviews',
  ),
  reviewCounts: get<ReviewCounts>('/api/admin/reviews/counts'),
  findStaffReview: get<StaffReview, { params: { id: string } }>('/api/admin/reviews/:id'),
  answerReview: put<StaffReview, { params: { id: string }; body: ReviewAnswer }>(
    '/api/admin/reviews/:id/answer',
  ),
  // Only an administrador hides a review or shows it again.
  hideReview: post<StaffReview, { params: { id: string }; body: HideReviewInput }>(
    '/api/admin/reviews/:id/hiding',
  ),
  unhideReview: changeUnseen<StaffReview, { params: { id: string } }>(
    'DELETE',
    '/api/admin/reviews/:id/hiding',
  ),
};
