import { sql } from 'kysely';
import { daysAfterHandover, daysAfterNews, offerLinkDays } from '../../links.ts';

/** When it was made, or last put into a mail. */
const renewedAt = sql`quote_link.expires_at - make_interval(days => ${offerLinkDays}::int)`;

/** Of the units that a link shows: how many there are, how many were handed over, and when things happened. */
const units = sql`(
  select count(*) as of, count(delivered.reached_on) as handed,
    max(coalesce(handover.recorded_at, havana_midnight(delivered.reached_on))) as handed_at,
    max(greatest(unit.made_at, (select max(made_at) from unit_entry where unit_id = unit.id))) as news_at
  from unit
    left join unit_stage delivered on delivered.unit_id = unit.id and delivered.stage = 'delivered'
    left join handover on handover.unit_id = unit.id and handover.undone_at is null
  where unit.quote_id = quote_link.quote_id and unit.retired_at is null)`;

const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** Conditions and columns of a query on `quote_link`. */
export const isOpenLink = sql<boolean>`(quote_link.revoked_at is null and now() < (
  select case
    when units.of = 0 then quote_link.expires_at
    when units.handed < units.of then units.news_at + ${days(daysAfterNews)}
    else greatest(units.handed_at, ${renewedAt}) + ${days(daysAfterHandover)} end
  from ${units} as units))`;

/** Null while something is on its way: the link opens until `daysAfterHandover` after that. */
export const linkEndsAt = sql<Date | null>`(
  select case
    when units.of = 0 then quote_link.expires_at
    when units.handed < units.of then null
    else greatest(units.handed_at, ${renewedAt}) + ${days(daysAfterHandover)} end
  from ${units} as units)`;
