import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater } from '#platform/time/days.ts';
import { planReached, planTakenBack, type UnitPlan } from './journey-plan.ts';
import type { StageDates } from './schema.ts';
import { type Stage, stages } from './stages.ts';

const today = '2026-11-30';
const day = (from: number) => daysLater(today, from);

/** Promised every ten days, from ten days ago on; expected so many days later than promised. */
const unitOf = (late: readonly number[], reached: readonly number[] = []): StageDates[] =>
  stages.map((stage, at) => ({
    stage,
    promisedOn: day(10 * at - 10),
    estimatedOn: day(10 * at - 10 + (late[at] ?? 0)),
    reachedOn: reached[at] === undefined ? null : day(reached[at]),
  }));

function changed(unit: readonly StageDates[], plan: UnitPlan | string): StageDates[] {
  if (typeof plan === 'string') throw new Error(plan);
  return unit.map((each) => ({ ...each, ...plan.dates.find(({ stage }) => stage === each.stage) }));
}
const reach = (
  unit: readonly StageDates[],
  stage: Stage,
  on: string,
  { onVoyage = false, earlierToo = false } = {},
) => planReached(unit, { stage, on, today, earlierToo, cause: null, onVoyage });
const lateness = (unit: readonly StageDates[]) =>
  unit.map(
    ({ promisedOn, estimatedOn }) => (Date.parse(estimatedOn) - Date.parse(promisedOn)) / 864e5,
  );

describe('a stage that is reached', () => {
  test('late moves those after it by as many days', () => {
    const unit = unitOf([]);
    expect(lateness(changed(unit, reach(unit, 'bought', day(-7))))).toEqual([0, 3, 3, 3, 3, 3, 3]);
  });

  test('earlier than a delay had said gives the delay back, and not more', () => {
    const unit = unitOf([10, 10, 10, 10, 10, 2, 0]);
    const after = changed(unit, reach(unit, 'bought', day(-4)));
    expect(lateness(after)).toEqual([10, 6, 6, 6, 6, 0, 0]);
  });

  test('earlier than promised leaves the others as they were promised', () => {
    const unit = unitOf([]);
    expect(lateness(changed(unit, reach(unit, 'bought', day(-13))))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('early on land does not bring its ship forward; the ship that arrives early does what follows', () => {
    const unit = unitOf([6, 6, 6, 6, 6, 6, 6]);
    const bought = changed(unit, reach(unit, 'bought', day(-10), { onVoyage: true }));
    expect(lateness(bought)).toEqual([6, 0, 6, 6, 6, 6, 6]);
    const sailing = unitOf([6, 6, 6, 6, 6, 6, 6], [-40, -40, -40]);
    const arrived = changed(sailing, reach(sailing, 'in_mariel', day(0), { onVoyage: true }));
    expect(lateness(arrived)).toEqual([6, 6, 6, 6, 0, 0, 0]);
  });
});

describe('a stage that is taken back', () => {
  const numbers = fc.array(fc.integer({ min: -3, max: 12 }), { minLength: 7, maxLength: 7 });

  test('leaves every day as it was before, late or early, on a ship or not', () => {
    const property = fc.property(
      numbers,
      fc.nat(6),
      fc.nat(30),
      fc.boolean(),
      (late, at, ago, onVoyage) => {
        const unit = unitOf(late.toSorted((a, b) => a - b));
        const stage = stages[at] ?? 'bought';
        const on = day(-ago);
        const plan = reach(unit, stage, on, { onVoyage, earlierToo: true });
        if (typeof plan === 'string') throw new Error(plan);
        const after = changed(unit, plan);
        const shifts = plan.entries.find((entry) => entry.stage === stage)?.shifts ?? null;
        const back = changed(after, planTakenBack(after, { stage, cause: 'x', shifts }));
        expect(back.map(({ estimatedOn }) => estimatedOn)).toEqual(
          unit.map(({ estimatedOn }) => estimatedOn),
        );
        expect(back[at]?.reachedOn).toBe(null);
        // In order, and nothing earlier than promised that was not so before.
        const days = after.map(({ estimatedOn, reachedOn }) => reachedOn ?? estimatedOn);
        expect(days.slice(at)).toEqual(days.slice(at).toSorted());
        for (const [index, each] of after.entries()) {
          const before = unit[index]?.estimatedOn ?? '';
          if (each.estimatedOn < before) expect(each.estimatedOn >= each.promisedOn).toBe(true);
        }
      },
    );
    fc.assert(property);
  });

  test('keeps the days in order where one was changed in between', () => {
    const unit = unitOf([]);
    const plan = reach(unit, 'bought', day(0));
    if (typeof plan === 'string') throw new Error(plan);
    const { shifts = null } = plan.entries[0] ?? {};
    const after = changed(unit, plan).map((each) =>
      each.stage === 'warehouse' ? { ...each, estimatedOn: day(1) } : each,
    );
    const back = changed(after, planTakenBack(after, { stage: 'bought', cause: 'x', shifts }));
    const days = back.map(({ estimatedOn }) => estimatedOn);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(day(-10));
  });
});
