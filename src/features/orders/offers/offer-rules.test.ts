import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { isWholeToken } from './links.ts';
import {
  lineCents,
  marginOf,
  mayChoose,
  type PlannedInstalment,
  planFor,
  planProblem,
  totalOf,
} from './offer-rules.ts';
import { shownState } from './offer-state.ts';

const line = (unitCents: number, optional = false, quantity = 1) => ({
  unitCents,
  optional,
  quantity,
});
const part = (basisPoints: number): PlannedInstalment => ({ basisPoints, cents: 0 });
const fixed = (cents: number): PlannedInstalment => ({ basisPoints: null, cents });

describe('the total', () => {
  const lines = [line(2_800_000), line(50_000, true), line(-30_000), line(700, true, 3)];

  test('is that of the lines that are not optional, and of those that were taken', () => {
    expect(totalOf(lines)).toBe(2_770_000);
    expect(totalOf(lines, [1])).toBe(2_820_000);
    expect(totalOf(lines, [1, 3])).toBe(2_822_100);
  });

  test('takes optional lines alone, each once', () => {
    expect(mayChoose(lines, [])).toBe(true);
    expect(mayChoose(lines, [3, 1])).toBe(true);
    for (const wrong of [[0], [1, 1], [4], [-1], [1, 2], [0.5]]) {
      expect(mayChoose(lines, wrong)).toBe(false);
    }
  });
});

describe('the plan', () => {
  test('rounds parts down and leaves the rest to the last instalment', () => {
    const plan = planFor([part(3333), part(3333), part(3334)], 100);
    expect(plan.map(({ cents }) => cents)).toEqual([33, 33, 34]);
  });

  test.each([
    ['nothing', [], 'none'],
    ['one part of all', [part(10_000)], undefined],
    ['parts that make 100 %', [part(3000), part(7000)], undefined],
    ['parts that make 90 %', [part(3000), part(6000)], 'adds_up'],
    ['parts that make 110 %', [part(3000), part(8000)], 'adds_up'],
    ['amounts', [fixed(400_00), fixed(600_00)], undefined],
    ['amounts that leave some', [fixed(400_00), fixed(599_99)], 'adds_up'],
    ['amounts beyond the total', [fixed(1100_00), fixed(1)], 'adds_up'],
    ['a part, and an amount for the rest', [part(2500), fixed(750_00)], undefined],
    ['an amount of nothing', [fixed(0), fixed(1000_00)], 'too_small'],
    ['a last one of nothing', [fixed(1000_00), fixed(0)], 'adds_up'],
    ['an amount, and a part that is not the rest', [fixed(400_00), part(6000)], 'adds_up'],
  ] satisfies [string, PlannedInstalment[], string | undefined][])('of %s', (_, plan, problem) => {
    expect(planProblem(plan, 1000_00)).toBe(problem);
  });

  const instalment = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map(part),
    fc.integer({ min: 0, max: 1_000_000 }).map(fixed),
  );

  test('without fault adds up for whatever options are taken, each instalment above nothing', () => {
    const options = fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 6 });
    const goods = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 6 });
    const plans = fc.array(instalment, { maxLength: 5 });
    fc.assert(
      fc.property(goods, options, plans, (required, extra, others) => {
        const lines = [
          ...required.map((cents) => line(cents)),
          ...extra.map((cents) => line(cents, true)),
        ];
        const total = totalOf(lines);
        const rest = planFor([...others, fixed(0)], total).at(-1)?.cents ?? 0;
        fc.pre(rest > 0);
        const plan = [...others, fixed(rest)];
        if (planProblem(plan, total)) return;
        const chosen = extra.map((_, at) => required.length + at);
        for (const taken of [[], chosen.slice(1), chosen]) {
          const due = planFor(plan, totalOf(lines, taken));
          expect(due.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalOf(lines, taken));
          expect(Math.min(...due.map(({ cents }) => cents))).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('one that adds up is found to, whatever its parts', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(amounts, (cents) => {
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(planProblem(cents.map(fixed), total)).toBeUndefined();
        expect(planProblem(cents.map(fixed), total + 1)).toBe('adds_up');
      }),
    );
  });
});

describe('how it stands', () => {
  const sent = (validUntil: string) => ({ state: 'sent' as const, validUntil });

  test.each([
    ['winter', '2026-12-01', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z'],
    ['summer', '2026-07-01', '2026-07-02T03:59:59.999Z', '2026-07-02T04:00:00Z'],
    ['the day on which clocks go forward', '2026-03-08', '2026-03-09T03:59Z', '2026-03-09T04:01Z'],
    ['the day before that', '2026-03-07', '2026-03-08T04:59Z', '2026-03-08T05:01Z'],
    ['the day on which they go back', '2026-11-01', '2026-11-02T04:59Z', '2026-11-02T05:01Z'],
    ['the day before that', '2026-10-31', '2026-11-01T03:59Z', '2026-11-01T04:01Z'],
    ['the last day of a year', '2026-12-31', '2027-01-01T04:59Z', '2027-01-01T05:01Z'],
    ['the day before a leap day', '2028-02-28', '2028-02-29T04:59Z', '2028-02-29T05:01Z'],
  ])('it holds to the end of its day in Havana: %s', (_, day, before, after) => {
    expect(shownState(sent(day), new Date(before))).toBe('sent');
    expect(shownState(sent(day), new Date(after))).toBe('expired');
  });

  test('what was answered does not expire', () => {
    const long = new Date('2030-01-01T00:00:00Z');
    for (const state of ['accepted', 'declined', 'withdrawn', 'superseded', 'draft'] as const) {
      expect(shownState({ state, validUntil: '2026-12-01' }, long)).toBe(state);
    }
    expect(() => endOfDayInHavana('mañana')).toThrow(RangeError);
  });
});

test('the margin is known where each cost is; a discount costs nothing more', () => {
  const car = { ...line(2_800_000), costCents: 2_500_000 };
  const discount = { ...line(-10_000), costCents: null };
  const care = { ...line(50_000, true), costCents: 20_000 };
  expect(marginOf([car, discount, care])).toBe(290_000);
  expect(marginOf([car, discount, care], [2])).toBe(320_000);
  expect(marginOf([car, { ...line(1), costCents: null }])).toBeNull();
  expect(lineCents(line(700, false, 3))).toBe(2100);
});

test('a token that was cut is told from a whole one', () => {
  const token = 'Ab3_-fghijklmnopqrstu-z';
  expect(isWholeToken(token)).toBe(true);
  for (const cut of [token.slice(0, -1), token.slice(0, 5), '', `${token}z`, 'mañana']) {
    expect(isWholeToken(cut)).toBe(false);
  }
});
