import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { plannedStages } from './promised-days.ts';

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
  await together(
    promiseStages(tx, unitIds, dayInHavana(from)),
    sql`insert into unit_entry (unit_id, kind)
      select id, 'made' from unit where id = any (${unitIds}::uuid[])`.execute(tx),
  );
}

async function promiseStages(tx: Tx, unitIds: readonly string[], from: string): Promise<void> {
  const units = sql`
    select unit.id, unit.category, coalesce(quote.recipient_province, quote.province) as province
    from unit join quote on quote.id = unit.quote_id where unit.id = any (${unitIds}::uuid[])`;
  await sql`
    insert into unit_stage (unit_id, stage, promised_on, estimated_on)
    select id, stage, day, day from ${plannedStages(from, units)} planned`.execute(tx);
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
