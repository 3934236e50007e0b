import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import {
  lockQuoteForStaff,
  lockQuotesWhere,
} from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { shippingErrors } from '../errors.ts';
import type { StageDates } from '../schema.ts';
import { isUnderWay, stagesColumn } from './read-journey.ts';

export interface LockedUnit {
  id: string;
  quoteId: string;
  number: string;
  category: string;
  name: string;
  voyageId: string | null;
  held: boolean;
  stages: StageDates[];
}

/** Locks the units that a condition on `unit` picks, in the order of their ids (decision 011). */
export async function lockUnits(tx: Tx, which: RawBuilder<unknown>): Promise<LockedUnit[]> {
  await sql`select from unit where ${which} order by id for update`.execute(tx);
  const { rows } = await sql<LockedUnit>`
    select unit.id, unit.quote_id as "quoteId", unit.number, unit.category, unit.name, unit.voyage_id as "voyageId",
      exists (select from unit_hold h where h.unit_id = unit.id) as held,
      ${stagesColumn('unit.id')} as stages
    from unit where ${which} order by unit.id`.execute(tx);
  return rows;
}

/** Locks the order before its unit. Throws AppError: not found, the agent's own order. */
export async function lockUnitForStaff(
  tx: Tx,
  agent: CurrentUser,
  id: string,
): Promise<LockedUnit> {
  const { unitNotFound } = shippingErrors;
  const { rows } = await sql<{ quoteId: string }>`
    select quote_id as "quoteId" from unit where id = ${id} and ${isUnderWay}`.execute(tx);
  const [order] = rows;
  if (!order) throw new AppError(unitNotFound);
  await lockQuoteForStaff(tx, agent, order.quoteId, unitNotFound);
  const [unit] = await lockUnits(tx, sql`unit.id = ${id} and ${isUnderWay}`);
  if (!unit) throw new AppError(unitNotFound);
  return unit;
}

/** Locks the orders of these units before the units. Returns the agent's own orders. */
export function lockOrders(
  tx: Tx,
  agent: CurrentUser,
  units: ReturnType<typeof sql>,
): Promise<ReadonlySet<string>> {
  return lockQuotesWhere(tx, agent, sql`id in (select quote_id from unit where ${units})`);
}
