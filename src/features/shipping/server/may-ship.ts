import type { Tx } from '#platform/database/database.ts';
import type { Text } from '#platform/text/language.ts';

/** A unit that must not leave, and why. */
export interface ShippingRefusal {
  unitId: string;
  reason: Text;
}

/** Asked of all units at once: a voyage carries hundreds. */
export type ShippingCheck = (tx: Tx, unitIds: readonly string[]) => Promise<ShippingRefusal[]>;

/** Whoever has a reason against a departure registers it here. */
const checks: readonly ShippingCheck[] = [];

/** Which of these units may not be shipped yet, with every reason. */
export async function refuseShipping(
  tx: Tx,
  unitIds: readonly string[],
): Promise<ShippingRefusal[]> {
  const refusals: ShippingRefusal[] = [];
  for (const check of checks) refusals.push(...(await check(tx, unitIds)));
  return refusals;
}
