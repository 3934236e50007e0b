import type { Tx } from '#platform/database/database.ts';
import { inSteps } from '#platform/database/in-steps.ts';
import { registration } from '#platform/registration.ts';
import type { Text } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { Stage } from '../stages.ts';

/** A unit that may not come to a stage yet, and why. */
export interface StageError {
  unitId: string;
  reason: Text;
}

/** Checks several units at once, because a voyage carries hundreds. `day` is when they would reach the stage. */
export type StageCheck = (tx: Tx, unitIds: readonly string[], day: string) => Promise<StageError[]>;

/** 'ready' is checked where an agent records it; a handover needs no check: what was handed over was ready. */
export const checkedOnTheWay = ['bought', 'shipped'] as const;
export type CheckedStage = (typeof checkedOnTheWay)[number] | 'ready';

/** A unit came to this stage, or back from it. */
export interface UnitMove {
  unitId: string;
  stage: Stage;
}

/** The conditions of the stages, without which no unit comes there, and what follows where units moved. */
interface StageRules extends Record<CheckedStage, readonly StageCheck[]> {
  moved(tx: Tx, moves: readonly UnitMove[]): Promise<void>;
}
export const stageRules = registration<StageRules>('stageRules');

/** Returns every reason why one of these units may not come to a stage yet. */
export async function findStageErrors(
  tx: Tx,
  stage: CheckedStage,
  unitIds: readonly string[],
  day = sharedDay(),
): Promise<StageError[]> {
  const errors: StageError[] = [];
  await inSteps(unitIds, async (some) => {
    for (const check of stageRules.get()[stage]) errors.push(...(await check(tx, some, day)));
  });
  return errors;
}
