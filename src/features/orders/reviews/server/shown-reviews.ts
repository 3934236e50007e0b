import { sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { averageOf, reviewsOnPage } from '../review.ts';
import type { ReviewsQuery, ShownReviews } from '../schema.ts';

type Shown = ShownReviews['reviews'][number];

export async function readShown(
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
