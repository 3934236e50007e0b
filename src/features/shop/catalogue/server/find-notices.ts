import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ShopNotice } from '../schema.ts';

/** More notices than these would be read by nobody. */
const noticesShown = 3;

interface ParsedRequest {
  province?: string | undefined;
  category?: string | undefined;
}

/**
 * Returns the notices that end soonest, and the next moment at which one begins or ends. Undefined
 * stands for any province or category.
 */
export async function findNotices(
  db: Database,
  { province, category }: ParsedRequest,
): Promise<{ notices: ShopNotice[]; changesAt: Date | undefined }> {
  const { rows } = await sql<{ notices: ShopNotice[]; changes_at: Date | null }>`
    with here as (
      select id, title, text, ends_at as until from notice
      where starts_at <= now() and ends_at > now()
        and (${province ?? null}::text is null or provinces = '{}' or ${province ?? null} = any(provinces))
        and (${category ?? null}::text is null or categories = '{}' or ${category ?? null} = any(categories))
      order by ends_at, id limit ${noticesShown}
    )
    select (select coalesce(json_agg(here order by until, id), '[]') from here) as notices,
      (select min(case when starts_at > now() then starts_at else ends_at end)
        from notice where ends_at > now()) as changes_at`.execute(db);
  return { notices: rows[0]?.notices ?? [], changesAt: rows[0]?.changes_at ?? undefined };
}
