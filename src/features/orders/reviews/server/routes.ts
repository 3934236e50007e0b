import { z } from 'zod';
import { api } from '#api.ts';
import {
  type CallRoute,
  serve,
  serveForm,
  type VisitorFormRoute,
} from '#features/people/accounts/server/serve.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { serveShared } from '#features/shop/catalogue/server/serve-shared.ts';
import { anyText, RecordId } from '#platform/http/input-schemas.ts';
import {
  LinkReview,
  NewReview,
  OpenedReviews,
  OrderReviews,
  ReviewsQuery,
  ShownReviews,
} from '../schema.ts';
import { readOrderReviews, readReviewLink } from './read-reviews.ts';
import { ownForm, reviewLinkForm } from './review-forms.ts';
import { readShown } from './shown-reviews.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes: CallRoute[] = [
  serveShared(
    api.listReviews,
    { query: ReviewsQuery, response: ShownReviews },
    async ({ query }, { db }) => ({ json: JSON.stringify(await readShown(db, query)) }),
  ),
  serve(
    api.openReviewLink,
    { access: 'anyone', params: z.object({ token: anyText(200) }), response: OpenedReviews },
    async ({ params: { token }, caller: { person } }, { db }) => readReviewLink(db, token, person),
  ),
  serve(
    api.listMyReviews,
    {
      access: 'signed-in',
      params: RecordId,
      response: OrderReviews,
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return readOrderReviews(db, id);
    },
  ),
];

export const reviewForms: readonly VisitorFormRoute[] = [
  serveForm(
    { access: 'anyone', body: LinkReview, response: undefined, form: reviewLinkForm },
    async ({ body: { token, ...review }, caller: { person, language } }, services) =>
      writeReview(services, { by: { token }, person, language, review }).then(() => undefined),
  ),
  serveForm(
    {
      access: 'signed-in',
      params: RecordId,
      body: NewReview,
      response: undefined,
      form: ownForm,
    },
    async ({ params: { id }, body: review, caller: { person, language } }, services) =>
      writeReview(services, { by: { quoteId: id }, person, language, review }).then(
        () => undefined,
      ),
  ),
];
