import {
  type DateProblem,
  planExpected,
  planReached,
  planTakenBack,
  type UnitPlan,
} from './journey-plan.ts';
import type { StageDates } from './schema.ts';
import type { Stage } from './stages.ts';
import type { CheckedVoyageUpdate } from './voyage-schema.ts';

const nothing: UnitPlan = { dates: [], entries: [] };

interface Updating {
  update: CheckedVoyageUpdate;
  today: string;
  /** When the ship is expected. */
  voyage: { departsOn: string; arrivesOn: string };
  /** What the unit reached by the entry that is taken back. */
  reached: readonly Stage[];
}

/** What an update of its voyage means for a unit; what it did before is not done again. */
export function planUpdate(
  unit: readonly StageDates[],
  { update, today, voyage, reached }: Updating,
): UnitPlan | DateProblem {
  if (update.kind === 'note') {
    const entry = { stage: null, onDay: null, beforeDay: null, cause: update.cause };
    return { dates: [], entries: [{ kind: 'note', ...entry }] };
  }
  if (update.kind === 'expected') return planSailing(unit, update);
  if (!('day' in update)) return planSailingTakenBack(unit, reached, { ...voyage, ...update });
  const { kind, day: on, earlierToo } = update;
  const stage = kind === 'departed' ? 'shipped' : 'in_mariel';
  if (isReached(unit, stage)) return nothing;
  return planReached(unit, { stage, on, today, earlierToo, cause: null });
}

/** It did not leave, or arrive: what was reached by that is not, and it is expected when its ship is. */
function planSailingTakenBack(
  unit: readonly StageDates[],
  reached: readonly Stage[],
  { cause, ...voyage }: Sailing & { cause: string },
): UnitPlan | DateProblem {
  let plan = nothing;
  for (const stage of reached.toReversed()) {
    const next = planTakenBack(after(unit, plan), { stage, cause });
    if (typeof next === 'string') return next;
    plan = joined(plan, next);
  }
  if (plan === nothing) return plan;
  // Where a date of its own stands in the way, it stays.
  const sailing = planSailing(after(unit, plan), { ...voyage, cause });
  return typeof sailing === 'string' ? plan : joined(plan, sailing);
}

function after(unit: readonly StageDates[], { dates }: UnitPlan): StageDates[] {
  return unit.map((each) => ({ ...each, ...dates.find(({ stage }) => stage === each.stage) }));
}

function joined(one: UnitPlan, next: UnitPlan): UnitPlan {
  const changed = new Set(next.dates.map(({ stage }) => stage));
  return {
    dates: [...one.dates.filter(({ stage }) => !changed.has(stage)), ...next.dates],
    entries: [...one.entries, ...next.entries],
  };
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
