import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater } from '#platform/time/days.ts';
import { planExpectedDays, planReached, planTakenBack, type UnitPlan } from './journey-plan.ts';
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

function planned(plan: UnitPlan | string): UnitPlan {
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

function changed(unit: readonly StageDates[], plan: UnitPlan | string): StageDates[] {
  const { dates } = planned(plan);
  return unit.map((each) => ({ ...each, ...dates.find(({ stage }) => stage === each.stage) }));
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
    for (const onVoyage of [false, true]) {
      const after = changed(unit, reach(unit, 'bought', day(-7), { onVoyage }));
      expect(lateness(after)).toEqual([0, 3, 3, 3, 3, 3, 3]);
    }
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

  test('is written with its day, what was expected, its cause and what it moved', () => {
    const unit = unitOf([], [-10]);
    const plan = planReached(unit, {
      stage: 'in_mariel',
      on: today,
      today,
      earlierToo: true,
      cause: 'Mal tiempo',
      onVoyage: false,
    });
    const missing = { kind: 'reached', onDay: today, cause: null };
    expect(planned(plan).entries).toEqual([
      { ...missing, stage: 'warehouse', beforeDay: day(0) },
      { ...missing, stage: 'shipped', beforeDay: day(10) },
      { ...missing, stage: 'in_mariel', beforeDay: day(20), cause: 'Mal tiempo', shifts: {} },
    ]);
    const reachedOn = changed(unit, plan).map((each) => each.reachedOn);
    expect(reachedOn).toEqual([day(-10), today, today, today, null, null, null]);
  });

  test('names how many days it moved each later one', () => {
    const plan = reach(unitOf([], [-10]), 'warehouse', day(0));
    expect(plan).toMatchObject({ entries: [{ shifts: {} }], dates: [{ stage: 'warehouse' }] });
    const late = reach(unitOf([0, -4, -4, -4, -4, -4, -4], [-10]), 'warehouse', day(-2));
    const each = { shipped: 2, in_mariel: 2, customs: 2, ready: 2, delivered: 2 };
    expect(late).toMatchObject({ entries: [{ shifts: each }] });
  });
});

describe('a stage that cannot be recorded', () => {
  test.each([
    ['on a day to come', unitOf([]), 'bought', day(1), 'future'],
    ['that was reached', unitOf([], [-10]), 'bought', day(-9), 'reached_already'],
    ['before one that was reached', unitOf([], [-10, -5]), 'bought', day(-9), 'reached_already'],
    [
      'on a day before the stage before it',
      unitOf([], [-10]),
      'warehouse',
      day(-11),
      'before_former',
    ],
    ['while an earlier one is missing', unitOf([], [-10]), 'shipped', day(-1), 'earlier_missing'],
  ] as const)('%s', (_, unit, stage, on, problem) => {
    expect(reach(unit, stage, on)).toBe(problem);
  });

  test('not so today, or on the day of the stage before it', () => {
    expect(reach(unitOf([]), 'bought', today)).toMatchObject({
      dates: [{ reachedOn: today }, {}, {}, {}, {}, {}, {}],
    });
    expect(reach(unitOf([], [-10]), 'warehouse', day(-10))).toMatchObject({ entries: [{}] });
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
        const plan = planned(reach(unit, stage, on, { onVoyage, earlierToo: true }));
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
    const plan = planned(reach(unit, 'bought', day(0)));
    const { shifts = null } = plan.entries[0] ?? {};
    const after = changed(unit, plan).map((each) =>
      each.stage === 'warehouse' ? { ...each, estimatedOn: day(1) } : each,
    );
    const back = changed(after, planTakenBack(after, { stage: 'bought', cause: 'x', shifts }));
    const days = back.map(({ estimatedOn }) => estimatedOn);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(day(-10));
  });

  test('is not said of one that was not reached, or is not the last', () => {
    const takeBack = (unit: readonly StageDates[], stage: Stage) =>
      planTakenBack(unit, { stage, cause: 'x', shifts: null });
    expect(takeBack(unitOf([]), 'bought')).toBe('not_reached');
    expect(takeBack(unitOf([], [-10]), 'warehouse')).toBe('not_reached');
    expect(takeBack(unitOf([], [-10, -5]), 'bought')).toBe('not_last');
  });

  test('that moved nothing changes no other, and is written with its day and the cause', () => {
    const unit = unitOf([], [-10, -5]);
    const plan = planTakenBack(unit, { stage: 'warehouse', cause: 'Otra unidad', shifts: null });
    expect(plan).toEqual({
      dates: [{ ...unit[1], reachedOn: null }],
      entries: [
        {
          kind: 'taken_back',
          stage: 'warehouse',
          onDay: day(-5),
          beforeDay: null,
          cause: 'Otra unidad',
        },
      ],
    });
  });
});

describe('a day that staff expect', () => {
  const expecting = (unit: readonly StageDates[], days: readonly [Stage, string][]) =>
    planExpectedDays(unit, { days: days.map(([stage, on]) => ({ stage, on })), cause: 'Huelga' });
  const expectedOn = (unit: readonly StageDates[]) => unit.map(({ estimatedOn }) => estimatedOn);
  const shown = (...from: number[]) => from.map(day);

  test('moves its stage and those after it by as many days', () => {
    const unit = unitOf([], [-10]);
    const plan = expecting(unit, [['shipped', day(13)]]);
    expect(expectedOn(changed(unit, plan))).toEqual(shown(-10, 0, 13, 23, 33, 43, 53));
    const entry = { kind: 'expected', stage: 'shipped', cause: 'Huelga' };
    expect(plan).toMatchObject({
      dates: ['shipped', 'in_mariel', 'customs', 'ready', 'delivered'].map((stage) => ({ stage })),
      entries: [{ ...entry, onDay: day(13), beforeDay: day(10) }],
    });
  });

  test('with a second one moves what the first has moved', () => {
    const unit = unitOf([]);
    const plan = expecting(unit, [
      ['shipped', day(13)],
      ['customs', day(31)],
    ]);
    expect(expectedOn(changed(unit, plan))).toEqual(shown(-10, 0, 13, 23, 31, 41, 51));
    expect(plan).toMatchObject({ entries: [{}, { stage: 'customs', beforeDay: day(33) }] });
  });

  test('that was expected before writes nothing', () => {
    expect(expecting(unitOf([]), [['shipped', day(10)]])).toEqual({ dates: [], entries: [] });
  });

  test('may be the day of the stage before it, expected or reached, and no earlier one', () => {
    const early = unitOf([], [-20]);
    expect(expecting(early, [['warehouse', day(-20)]])).toMatchObject({ entries: [{}] });
    expect(expecting(early, [['warehouse', day(-21)]])).toBe('before_former');
    expect(expecting(early, [['shipped', day(0)]])).toMatchObject({ entries: [{}] });
    expect(expecting(early, [['shipped', day(-1)]])).toBe('before_former');
  });

  test('is refused for a stage that was reached', () => {
    expect(expecting(unitOf([], [-10]), [['bought', day(3)]])).toBe('reached_already');
  });
});
