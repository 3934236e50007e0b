import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { plannedStages } from './promised-days.ts';

/**
 * Makes the units of accepted goods, once, and promises their stages from that day on. `goods` is a query
 * of the lines of one acceptance (quote_id, acceptance_id, position, quantity, text, product_id);
 * without a product a line is not of the catalogue.
 */
export async function makeUnits(tx: Tx, goods: RawBuilder<unknown>, from: Date): Promise<void> {
  const units = sql`
    select made.id, made.category, coalesce(quote.recipient_province, quote.province) as province
    from made join quote on quote.id = made.quote_id`;
  // Goods outside the catalogue may be a car: they need the papers of one until somebody says what
  // they are.
  await sql`
    with made as (
      insert into unit (quote_id, acceptance_id, position, piece, number, category, name, product_id, kind_open)
      select line.quote_id, acceptance_id, position, piece,
        quote.reference || '-U' || ((select count(*) from unit before where before.quote_id = quote.id)
          + row_number() over (order by position, piece)),
        coalesce(product.category, 'automobiles'), text, line.product_id, product.id is null
      from (${goods}) line
        join quote on quote.id = line.quote_id
        left join product on product.id = line.product_id
        cross join generate_series(1, line.quantity) as piece
      where not exists (select from unit known where known.acceptance_id = line.acceptance_id)
      returning id, quote_id, category),
    promised as (
      insert into unit_stage (unit_id, stage, promised_on, estimated_on)
      select id, stage, day, day from ${plannedStages(dayInHavana(from), units)} planned)
    insert into unit_entry (unit_id, kind) select id, 'made' from made`.execute(tx);
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
