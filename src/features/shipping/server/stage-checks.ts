import type { Tx } from '#platform/database/database.ts';
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

export type CheckedStage = 'shipped' | 'ready';

const stageChecks: Record<CheckedStage, Set<StageCheck>> = { shipped: new Set(), ready: new Set() };

/** Later subjects register their conditions for a stage. Registering a check twice is harmless. */
export function registerStageCheck(stage: CheckedStage, check: StageCheck): void {
  stageChecks[stage].add(check);
}

/** Returns every reason why one of these units may not come to a stage yet. */
export async function findStageErrors(
  tx: Tx,
  stage: CheckedStage,
  unitIds: readonly string[],
  day = dayInHavana(new Date()),
): Promise<StageError[]> {
  const errors: StageError[] = [];
  for (const check of stageChecks[stage]) errors.push(...(await check(tx, unitIds, day)));
  return errors;
}
