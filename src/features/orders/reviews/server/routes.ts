import { z } from 'zod';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { serveShared } from '#features/shop/catalogue/server/serve-shared.ts';
import { post } from '#platform/calls/contract.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { LinkReview, NewReview } from '../schema.ts';
import { readOrderReviews, readReviewLink } from './read-reviews.ts';
import { ownForm, reviewLinkForm } from './review-forms.ts';
import { readShown } from './shown-reviews.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes: CallRoute[] = [
  serveShared(api.listReviews, async ({ query }, { db }) => ({
    json: JSON.stringify(await readShown(db, query)),
  })),
  serve(api.openReviewLink, async ({ params: { token }, caller: { person } }, { db }) =>
    readReviewLink(db, token, person),
  ),
  serve(api.listMyReviews, async ({ params: { id }, caller: { person } }, { db }) => {
    await readOwnQuote(db, person.id, id);
    return readOrderReviews(db, id);
  }),
];

export const reviewForms: CallRoute[] = [
  serve(
    post(reviewLinkForm.path, { access: 'anyone', body: LinkReview, response: z.void() }),
    async ({ body: { token, ...review }, caller: { person, language } }, services) =>
      writeReview(services, { by: { token }, person, language, review }),
    reviewLinkForm,
  ),
  serve(
    post(ownForm.path, {
      access: 'signed-in',
      params: RecordId,
      body: NewReview,
      response: z.void(),
    }),
    async ({ params: { id }, body: review, caller: { person, language } }, services) =>
      writeReview(services, { by: { quoteId: id }, person, language, review }),
    ownForm,
  ),
];
