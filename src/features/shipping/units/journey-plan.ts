import { daysLater } from '#platform/time/days.ts';
import { daysBetween } from '#platform/time/durations.ts';
import type { JourneyEntry, StageDates } from './schema.ts';
import { type Stage, stages } from './stages.ts';

// Computes, without a database, how a change moves the dates of a unit.

/** Why a stage cannot be recorded with this date. */
export type DateProblem =
  | 'future'
  | 'before_former'
  | 'earlier_missing'
  | 'reached_already'
  | 'not_last'
  | 'not_reached';

/** How many days reaching a stage moved the expected day of each later one. */
export type DayShifts = Partial<Record<Stage, number>>;

interface PlannedEntry
  extends Pick<JourneyEntry, 'kind' | 'stage' | 'onDay' | 'beforeDay' | 'cause'> {
  shifts?: DayShifts;
}

/**
 * The stages whose dates change, and the entries for the history. A plan never touches a promised
 * date.
 */
export interface UnitPlan {
  dates: Pick<StageDates, 'stage' | 'estimatedOn' | 'reachedOn'>[];
  entries: PlannedEntry[];
}

export function reachedIn({ entries }: UnitPlan, reached: Stage): PlannedEntry | undefined {
  return entries.find(({ kind, stage }) => kind === 'reached' && stage === reached);
}

interface ReachedStage {
  stage: Stage;
  on: string;
  today: string;
  /** Missing earlier stages were reached on the same day. */
  earlierToo: boolean;
  cause: string | null;
  /** True on a voyage: until the ship arrives, the unit's dates are those of the ship. */
  onVoyage: boolean;
}

export function planReached(
  unit: readonly StageDates[],
  { stage, on, today, earlierToo, cause, onVoyage }: ReachedStage,
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
  const later = unit.slice(at + 1);
  const shifts = shiftsAfter(later, daysBetween(reached.estimatedOn, on), onVoyage);
  const reachedStages = [...missing, reached];
  return {
    dates: [
      ...reachedStages.map((each) => ({ ...each, reachedOn: on })),
      ...later.flatMap((each) => {
        const by = shifts[each.stage];
        return by ? [shifted(each, by)] : [];
      }),
    ],
    entries: reachedStages.map((each) => ({
      kind: 'reached',
      stage: each.stage,
      onDay: on,
      beforeDay: each.estimatedOn,
      cause: each.stage === stage ? cause : null,
      ...(each.stage === stage && { shifts }),
    })),
  };
}

/**
 * A late stage moves all later ones by as many days. An early one cancels a delay that was
 * announced for them, but moves no day before its promise, and none that a ship sets.
 */
function shiftsAfter(later: readonly StageDates[], by: number, onVoyage: boolean): DayShifts {
  const atSea = onVoyage && later.some(({ stage }) => stage === 'in_mariel');
  const shifts: DayShifts = {};
  for (const { stage, promisedOn, estimatedOn } of later) {
    if (by < 0 && atSea && stages.indexOf(stage) >= stages.indexOf('shipped')) break;
    const delay = Math.max(0, daysBetween(promisedOn, estimatedOn));
    const shift = by < 0 ? -Math.min(-by, delay) : by;
    if (shift !== 0) shifts[stage] = shift;
  }
  return shifts;
}

interface TakenBackStage {
  stage: Stage;
  cause: string;
  shifts: DayShifts | null;
}

/**
 * Plans that the last stage was recorded by mistake: it was not reached, and the days that it moved
 * move back.
 */
export function planTakenBack(
  unit: readonly StageDates[],
  { stage, cause, shifts }: TakenBackStage,
): UnitPlan | DateProblem {
  const last = unit.findLast(({ reachedOn }) => reachedOn !== null);
  if (last?.stage !== stage) {
    return unit.some((each) => each.stage === stage && each.reachedOn) ? 'not_last' : 'not_reached';
  }
  const dates = [{ ...last, reachedOn: null }];
  for (const each of shifts ? unit.slice(stages.indexOf(stage) + 1) : []) {
    const back = shifted(each, -(shifts?.[each.stage] ?? 0));
    // A day that was changed in between must not come before the stage before it.
    const former = dates.at(-1)?.estimatedOn ?? '';
    dates.push({
      ...back,
      reachedOn: null,
      ...(back.estimatedOn < former && { estimatedOn: former }),
    });
  }
  const entry = { stage, onDay: last.reachedOn, beforeDay: null, cause };
  return { dates, entries: [{ kind: 'taken_back', ...entry }] };
}

interface ExpectedDays {
  days: readonly { stage: Stage; on: string }[];
  cause: string | null;
}

export function planExpectedDays(
  unit: readonly StageDates[],
  { days, cause }: ExpectedDays,
): UnitPlan | DateProblem {
  let dates = [...unit];
  const entries: PlannedEntry[] = [];
  for (const { stage, on } of days) {
    const at = stages.indexOf(stage);
    const before = dates[at];
    if (!before || before.reachedOn !== null) return 'reached_already';
    const formerDays = dates.slice(0, at).map((each) => each.reachedOn ?? each.estimatedOn);
    if (formerDays.some((day) => day > on)) return 'before_former';
    const by = daysBetween(before.estimatedOn, on);
    if (by === 0) continue;
    dates = dates.map((each, index) => (index < at ? each : shifted(each, by)));
    entries.push({ kind: 'expected', stage, onDay: on, beforeDay: before.estimatedOn, cause });
  }
  const changed = dates.filter(({ estimatedOn }, at) => estimatedOn !== unit[at]?.estimatedOn);
  return { dates: changed, entries };
}

function shifted(dates: StageDates, by: number): StageDates {
  return { ...dates, estimatedOn: daysLater(dates.estimatedOn, by) };
}
