import { sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { findLink, type LinkReader } from '#features/orders/offers/server/links/quote-links.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import type { Language } from '#platform/text/language.ts';
import type { OpenedReviews, OrderReviews, OwnReview, ReviewedUnit } from '../schema.ts';

interface Row {
  handoverId: string;
  unit: string;
  unitName: string;
  handedOn: string;
  province: string;
  stars: number | null;
  text: string;
  name: string | null;
  language: Language;
  writtenAt: Date;
  answer: string | null;
  hidden: boolean;
}

export async function readOrderReviews(db: Database, quoteId: string): Promise<OrderReviews> {
  const { reference } = await db
    .selectFrom('quote')
    .select('reference')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Row>`
    select handover.id as "handoverId", unit.number as unit, unit.name as "unitName",
      handover.handed_on::text as "handedOn", coalesce(quote.recipient_province, quote.province) as province,
      review.stars, review.text, review.name, review.language, review.written_at as "writtenAt",
      answer.text as answer, exists (select from review_hiding h
        where h.review_id = review.id and h.shown_at is null) as hidden
    from handover
    join unit on unit.id = handover.unit_id and unit.retired_at is null
    join quote on quote.id = unit.quote_id
    left join review on review.handover_id = handover.id
    left join review_answer answer on answer.review_id = review.id
    where unit.quote_id = ${quoteId} and handover.undone_at is null
    order by unit.number`.execute(db);
  return { reference, units: rows.map((row) => toUnit(row)) };
}

function toUnit(row: Row): ReviewedUnit {
  const { handoverId, unit, unitName, handedOn, province, stars, writtenAt } = row;
  const { text, name, language, answer, hidden } = row;
  return {
    handoverId,
    unit,
    name: unitName,
    handedOn,
    province: toProvince(province),
    review:
      stars === null
        ? null
        : { stars, text, name, language, writtenAt: writtenAt.toISOString(), answer, hidden },
  };
}

/** Changes nothing, because mail programs open links before people do. */
export async function readReviewLink(
  db: Database,
  token: string,
  reader: LinkReader,
): Promise<OpenedReviews> {
  const link = await findLink(db, token, reader);
  if (typeof link === 'string') return { closed: link };
  // Staff have the links of payers, and whoever receives was not the one who chose us.
  if (link.role !== 'asks') return { closed: 'unknown' };
  return { closed: false, order: await readOrderReviews(db, link.quoteId) };
}

/** Includes handovers that were taken back. */
export async function readOwnReviews(db: Database, quoteId: string): Promise<OwnReview[]> {
  const { rows } = await sql<OwnReview>`
    select unit.number as unit, review.stars, review.text, review.name, review.language,
      ${isoMoment('review.written_at')} as "writtenAt", answer.text as answer
    from review join handover on handover.id = review.handover_id
      join unit on unit.id = handover.unit_id
      left join review_answer answer on answer.review_id = review.id
    where unit.quote_id = ${quoteId} order by review.written_at`.execute(db);
  return rows;
}
