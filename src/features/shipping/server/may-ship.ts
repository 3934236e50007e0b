import type { Tx } from '#platform/database/database.ts';
import type { Text } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';

/** A unit that must not leave, and why. */
export interface ShippingRefusal {
  unitId: string;
  reason: Text;
}

/** Asked of all units at once: a voyage carries hundreds. `day`: when they would leave. */
export type ShippingCheck = (
  tx: Tx,
  unitIds: readonly string[],
  day: string,
) => Promise<ShippingRefusal[]>;

/** Whoever has a reason against a departure registers it here. */
export const shippingChecks: ShippingCheck[] = [];

/** Which of these units may not be shipped yet, with every reason. */
export async function refuseShipping(
  tx: Tx,
  unitIds: readonly string[],
  day = dayInHavana(new Date()),
): Promise<ShippingRefusal[]> {
  const refusals: ShippingRefusal[] = [];
  for (const check of shippingChecks) refusals.push(...(await check(tx, unitIds, day)));
  return refusals;
}
