import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planStatement, type StoredLine } from './statement-plan.ts';
import type { ReadLine } from './statement-row.ts';

type Fact = Partial<ReadLine> & { day?: number };

const lineOf = ({ day = 20, ...facts }: Fact, at: number): ReadLine => ({
  row: at + 2,
  movedOn: `2026-11-${String(day).padStart(2, '0')}`,
  cents: 50_000,
  description: 'ZELLE MARIA',
  payer: null,
  reference: null,
  ...facts,
});

/** An account into which files come one after the other. */
function createAccount() {
  const stored: StoredLine[] = [];
  return {
    stored,
    bring(facts: readonly Fact[], days?: { first: number; last: number }) {
      const lines = facts.map(lineOf);
      const moved = lines.map(({ movedOn }) => movedOn).toSorted();
      const covered = days && { first: dayOf(days.first), last: dayOf(days.last) };
      const planned = planStatement(lines, stored, {
        language: 'es',
        first: moved[0] ?? '',
        last: moved.at(-1) ?? '',
        ...covered,
      });
      for (const { state, line, nth } of planned)
        if (state === 'new') stored.push({ ...line, nth });
      return planned;
    },
  };
}

const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const statesOf = (planned: readonly { state: string }[]) => planned.map(({ state }) => state);

describe('a reference identifies a line only where it is unique', () => {
  test.each<[string, Fact[], Fact[]]>([
    [
      'the number of an order on each instalment',
      [{ day: 1, reference: 'MA-TX-2026-000123' }],
      [{ day: 15, reference: 'MA-TX-2026-000123' }],
    ],
    [
      'one of the payer on each instalment',
      [{ day: 1, reference: 'CARRO-1' }],
      [{ day: 15, cents: 60_000, reference: 'CARRO-1' }],
    ],
    [
      'zeros and words',
      [
        { reference: 'ZELLE' },
        { description: 'ZELLE LUIS', cents: 60_000, reference: 'ZELLE' },
        { day: 19, description: 'ZELLE ANA', cents: 60_000, reference: '0' },
        { day: 18, description: 'ZELLE EVA', cents: 60_000, reference: '0' },
      ],
      [
        { day: 21, description: 'ZELLE EVA', cents: 60_000, reference: 'N/A' },
        { day: 22, description: 'ZELLE EVA', cents: 70_000, reference: 'N/A' },
        { day: 22, description: 'ZELLE EVA', cents: 70_000, reference: 'N/A' },
      ],
    ],
  ])('%s', (_, earlier, later) => {
    const { bring, stored } = createAccount();
    expect(statesOf(bring(earlier))).toEqual(earlier.map(() => 'new'));
    expect(statesOf(bring(later))).toEqual(later.map(() => 'new'));
    expect(statesOf(bring([...later, ...earlier]))).toEqual(stored.map(() => 'known'));
  });

  test('and only the first line that has it keeps it', () => {
    const { bring } = createAccount();
    expect(bring([{ day: 1, reference: 'CARRO-1' }])).toMatchObject([{ referenceKey: 'CARRO1' }]);
    expect(bring([{ day: 15, reference: 'carro 1' }])).toMatchObject([
      { state: 'new', referenceKey: null },
    ]);
    const two = [{ reference: 'X-9' }, { description: 'ZELLE EVA', reference: 'X-9' }];
    expect(bring(two)).toMatchObject([
      { state: 'new', referenceKey: null },
      { state: 'new', referenceKey: null },
    ]);
  });

  test('a row that is there twice with its reference comes in once, the second by hand', () => {
    const { bring } = createAccount();
    const rows = [{ reference: 'D-2' }, { reference: 'd 2' }];
    expect(bring(rows)).toMatchObject([
      { state: 'new' },
      { state: 'refused', nth: 2, message: expect.stringContaining('fila 2') },
    ]);
    expect(statesOf(bring(rows))).toEqual(['known', 'refused']);
  });
});

