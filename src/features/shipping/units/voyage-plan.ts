import {
  type DateProblem,
  type DayShifts,
  planExpectedDays,
  planReached,
  planTakenBack,
  type UnitPlan,
} from './journey-plan.ts';
import type { StageDates } from './schema.ts';
import type { Stage } from './stages.ts';
import type { CheckedVoyageUpdate } from './voyage-schema.ts';

const noChange: UnitPlan = { dates: [], entries: [] };

export interface ReachedByVoyage {
  stage: Stage;
  shifts: DayShifts | null;
}

interface UpdateFacts {
  update: CheckedVoyageUpdate;
  today: string;
  voyage: { departsOn: string; arrivesOn: string };
  reached: readonly ReachedByVoyage[];
}

/**
 * Plans a unit after an update of its voyage; a stage that it has reached already stays as it is.
 */
export function planUpdate(
  unit: readonly StageDates[],
  { update, today, voyage, reached }: UpdateFacts,
): UnitPlan | DateProblem {
  if (update.kind === 'note') {
    const entry = { stage: null, onDay: null, beforeDay: null, cause: update.cause };
    return { dates: [], entries: [{ kind: 'note', ...entry }] };
  }
  if (update.kind === 'expected') return planSailing(unit, update);
  if (!('day' in update)) return planSailingTakenBack(unit, reached, { ...voyage, ...update });
  const { kind, day: on, earlierToo } = update;
  const stage = kind === 'departed' ? 'shipped' : 'in_mariel';
  if (isReached(unit, stage)) return noChange;
  return planReached(unit, { stage, on, today, earlierToo, cause: null, onVoyage: true });
}

/** Plans that the ship did not leave, or did not arrive: its units are expected when it is. */
function planSailingTakenBack(
  unit: readonly StageDates[],
  reached: readonly ReachedByVoyage[],
  { cause, ...voyage }: Sailing & { cause: string },
): UnitPlan | DateProblem {
  let plan = noChange;
  for (const each of reached.toReversed()) {
    const next = planTakenBack(applyPlan(unit, plan), { ...each, cause });
    if (typeof next === 'string') return next;
    plan = joinPlans(plan, next);
  }
  if (plan === noChange) return plan;
  // A date of the unit itself that stands in the way stays.
  const sailing = planSailing(applyPlan(unit, plan), { ...voyage, cause });
  return typeof sailing === 'string' ? plan : joinPlans(plan, sailing);
}

function applyPlan(unit: readonly StageDates[], { dates }: UnitPlan): StageDates[] {
  return unit.map((each) => ({ ...each, ...dates.find(({ stage }) => stage === each.stage) }));
}

function joinPlans(first: UnitPlan, next: UnitPlan): UnitPlan {
  const changed = new Set(next.dates.map(({ stage }) => stage));
  return {
    dates: [...first.dates.filter(({ stage }) => !changed.has(stage)), ...next.dates],
    entries: [...first.entries, ...next.entries],
  };
}

interface Sailing {
  departsOn: string;
  arrivesOn: string;
  cause: string | null;
}

/** Expects a unit to leave and arrive when its ship does. */
export function planSailing(
  unit: readonly StageDates[],
  { departsOn, arrivesOn, cause }: Sailing,
): UnitPlan | DateProblem {
  const days = [
    { stage: 'shipped', on: departsOn } as const,
    { stage: 'in_mariel', on: arrivesOn } as const,
  ];
  return planExpectedDays(unit, {
    cause,
    days: days.filter(({ stage }) => !isReached(unit, stage)),
  });
}

function isReached(unit: readonly StageDates[], stage: 'shipped' | 'in_mariel'): boolean {
  return unit.some((each) => each.stage === stage && each.reachedOn !== null);
}
