import { daysLater } from '#platform/time/days.ts';
import type { JourneyEntry, StageDates } from './schema.ts';
import { type Stage, stages } from './stages.ts';

// What a change means for the dates of a unit. One unit or five hundred of a voyage: the same rules.

/** Why a stage cannot be recorded so. */
export type DateProblem =
  | 'future'
  | 'before_former'
  | 'earlier_missing'
  | 'reached_already'
  | 'not_last'
  | 'not_reached';

type PlannedEntry = Pick<JourneyEntry, 'kind' | 'stage' | 'onDay' | 'beforeDay' | 'cause'>;

/** The stages that get other dates, and what is written into the history. What was promised is not among them. */
export interface UnitPlan {
  dates: Pick<StageDates, 'stage' | 'estimatedOn' | 'reachedOn'>[];
  entries: PlannedEntry[];
}

interface Reaching {
  stage: Stage;
  /** The day it was reached, and today. */
  on: string;
  today: string;
  /** Those before it that are not reached are reached on the same day. */
  earlierToo: boolean;
  cause: string | null;
}

/** A stage was reached. Where that is later than expected, those after it are expected as much later. */
export function planReached(
  unit: readonly StageDates[],
  { stage, on, today, earlierToo, cause }: Reaching,
): UnitPlan | DateProblem {
  const at = stages.indexOf(stage);
  const missing = unit.slice(0, at).filter(({ reachedOn }) => reachedOn === null);
  const reached = unit[at];
  if (!reached || unit.slice(at).some(({ reachedOn }) => reachedOn !== null)) {
    return 'reached_already';
  }
  if (on > today) return 'future';
  if (unit.some(({ reachedOn }) => reachedOn !== null && reachedOn > on)) return 'before_former';
  if (missing.length > 0 && !earlierToo) return 'earlier_missing';
  const now = [...missing, reached];
  const late = daysBetween(reached.estimatedOn, on);
  return {
    dates: [
      ...now.map((each) => ({ ...each, reachedOn: on })),
      ...(late > 0 ? moved(unit.slice(at + 1), late) : []),
    ],
    entries: now.map((each) => ({
      kind: 'reached',
      stage: each.stage,
      onDay: on,
      beforeDay: each.estimatedOn,
      cause: each.stage === stage ? cause : null,
    })),
  };
}

/** The last stage that was reached was recorded by mistake. */
export function planTakenBack(
  unit: readonly StageDates[],
  { stage, cause }: { stage: Stage; cause: string },
): UnitPlan | DateProblem {
  const last = unit.findLast(({ reachedOn }) => reachedOn !== null);
  if (last?.stage !== stage) {
    return unit.some((each) => each.stage === stage && each.reachedOn) ? 'not_last' : 'not_reached';
  }
  const entry = { stage, onDay: last.reachedOn, beforeDay: null, cause };
  return {
    dates: [{ ...last, reachedOn: null }],
    entries: [{ kind: 'taken_back', ...entry }],
  };
}

interface Expecting {
  /** In their order; each with the day that it is expected now. */
  days: readonly { stage: Stage; on: string }[];
  cause: string | null;
}

/** Stages are expected on other days, and those after the last of them as much later or earlier. */
export function planExpected(
  unit: readonly StageDates[],
  { days, cause }: Expecting,
): UnitPlan | DateProblem {
  let dates = [...unit];
  const entries: PlannedEntry[] = [];
  for (const { stage, on } of days) {
    const at = stages.indexOf(stage);
    const before = dates[at];
    if (!before || before.reachedOn !== null) return 'reached_already';
    const former = dates.slice(0, at).map(({ estimatedOn, reachedOn }) => reachedOn ?? estimatedOn);
    if (former.some((day) => day > on)) return 'before_former';
    const by = daysBetween(before.estimatedOn, on);
    if (by === 0) continue;
    dates = [...dates.slice(0, at), ...moved(dates.slice(at), by)];
    entries.push({ kind: 'expected', stage, onDay: on, beforeDay: before.estimatedOn, cause });
  }
  const changed = dates.filter(({ estimatedOn }, at) => estimatedOn !== unit[at]?.estimatedOn);
  return { dates: changed, entries };
}

function moved(dates: readonly StageDates[], by: number): StageDates[] {
  return dates.map((each) => ({ ...each, estimatedOn: daysLater(each.estimatedOn, by) }));
}

/** How many days a day is after another one; negative: before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
