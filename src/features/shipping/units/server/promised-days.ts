import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { stages } from '../stages.ts';

/**
 * A query of `id`, `stage` and `day`: by when each of `goods` (id, category, province) is promised at each
 * stage, if it begins on the day `from`. The most specific duration that fits counts: the one for
 * the province and the port of the next sailing, else for the province, else for the port.
 */
export const plannedStages = (from: string, goods: RawBuilder<unknown>) => sql`(
  select goods.id, stage.name as stage,
    ${from}::date + sum(coalesce(duration.days, 0)) over (partition by goods.id order by stage.at)::int as day
  from (${goods}) goods
  cross join unnest(${[...stages]}::text[]) with ordinality as stage (name, at)
  left join lateral (
    select days from stage_duration d
    where d.category = goods.category and d.stage = stage.name
      and coalesce(d.province = goods.province, true)
      and (d.port is null or d.port = (
        select port from voyage where departed_on is null and departs_on >= ${from}::date
        order by departs_on, id limit 1))
    order by (d.province is not null)::int + (d.port is not null)::int desc, d.province is null
    limit 1) duration on true)`;

interface WantedGoods {
  quoteId: string;
  /** Null for what is not of the catalogue. */
  productIds: readonly (string | null)[];
  from: string;
}

interface PromisedDays {
  on: string;
  inMariel: string;
  delivered: string;
}

/** By when the last of these goods would be promised in Mariel and handed over. */
export async function readPromisedDays(
  db: Database,
  { quoteId, productIds, from }: WantedGoods,
): Promise<PromisedDays | null> {
  const goods = sql`
    select distinct coalesce(p.category, 'automobiles') as id,
      coalesce(p.category, 'automobiles') as category,
      coalesce(quote.recipient_province, quote.province) as province
    from unnest(${[...productIds]}::uuid[]) as wanted (id)
      left join product p on p.id = wanted.id cross join quote where quote.id = ${quoteId}`;
  const { rows } = await sql<{ inMariel: string | null; delivered: string | null }>`
    select max(day) filter (where stage = 'in_mariel')::text as "inMariel",
      max(day) filter (where stage = 'delivered')::text as delivered
    from ${plannedStages(from, goods)} planned`.execute(db);
  const { inMariel = null, delivered = null } = rows[0] ?? {};
  return inMariel && delivered ? { on: from, inMariel, delivered } : null;
}