describe('a line that its bank has written anew is known or told', () => {
  test.each<[string, Fact, Fact, string]>([
    ['case and punctuation', {}, { description: 'Zelle, María.' }, 'known'],
    ['a reference that was added', {}, { reference: 'R-1' }, 'known'],
    ['a reference that is gone', { reference: 'R-1' }, {}, 'known'],
    [
      'another text, the same reference',
      { reference: 'R-1' },
      { reference: 'R-1', description: 'POSTED' },
      'known',
    ],
    [
      'another day, the same reference',
      { reference: 'R-1' },
      { reference: 'R-1', day: 22 },
      'known',
    ],
    [
      'another amount, the same reference',
      { reference: 'R-1' },
      { reference: 'R-1', cents: 1 },
      'refused',
    ],
    ['a longer text', {}, { description: 'ZELLE MARIA (POSTED)' }, 'refused'],
    ['another text', {}, { description: 'PEREZ' }, 'refused'],
    ['another amount', {}, { cents: 1 }, 'refused'],
    ['booked on a later day', {}, { day: 21, description: 'ZELLE MARIA BAC123' }, 'refused'],
    ['another reference', { reference: 'R-1' }, { reference: 'R-2' }, 'new'],
    ['much later', {}, { day: 29, description: 'ZELLE MARIA BAC123' }, 'new'],
  ])('%s', (_, before, after, state) => {
    const { bring } = createAccount();
    bring([before]);
    const [planned] = bring([after], { first: 18, last: 30 });
    expect(planned?.state).toBe(state);
    if (state === 'refused') expect(planned?.message).toContain('US$500');
  });

  test('and shuts out no other deposit of that day and amount', () => {
    const { bring } = createAccount();
    bring([{ description: 'ZELLE MARIA' }]);
    const rows = [{ description: 'ZELLE MARIA BAC123' }, { description: 'ZELLE LUIS' }];
    expect(statesOf(bring(rows))).toEqual(['refused', 'new']);
  });

  test('pending on one day and booked on the next, in a file that begins there, it is told', () => {
    const { bring } = createAccount();
    bring([{ day: 20, description: 'Zelle LUISA' }]);
    expect(statesOf(bring([{ day: 21, description: 'Zelle LUISA BACabc' }]))).toEqual(['refused']);
    // Who pays the same each day writes the same each day.
    expect(statesOf(bring([{ day: 21, description: 'Zelle LUISA' }]))).toEqual(['new']);
  });
});

/** Deposits of a month: few payers, amounts and references, so that many are alike. */
const deposit = fc.record({
  day: fc.integer({ min: 1, max: 12 }),
  cents: fc.constantFrom(50_000, 60_000),
  description: fc.constantFrom('ZELLE ANA', 'ZELLE EVA', 'DEPOSIT'),
  reference: fc.constantFrom(null, null, '0', 'N/A', 'MA-TX-2026-000123'),
});
const days = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));

test('any exports of any days in any order, each twice, bring each deposit once', () => {
  fc.assert(
    fc.property(
      fc.array(deposit, { maxLength: 30 }),
      fc.array(days, { maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      (deposits, ranges, order) => {
        const { bring, stored } = createAccount();
        const exports = [[1, 12] as const, ...ranges].flatMap((each) => [each, each]);
        const shuffled = exports.toSorted(() => ((order.next().value ?? 0) % 2) * 2 - 1);
        for (const [one, other] of shuffled) {
          const [first, last] = [Math.min(one, other), Math.max(one, other)];
          const rows = deposits.filter(({ day }) => day >= first && day <= last);
          const states = statesOf(
            bring(
              rows.toSorted(() => ((order.next().value ?? 0) % 2) * 2 - 1),
              { first, last },
            ),
          );
          expect(states).not.toContain('refused');
        }
        const key = (line: Pick<ReadLine, 'movedOn' | 'cents' | 'description' | 'reference'>) =>
          [line.movedOn, line.cents, line.description, line.reference].join(' ');
        const wanted = deposits.map((facts, at) => key(lineOf(facts, at)));
        expect(stored.map(key).toSorted()).toEqual(wanted.toSorted());
        const nth = stored.map((line) => `${key(line)} ${line.nth}`);
        expect(new Set(nth).size).toBe(nth.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('20,000 lines of one day and amount, all changed, are planned by keys', () => {
  const lines = (text: string) =>
    Array.from({ length: 20_000 }, (_, at) => ({
      description: `${text} ${at}`,
      reference: `${text}${at}1`,
    }));
  const { bring } = createAccount();
  bring(lines('A'));
  expect(new Set(statesOf(bring(lines('B'))))).toEqual(new Set(['new']));
  const unnamed = lines('C').map(({ description }) => ({ description, cents: 1 }));
  bring(unnamed);
  const changed = unnamed.map(({ description }) => ({ description: `X${description}`, cents: 1 }));
  expect(new Set(statesOf(bring(changed)))).toEqual(new Set(['refused']));
});
