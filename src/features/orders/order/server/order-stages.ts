import { type RawBuilder, sql } from 'kysely';
import {
  type FactsRow,
  factsColumns,
  stageOfRow,
} from '#features/orders/offers/server/read-facts.ts';
import { type OrderStage, orderStages } from '#features/orders/progress/order-stages.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';

/** So many are read while somebody waits for a screen: after an upgrade the job below reads the rest. */
const atOnce = 1000;

/** In a query of quotes: the order is in this stage, as `keepStages` read it. */
export const isInStage = (stage: OrderStage): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_stage where order_stage.quote_id = quote.id and order_stage.stage = ${stage})`;

export interface StageCount {
  /** Null: not read yet. */
  stage: OrderStage | null;
  quotes: number;
  /** What is agreed for them, or else estimated; null where something was bought. */
  cents: string | null;
}

/** Counts what this member of staff may open. */
export async function countStages(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  now: Date,
): Promise<StageCount[]> {
  await keepStages(db, now);
  // Each stage is a part of an index, and few quotations are not everybody's: so no row is joined but of those few.
  const { rows } = await sql<StageCount>`
    select stage, sum(quotes)::int as quotes, sum(cents)::text as cents from (
      select each.stage, kept.quotes, kept.cents from unnest(${[...orderStages]}::text[]) each (stage),
        lateral (select count(*) as quotes, sum(cents) as cents from order_stage where stage = each.stage) kept
      union all select null, count(*), sum(cents) from order_stage where stage is null
      union all select kept.stage, -1, -kept.cents from quote,
        lateral (select stage, cents from order_stage where quote_id = quote.id offset 0) kept
      where not ${mayOpen(quoteType, agent)}
    ) counted group by stage having sum(quotes) > 0`.execute(db);
  return rows;
}

/** Reads where those orders stand that may have moved since they were last read. */
export async function keepStages(db: Database, now = sharedNow()): Promise<void> {
  await keepPage(db, sql`true order by stage is null, quote_id`, now);
}

/** The same for all of them, a part at a time. */
export async function keepAllStages(
  { db }: Pick<Services, 'db'>,
  now = sharedNow(),
): Promise<void> {
  let last: string | undefined;
  do {
    const after = last ? sql`quote_id > ${last}` : sql`true`;
    last = await keepPage(db, sql`${after} order by quote_id`, now);
  } while (last);
}

/** Returns the last of a full page. What happens to an order meanwhile is not overwritten. */
async function keepPage(
  db: Database,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<FactsRow & { happened: string }>`
    select quote.*, happened, ${factsColumns()} from quote join order_stage on quote_id = quote.id
    where not lasts and ${which} limit ${atOnce}`.execute(db);
  const read = rows.map((row) => ({
    quote_id: row.id,
    happened: row.happened,
    ...stageOfRow(row, now),
  }));
  await sql`
    update order_stage kept set stage = read.stage, lasts = read.lasts, cents = read.cents
    from json_to_recordset(${JSON.stringify(read)}::json) as
      read (quote_id uuid, happened bigint, stage text, lasts boolean, cents bigint)
    where kept.quote_id = read.quote_id and kept.happened = read.happened
      and (kept.stage, kept.lasts, kept.cents) is distinct from (read.stage, read.lasts, read.cents)`.execute(
    db,
  );
  return rows.length < atOnce ? undefined : rows.at(-1)?.id;
}
