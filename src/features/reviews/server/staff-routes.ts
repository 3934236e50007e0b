import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { listPageSize } from '#platform/calls/page-size.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { reviewErrors } from '../errors.ts';
import {
  HideReviewInput,
  ReviewAnswer,
  ReviewCounts,
  StaffReview,
  StaffReviewsQuery,
} from '../schema.ts';
import { answerReview } from './answer-review.ts';
import { hideReview, unhideReview } from './hide-review.ts';
import { countReviews, findStaffReview, listStaffReviews } from './staff-reviews.ts';

const { notFound, answerChanged, hiddenAlready, notHidden } = reviewErrors;
const { ownRecord } = caseErrors;

export const staffReviewRoutes: CallRoute[] = [
  serve(
    staffApi.listStaffReviews,
    { access: 'staff', query: StaffReviewsQuery, response: StaffReview.array() },
    async ({ query }, { db }) => {
      const { reviews: rows, total } = await listStaffReviews(db, query);
      const pageSize = listPageSize;
      return pageReply(staffApi.listStaffReviews, query, { rows, total, pageSize });
    },
  ),
  serve(staffApi.reviewCounts, { access: 'staff', response: ReviewCounts }, async (_, { db }) =>
    countReviews(db),
  ),
  serve(
    staffApi.findStaffReview,
    { access: 'staff', params: RecordId, response: StaffReview, errors: [notFound] },
    async ({ params: { id } }, { db }) => findStaffReview(db, id),
  ),
  serve(
    staffApi.answerReview,
    {
      access: 'staff',
      params: RecordId,
      body: ReviewAnswer,
      response: StaffReview,
      errors: [notFound, ownRecord, answerChanged],
    },
    async ({ params: { id }, body, caller: { person } }, services) => {
      await answerReview(services, person, id, body);
      return findStaffReview(services.db, id);
    },
  ),
  serve(
    staffApi.hideReview,
    {
      access: 'administrador',
      params: RecordId,
      body: HideReviewInput,
      response: StaffReview,
      errors: [notFound, ownRecord, hiddenAlready],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) => {
      await hideReview(services, person, id, reason);
      return findStaffReview(services.db, id);
    },
  ),
  serve(
    staffApi.unhideReview,
    {
      access: 'administrador',
      params: RecordId,
      response: StaffReview,
      errors: [notFound, ownRecord, notHidden],
    },
    async ({ params: { id }, caller: { person } }, services) => {
      await unhideReview(services, person, id);
      return findStaffReview(services.db, id);
    },
  ),
];
