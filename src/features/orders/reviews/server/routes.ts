import { sql } from 'kysely';
import { z } from 'zod';
import { api } from '#api.ts';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { serveShared } from '#features/shop/catalogue/server/serve-shared.ts';
import { post, RecordId } from '#platform/calls/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { averageOf, reviewsOnPage } from '../review.ts';
import { LinkReview, NewReview, type ReviewsQuery, type ShownReviews } from '../schema.ts';
import { readOrderReviews, readReviewLink } from './read-reviews.ts';
import { ownForm, reviewLinkForm } from './review-forms.ts';
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

type Shown = ShownReviews['reviews'][number];

async function readShown(
  db: Database,
  { category, page = 1 }: ReviewsQuery,
): Promise<ShownReviews> {
  const condition = category ? sql`category = ${category}` : sql`true`;
  const { offset, limit } = reviewsOnPage(page);
  const totals = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum(stars), 0)::int as sum
    from shown_review where ${condition}`.execute(db);
  const { rows } = await sql<Omit<Shown, 'province'> & { province: string }>`
    select id, stars, text, name, language, unit_name as unit, province,
      handed_on::text as "handedOn", answer
    from shown_review where ${condition} order by written_at desc, id
    limit ${limit}::int offset ${offset}::int`.execute(db);
  const { count, sum } = totals.rows[0] ?? { count: 0, sum: 0 };
  const reviews = rows.map((row) => ({ ...row, province: toProvince(row.province) }));
  return { count, average: averageOf(count, sum), reviews };
}
