import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { lockQuoteForStaff } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { LockedHandoverUnit } from './record-handover.ts';

/**
 * Locks a unit that reached Mariel, and its order. Throws AppError: not found, the agent's own
 * order.
 */
export async function lockForHandover(
  tx: Tx,
  agent: CurrentUser,
  id: string,
): Promise<LockedHandoverUnit> {
  const unit = await lockUnitForStaff(tx, agent, id);
  const locked = await lockQuoteForStaff(tx, agent, unit.quoteId, shippingErrors.unitNotFound);
  if (!unit.stages.some(({ stage, reachedOn }) => stage === 'in_mariel' && reachedOn !== null))
    throw new AppError(shippingErrors.unitNotFound);
  return { ...unit, locked };
}

export async function auditHandover(
  tx: Tx,
  agent: CurrentUser,
  { id, number }: LockedHandoverUnit,
  action: string,
): Promise<void> {
  await writeAudit(tx, agent, action, { kind: 'unit', id, name: number });
}
