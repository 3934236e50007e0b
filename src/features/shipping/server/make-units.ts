import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { stages } from '../stages.ts';
import './tables.ts';

/**
 * Makes one unit for each piece of the goods that an acceptance took, once. Each of its stages is promised
 * now: so many days after the stage before it, counted from `from`.
 */
export async function makeUnits(tx: Tx, acceptanceId: string, from: Date): Promise<void> {
  // What is not of the catalogue may be a car: it needs the papers of one until an administrator lets it go.
  const { rows: made } = await sql<{ id: string }>`
    with line as (
      select o.quote_id, q.reference, l.position, l.quantity, l.text, l.product_id,
        coalesce(p.category, 'automobiles') as category,
        (select count(*) from unit before where before.quote_id = q.id) as numbered
      from offer_acceptance a join offer o on o.id = a.offer_id join quote q on q.id = o.quote_id
      join offer_line l on l.offer_id = o.id and l.kind = 'goods'
        and (not l.optional or l.position = any (a.chosen))
      left join product p on p.id = l.product_id
      where a.id = ${acceptanceId} and a.undone_at is null
        and not exists (select from unit where acceptance_id = a.id))
    insert into unit (quote_id, acceptance_id, position, piece, number, category, name, product_id)
    select quote_id, ${acceptanceId}, position, piece,
      reference || '-U' || (numbered + row_number() over (order by position, piece)),
      category, text, product_id
    from line cross join generate_series(1, quantity) as piece
    returning id`.execute(tx);
  if (made.length === 0) return;
  const ids = made.map(({ id }) => id);
  await promiseStages(tx, ids, dayInHavana(from));
  await sql`insert into unit_entry (unit_id, kind)
    select id, 'made' from unit where id = any (${ids}::uuid[])`.execute(tx);
}

/** Of several durations the one that names most: the province before the port of the next sailing. */
async function promiseStages(tx: Tx, units: readonly string[], from: string): Promise<void> {
  await sql`
    with sailing as (select port from voyage where departed_on is null and departs_on >= ${from}::date
      order by departs_on, id limit 1)
    insert into unit_stage (unit_id, stage, promised_on, estimated_on)
    select unit_id, stage, day, day from (
      select unit.id as unit_id, stage.name as stage,
        ${from}::date + sum(coalesce(duration.days, 0)) over (partition by unit.id order by stage.at)::int as day
      from unit join quote on quote.id = unit.quote_id
      cross join unnest(${[...stages]}::text[]) with ordinality as stage (name, at)
      left join lateral (
        select days from stage_duration d
        where d.category = unit.category and d.stage = stage.name
          and coalesce(d.province = coalesce(quote.recipient_province, quote.province), true)
          and (d.port is null or d.port = (select port from sailing))
        order by (d.province is not null)::int + (d.port is not null)::int desc, d.province is null
        limit 1) duration on true
      where unit.id = any (${units}::uuid[])) planned`.execute(tx);
}

/** The units of an acceptance that was undone have no journey any more. */
export async function retireUnits(tx: Tx, offerId: string, by: string): Promise<void> {
  await sql`
    with retired as (
      update unit set retired_at = now(), voyage_id = null, revision = revision + 1
      where retired_at is null
        and acceptance_id in (select id from offer_acceptance where offer_id = ${offerId})
      returning id)
    insert into unit_entry (unit_id, kind, made_by)
    select id, 'retired', ${by}::uuid from retired`.execute(tx);
}

/** The topic that the migration wrote for what was accepted before there were units. */
export const unitsTopic = 'make-units';

export function unitsJob({ db }: Pick<Services, 'db'>): Handler {
  return async ({ payload }) => {
    const { acceptance } = payload as { acceptance: string };
    await db.transaction().execute(async (tx) => {
      // As an answer does: nobody undoes it meanwhile.
      await sql`select from quote where id = (select o.quote_id from offer_acceptance a
        join offer o on o.id = a.offer_id where a.id = ${acceptance}) for update`.execute(tx);
      // Nobody was promised anything before today.
      await makeUnits(tx, acceptance, new Date());
    });
  };
}
