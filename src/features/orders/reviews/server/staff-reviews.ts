import { type RawBuilder, sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { reviewErrors } from '../errors.ts';
import { averageOf } from '../review.ts';
import { fewStars, type ReviewState } from '../review-states.ts';
import type { ReviewCounts, StaffReview, StaffReviewsQuery } from '../schema.ts';

interface Row extends Omit<StaffReview, 'writtenAt' | 'province'> {
  province: string;
  writtenAt: Date;
}

const nameOf = (column: RawBuilder<unknown>) => sql`(
  select nullif(first_name, '') from person where id = ${column})`;

const staffReviews = sql`(
  select review.id, review.stars, review.text, review.name, review.language,
    review.written_at as "writtenAt", unit.number as unit, unit.name as "unitName",
    coalesce(quote.recipient_province, quote.province) as province,
    handover.handed_on::text as "handedOn", 
    case when quote.detached_at is null then
      jsonb_build_object('id', quote.id, 'reference', quote.reference) end as "order",
    (handover.undone_at is not null or unit.retired_at is not null) as "takenBack",
    case when a.review_id is not null then jsonb_build_object('text', a.text, 'revision', a.revision,
      'by', ${nameOf(sql`a.written_by`)}, 'at', ${isoMoment('a.written_at')}) end as answer,
    case when h.id is not null then jsonb_build_object('reason', h.reason,
      'by', ${nameOf(sql`h.hidden_by`)}, 'at', ${isoMoment('h.hidden_at')}) end as hidden
  from review join handover on handover.id = review.handover_id
    join unit on unit.id = handover.unit_id join quote on quote.id = unit.quote_id
    left join review_answer a on a.review_id = review.id
    left join review_hiding h on h.review_id = review.id and h.shown_at is null
) as reviews`;

const isShown = sql`(not "takenBack" and hidden is null)`;
const conditions: Record<ReviewState, RawBuilder<unknown>> = {
  unanswered: sql`(${isShown} and answer is null)`,
  low: sql`(${isShown} and stars <= ${fewStars}::int)`,
  hidden: sql`(not "takenBack" and hidden is not null)`,
  'taken-back': sql`"takenBack"`,
};

export async function listStaffReviews(
  db: Database,
  { state, page }: StaffReviewsQuery,
): Promise<ListPage<StaffReview>> {
  const condition = state ? conditions[state] : sql`true`;
  const { size, offset } = rowsOf({ page });
  const { rows } = await sql<Row>`
    select * from ${staffReviews} where ${condition}
    order by "writtenAt" desc, id limit ${size} offset ${offset}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from ${staffReviews} where ${condition}`.execute(db);
  return { rows: rows.map((row) => toReview(row)), total: count.rows[0]?.total ?? 0 };
}

export async function findStaffReview(db: Database, id: string): Promise<StaffReview> {
  const { rows } = await sql<Row>`select * from ${staffReviews} where id = ${id}`.execute(db);
  if (!rows[0]) throw new AppError(reviewErrors.notFound);
  return toReview(rows[0]);
}

export async function countReviews(db: Database): Promise<ReviewCounts> {
  const { rows } = await sql<Record<ReviewState | 'shown' | 'sum', number>>`
    select count(*) filter (where ${isShown})::int as shown,
      coalesce(sum(stars) filter (where ${isShown}), 0)::int as sum,
      count(*) filter (where ${conditions.unanswered})::int as unanswered,
      count(*) filter (where ${conditions.low})::int as low,
      count(*) filter (where ${conditions.hidden})::int as hidden,
      count(*) filter (where ${conditions['taken-back']})::int as "taken-back"
    from ${staffReviews}`.execute(db);
  const none = { shown: 0, sum: 0, unanswered: 0, low: 0, hidden: 0, 'taken-back': 0 };
  const { sum, ...counts } = rows[0] ?? none;
  return { ...counts, average: averageOf(counts.shown, sum) };
}

function toReview(row: Row): StaffReview {
  return { ...row, province: toProvince(row.province), writtenAt: row.writtenAt.toISOString() };
}
