import { caseErrors } from '#features/requests/cases/errors.ts';
import { del, get, post, put, RecordId } from '#platform/calls/contract.ts';
import { reviewErrors } from './errors.ts';
import {
  HideReviewInput,
  ReviewAnswer,
  ReviewCounts,
  StaffReview,
  StaffReviewsQuery,
} from './schema.ts';

const { notFound, answerChanged, hiddenAlready, notHidden } = reviewErrors;
const { ownRecord } = caseErrors;
const onReview = { params: RecordId, response: StaffReview } as const;

export const reviewStaffCalls = {
  listStaffReviews: get('/api/admin/reviews', {
    access: 'staff',
    query: StaffReviewsQuery,
    response: StaffReview.array(),
  }),
  reviewCounts: get('/api/admin/reviews/counts', { access: 'staff', response: ReviewCounts }),
  findStaffReview: get('/api/admin/reviews/:id', {
    ...onReview,
    access: 'staff',
    errors: [notFound],
  }),
  answerReview: put('/api/admin/reviews/:id/answer', {
    ...onReview,
    access: 'staff',
    body: ReviewAnswer,
    errors: [notFound, ownRecord, answerChanged],
  }),
  // Only an administrador hides a review or shows it again.
  hideReview: post('/api/admin/reviews/:id/hiding', {
    ...onReview,
    access: 'administrador',
    body: HideReviewInput,
    errors: [notFound, ownRecord, hiddenAlready],
  }),
  unhideReview: del('/api/admin/reviews/:id/hiding', {
    unseen: true,
    ...onReview,
    access: 'administrador',
    errors: [notFound, ownRecord, notHidden],
  }),
};
