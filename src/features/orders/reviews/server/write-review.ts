import { sql } from 'kysely';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { isOwnQuote, lockQuoteWhere } from '#features/requests/quotes/server/quote-access.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { reviewErrors } from '../errors.ts';
import type { NewReview } from '../schema.ts';

interface ReviewRequest {
  by: { quoteId: string } | { token: string };
  person: CurrentUser | undefined;
  language: Language;
  review: NewReview;
}

/**
 * Writes once for each handover; the same content again is accepted. Throws AppError: an invalid
 * link, another's handover, a different review exists, staff.
 */
export async function writeReview(services: Services, request: ReviewRequest): Promise<void> {
  // Readers must be able to trust that we do not review ourselves.
  if (isStaff(request.person?.role)) throw new AppError(reviewErrors.notForStaff);
  await changeCatalogue(services, async (tx) => {
    const quoteId = await lockOrder(tx, request);
    await insertReview(tx, quoteId, request);
  });
}

/** Locks, so that deleting the account meanwhile leaves no name behind. */
async function lockOrder(tx: Tx, { by, person }: ReviewRequest): Promise<string> {
  if ('token' in by) {
    const link = await findLink(tx, by.token, person);
    if (typeof link === 'string' || link.role !== 'asks') throw new AppError(offerErrors.notFound);
    const locked = await lockQuoteWhere(tx, sql`id = ${link.quoteId} and detached_at is null`);
    if (!locked) throw new AppError(offerErrors.notFound);
    return locked.row.id;
  }
  const own = person && isOwnQuote(person.id);
  const locked = own && (await lockQuoteWhere(tx, sql`id = ${by.quoteId} and ${own}`));
  if (!locked) throw new AppError(offerErrors.notFound);
  return locked.row.id;
}

async function insertReview(
  tx: Tx,
  quoteId: string,
  { review: { handoverId, stars, text, name }, language }: ReviewRequest,
): Promise<void> {
  const { rows } = await sql`
    select from handover join unit on unit.id = handover.unit_id
    where handover.id = ${handoverId} and handover.undone_at is null and unit.quote_id = ${quoteId}
      and unit.retired_at is null`.execute(tx);
  if (rows.length === 0) throw new AppError(reviewErrors.noHandover);
  const inserted = await tx
    .insertInto('review')
    .values({ handover_id: handoverId, stars, text, name, language })
    .onConflict((conflict) => conflict.column('handover_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  const before = await tx
    .selectFrom('review')
    .select(['stars', 'text', 'name'])
    .where('handover_id', '=', handoverId)
    .executeTakeFirstOrThrow();
  const isSame = before.stars === stars && before.text === text && before.name === name;
  if (!isSame) throw new AppError(reviewErrors.already);
}

/** The reviews of a deleted account stay, without the name. */
export async function forgetReviewers(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  await sql`update review set name = null where name is not null and handover_id in (
    select handover.id from handover join unit on unit.id = handover.unit_id
    where unit.quote_id = any(${quoteIds}::uuid[]))`.execute(tx);
}
