import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
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

const onReview = { params: RecordId, response: StaffReview } as const;
const thenFindReview = byId((db, _, id) => findStaffReview(db, id));

export const staffReviewRoutes: CallRoute[] = [
  serve(
    staffApi.listStaffReviews,
    { access: 'staff', query: StaffReviewsQuery, response: StaffReview.array() },
    async ({ query }, { db }) =>
      pageReply(staffApi.listStaffReviews, query, await listStaffReviews(db, query)),
  ),
  serve(staffApi.reviewCounts, { access: 'staff', response: ReviewCounts }, async (_, { db }) =>
    countReviews(db),
  ),
  serve(
    staffApi.findStaffReview,
    { ...onReview, access: 'staff', errors: [notFound] },
    async ({ params: { id } }, { db }) => findStaffReview(db, id),
  ),
  serveWrite(
    staffApi.answerReview,
    {
      ...onReview,
      access: 'staff',
      body: ReviewAnswer,
      errors: [notFound, ownRecord, answerChanged],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      answerReview(services, person, id, body),
    thenFindReview,
  ),
  serveWrite(
    staffApi.hideReview,
    {
      ...onReview,
      access: 'administrador',
      body: HideReviewInput,
      errors: [notFound, ownRecord, hiddenAlready],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      hideReview(services, person, id, reason),
    thenFindReview,
  ),
  serveWrite(
    staffApi.unhideReview,
    { ...onReview, access: 'administrador', errors: [notFound, ownRecord, notHidden] },
    async ({ params: { id }, caller: { person } }, services) => unhideReview(services, person, id),
    thenFindReview,
  ),
];
