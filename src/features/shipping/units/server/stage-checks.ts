import type { Tx } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';
import type { Text } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';

/** A unit that may not come to a stage yet, and why. */
export interface StageError {
  unitId: string;
  reason: Text;
}

/**
 * Checks all units at once, because a voyage carries hundreds. `day` is when they would reach the
 * stage.
 */
export type StageCheck = (tx: Tx, unitIds: readonly string[], day: string) => Promise<StageError[]>;

/** Later subjects register the condition of a stage. Without it, no unit comes to that stage. */
export const stageChecks = {
  shipped: registration<StageCheck>('the check before shipped'),
  ready: registration<StageCheck>('the check before ready'),
};

export type CheckedStage = keyof typeof stageChecks;

/** Returns every reason why one of these units may not come to a stage yet. */
export async function findStageErrors(
  tx: Tx,
  stage: CheckedStage,
  unitIds: readonly string[],
  day = dayInHavana(new Date()),
): Promise<StageError[]> {
  const check = stageChecks[stage].get();
  return check(tx, unitIds, day);
}
