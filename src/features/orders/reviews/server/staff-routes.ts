import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { answerReview } from './answer-review.ts';
import { hideReview, unhideReview } from './hide-review.ts';
import { countReviews, findStaffReview, listStaffReviews } from './staff-reviews.ts';

const findReview = ({ params: { id } }: RecordRequest, { db }: Services) => findStaffReview(db, id);

export const staffReviewRoutes: CallRoute[] = [
  serve(staffApi.listStaffReviews, async ({ query }, { db }) =>
    pageReply(staffApi.listStaffReviews, query, await listStaffReviews(db, query)),
  ),
  serve(staffApi.reviewCounts, async (_, { db }) => countReviews(db)),
  serve(staffApi.findStaffReview, async ({ params: { id } }, { db }) => findStaffReview(db, id)),
  serve(staffApi.answerReview, [answerReview, findReview]),
  serve(staffApi.hideReview, [hideReview, findReview]),
  serve(staffApi.unhideReview, [unhideReview, findReview]),
];
