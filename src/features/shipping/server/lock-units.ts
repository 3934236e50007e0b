import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { keepQuotes, lockQuoteForStaff } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { shippingErrors } from '../errors.ts';
import type { StageDates } from '../schema.ts';
import { isUnderWay, stagesColumn } from './read-journey.ts';

/** A unit that stays as it is until the transaction ends. */
export interface LockedUnit {
  id: string;
  quoteId: string;
  number: string;
  name: string;
  voyageId: string | null;
  held: boolean;
  stages: StageDates[];
}

/** Locks the units that a condition on `unit` picks, always in the order of their ids. */
export async function lockUnits(tx: Tx, which: RawBuilder<unknown>): Promise<LockedUnit[]> {
  await sql`select from unit where ${which} order by id for update`.execute(tx);
  const { rows } = await sql<LockedUnit>`
    select unit.id, unit.quote_id as "quoteId", unit.number, unit.name, unit.voyage_id as "voyageId",
      exists (select from unit_hold h where h.unit_id = unit.id) as held,
      ${stagesColumn('unit.id')} as stages
    from unit where ${which} order by unit.id`.execute(tx);
  return rows;
}

/** Its order is locked before it. Throws AppError: not found, the agent's own. */
export async function lockUnitForStaff(
  tx: Tx,
  agent: CurrentUser,
  id: string,
): Promise<LockedUnit> {
  const { unitNotFound } = shippingErrors;
  const { rows } = await sql<{ quoteId: string }>`
    select quote_id as "quoteId" from unit where id = ${id} and ${isUnderWay}`.execute(tx);
  const [found] = rows;
  if (!found) throw new AppError(unitNotFound);
  await lockQuoteForStaff(tx, agent, found.quoteId, unitNotFound);
  const [unit] = await lockUnits(tx, sql`unit.id = ${id} and ${isUnderWay}`);
  if (!unit) throw new AppError(unitNotFound);
  return unit;
}

/**
 * The orders of these units stay what they are; before anything else, as all that change a unit do. Says
 * which orders are the agent's own.
 */
export function lockOrders(
  tx: Tx,
  agent: CurrentUser,
  units: ReturnType<typeof sql>,
): Promise<ReadonlySet<string>> {
  return keepQuotes(tx, agent, sql`id in (select quote_id from unit where ${units})`);
}
