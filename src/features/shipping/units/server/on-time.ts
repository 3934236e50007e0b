import { sql } from 'kysely';
import { api } from '#api.ts';
import { smallestSample } from '#features/company/about/smallest-sample.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { Database } from '#platform/database/database.ts';
import type { OnTime } from '../schema.ts';

/** Counts the units that were handed over by their promised day; null while there are too few. */
async function onTime(db: Database): Promise<OnTime> {
  const { rows } = await sql<{ onTime: number; of: number }>`
    select count(*) filter (where s.reached_on <= s.promised_on)::int as "onTime", count(*)::int as of
    from unit_stage s join unit on unit.id = s.unit_id and unit.retired_at is null
    where s.stage = 'delivered' and s.reached_on is not null`.execute(db);
  const [counted] = rows;
  return counted && counted.of >= smallestSample ? counted : null;
}

export const onTimeRoutes: CallRoute[] = [serve(api.onTime, (_, { db }) => onTime(db))];
