import { type DateProblem, planExpected, planReached, type UnitPlan } from './journey-plan.ts';
import type { StageDates } from './schema.ts';
import type { CheckedVoyageUpdate } from './voyage-schema.ts';

const nothing: UnitPlan = { dates: [], entries: [] };

/** What an update of its voyage means for a unit; what it did before is not done again. */
export function planUpdate(
  unit: readonly StageDates[],
  update: CheckedVoyageUpdate,
  today: string,
): UnitPlan | DateProblem {
  if (update.kind === 'note') {
    const entry = { stage: null, onDay: null, beforeDay: null, cause: update.cause };
    return { dates: [], entries: [{ kind: 'note', ...entry }] };
  }
  if (update.kind === 'expected') return planSailing(unit, update);
  const { kind, day: on, earlierToo } = update;
  const stage = kind === 'departed' ? 'shipped' : 'in_mariel';
  if (isReached(unit, stage)) return nothing;
  return planReached(unit, { stage, on, today, earlierToo, cause: null });
}

interface Sailing {
  departsOn: string;
  arrivesOn: string;
  cause: string | null;
}

/** When the unit leaves and arrives is when its ship does. */
export function planSailing(
  unit: readonly StageDates[],
  { departsOn, arrivesOn, cause }: Sailing,
): UnitPlan | DateProblem {
  const days = [
    { stage: 'shipped', on: departsOn } as const,
    { stage: 'in_mariel', on: arrivesOn } as const,
  ];
  return planExpected(unit, { cause, days: days.filter(({ stage }) => !isReached(unit, stage)) });
}

function isReached(unit: readonly StageDates[], stage: 'shipped' | 'in_mariel'): boolean {
  return unit.some((each) => each.stage === stage && each.reachedOn !== null);
}
