import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { stages } from '../stages.ts';

/** A line of goods that a customer accepted. Without a product it is not of the catalogue. */
export interface GoodsLine {
  position: number;
  quantity: number;
  text: string;
  productId: string | null;
}

interface AcceptedGoods {
  quoteId: string;
  acceptanceId: string;
  goods: readonly GoodsLine[];
  from: Date;
}

export async function makeUnits(
  tx: Tx,
  { quoteId, acceptanceId, goods, from }: AcceptedGoods,
): Promise<void> {
  // Goods outside the catalogue may be a car: they need the papers of one until an administrador
  // lets them go.
  const { rows } = await sql<{ id: string }>`
    with line as (
      select l.position, l.quantity, l.text, l."productId", coalesce(p.category, 'automobiles') as category
      from json_to_recordset(${JSON.stringify(goods)}::json)
        as l (position smallint, quantity int, text text, "productId" uuid)
      left join product p on p.id = l."productId"
      where not exists (select from unit where acceptance_id = ${acceptanceId})),
    numbered as (select count(*) as units from unit where quote_id = ${quoteId})
    insert into unit (quote_id, acceptance_id, position, piece, number, category, name, product_id)
    select ${quoteId}, ${acceptanceId}, position, piece,
      (select reference from quote where id = ${quoteId}) || '-U'
        || (numbered.units + row_number() over (order by position, piece)),
      category, text, "productId"
    from numbered cross join line cross join generate_series(1, quantity) as piece
    returning id`.execute(tx);
  if (rows.length === 0) return;
  const unitIds = rows.map(({ id }) => id);
  await promiseStages(tx, unitIds, dayInHavana(from));
  await sql`insert into unit_entry (unit_id, kind)
    select id, 'made' from unit where id = any (${unitIds}::uuid[])`.execute(tx);
}

/**
 * Promises each stage by the most specific duration that fits: the one for the province and the port of
 * the next sailing, else for the province, else for the port.
 */
async function promiseStages(tx: Tx, unitIds: readonly string[], from: string): Promise<void> {
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
      where unit.id = any (${unitIds}::uuid[])) planned`.execute(tx);
}

/** The units of an undone acceptance have no journey any more. */
export async function retireUnits(tx: Tx, acceptanceId: string, by: string): Promise<void> {
  await sql`
    with retired as (
      update unit set retired_at = now(), voyage_id = null, revision = revision + 1
      where retired_at is null and acceptance_id = ${acceptanceId}
      returning id)
    insert into unit_entry (unit_id, kind, made_by)
    select id, 'retired', ${by}::uuid from retired`.execute(tx);
}
