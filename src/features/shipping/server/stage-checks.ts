import type { Tx } from '#platform/database/database.ts';
import type { Text } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';

/** A unit that must not come to a stage yet, and why. */
export interface StageRefusal {
  unitId: string;
  reason: Text;
}

/** Asked of all units at once: a voyage carries hundreds. `day`: when they would come there. */
export type StageCheck = (
  tx: Tx,
  unitIds: readonly string[],
  day: string,
) => Promise<StageRefusal[]>;

/** Whoever has a reason against a departure, or against what ends with customs, registers it here. */
export const stageChecks: Record<'shipped' | 'ready', StageCheck[]> = { shipped: [], ready: [] };

/** Which of these units may not come to a stage yet, with every reason. */
export async function refuseStage(
  tx: Tx,
  stage: keyof typeof stageChecks,
  unitIds: readonly string[],
  day = dayInHavana(new Date()),
): Promise<StageRefusal[]> {
  const refusals: StageRefusal[] = [];
  for (const check of stageChecks[stage]) refusals.push(...(await check(tx, unitIds, day)));
  return refusals;
}
