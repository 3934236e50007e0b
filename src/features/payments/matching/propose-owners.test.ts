import { describe, expect, test } from 'vitest';
import { type Candidate, createProposer, numbersIn } from './propose-owners.ts';

const claim = (change: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  order: 'MA-TX-2026-000123',
  ticket: 'MA-T-20261120-ABCDE',
  cents: [894_000],
  on: '2026-11-20',
  names: ['Ana María Pérez Muñoz'],
  ...change,
});
const other = claim({
  id: 'b',
  order: 'MA-TX-2026-000456',
  ticket: 'MA-T-20261119-FHJKM',
  names: ['Jorge Valdés Roque'],
});
const line = (text: string, change = {}) => ({
  cents: 894_000,
  movedOn: '2026-11-21',
  text,
  ...change,
});
const propose = (text: string, change = {}, candidates = [claim(), other]) =>
  createProposer(candidates)(line(text, change));
const kinds = (text: string, change = {}, candidates = [claim(), other]) =>
  propose(text, change, candidates)[0]?.reasons.map(({ kind }) => kind);

describe('a line of a bank', () => {
  test.each([
    'ZELLE FROM ANA MARIA PEREZ MUNOZ',
    'Zelle de PÉREZ MUÑOZ, ANA M.',
    'Zelle payment from Muñoz Perez Ana',
    'ZELLE ANA MARIA PERES MUNOZ',
  ])('of the same amount and name is told as theirs: %s', (text) => {
    expect(propose(text)[0]).toMatchObject({
      candidate: { id: 'a' },
      clear: true,
      reasons: [{ kind: 'amount' }, { kind: 'name' }, { kind: 'day', days: 1 }],
    });
  });

  test.each([
    'WIRE IN 8,940.00 REF MA-TX-2026-000456',
    'pago 2026 000456',
    'MA-TX-2026000456',
    'Zelle memo: ma-t-20261119-fhjkm',
  ])('that names an order or a ticket is of that one: %s', (text) => {
    expect(propose(text)[0]).toMatchObject({ candidate: { id: 'b' }, clear: true });
  });

  test('with the same amount and two of three names is proposed, but not clear: many are called so', () => {
    const [first] = propose('ZELLE FROM JORGE VALDES');
    expect(first).toMatchObject({ candidate: { id: 'b' }, clear: false });
    expect(first?.reasons).toContainEqual({ kind: 'mostName' });
  });

  test('with the amount of two candidates is proposed for both, and clear for neither', () => {
    const both = propose('DEPOSIT');
    expect(both.map(({ candidate }) => candidate.id).toSorted()).toEqual(['a', 'b']);
    expect(both.map(({ clear }) => clear)).toEqual([false, false]);
  });

  test('with the number of an order and another amount says that it is another one', () => {
    expect(kinds('MA-TX-2026-000123', { cents: 1 })).toEqual(['order', 'day', 'otherAmount']);
  });

  test('with the whole name and a little less is proposed as short by a bank’s fee, and never clear', () => {
    const less = propose('ZELLE ANA MARIA PEREZ MUNOZ', { cents: 892_500 });
    expect(less).toMatchObject([{ candidate: { id: 'a' }, clear: false }]);
    expect(less[0]?.reasons.map(({ kind }) => kind)).toEqual(['name', 'day', 'fee']);
  });

  test.each([
    ['less than a claim says', { cents: 447_000 }],
    ['a little less, a month later', { cents: 892_500, movedOn: '2026-12-21' }],
    ['more than a claim says', { cents: 900_000 }],
  ])('with the whole name and %s is shown to be looked at, and never clear', (_, change) => {
    const found = propose('ZELLE ANA MARIA PEREZ MUNOZ', change);
    expect(found).toMatchObject([{ candidate: { id: 'a' }, clear: false }]);
  });

  test('with the whole name and less than an order lacks is proposed as a part, below the same amount', () => {
    const unpaid = claim({ ticket: null, cents: [2_000_000, 894_000], on: null });
    const name = 'ZELLE MUNOZ PEREZ ANA MARIA';
    expect(kinds(name, { cents: 30_000 }, [unpaid])).toEqual(['name', 'partAmount']);
    expect(propose(name, { cents: 30_000 }, [unpaid])[0]?.clear).toBe(false);
    expect(kinds(name, { cents: 2_000_001 }, [unpaid])).toEqual(['name', 'otherAmount']);
    const equal = { ...unpaid, id: 'equal', cents: [30_000] };
    const both = propose(name, { cents: 30_000 }, [unpaid, equal]);
    expect(both.map(({ candidate }) => candidate.id)).toEqual(['equal', 'a']);
  });

  test.each([
    ['a common first name and another amount', 'ZELLE FROM ANA GARCIA', { cents: 1 }],
    ['the same amount a year later', 'DEPOSIT', { movedOn: '2027-11-21' }],
    ['a longer number that holds that of an order', 'WIRE 920260001239', { cents: 1 }],
    ['nothing in common', 'MONTHLY INTEREST', { cents: 12 }],
  ])('with %s is nobody’s', (_, text, change) => {
    expect(propose(text, change)).toEqual([]);
  });

  test('finds a claim without an amount by its name and day', () => {
    const silent = claim({ cents: [] });
    expect(kinds('ZELLE ANA MARIA PEREZ MUNOZ', {}, [silent])).toEqual(['name', 'day']);
    const later = propose('ZELLE ANA MARIA PEREZ MUNOZ', { movedOn: '2026-11-25' }, [silent]);
    expect(later).toMatchObject([{ clear: false, reasons: [{ kind: 'name' }, { kind: 'day' }] }]);
    expect(kinds('ZELLE ANA PEREZ MUNOZ MA-TX-2026-000123', {}, [silent])).toEqual([
      'order',
      'name',
      'day',
    ]);
  });

  test('names at most five, the likeliest first', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      claim({ id: String(at), names: [at === 7 ? 'Luis Ángel Gómez' : 'Eva Roca'] }),
    );
    const found = propose('ZELLE GOMEZ LUIS ANGEL', {}, many);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ candidate: { id: '7' }, clear: true });
  });

  test('of the same amount alone is proposed for three days, before or after', () => {
    const byDay = (movedOn: string) => propose('DEPOSIT', { movedOn }, [claim()]);
    expect(byDay('2026-11-20')).toMatchObject([{ score: 55 }]);
    expect(byDay('2026-11-21')).toMatchObject([{ score: 55 }]);
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-22', '2026-11-23']) {
      expect(byDay(day), day).toMatchObject([{ score: 50 }]);
    }
    for (const day of ['2026-11-16', '2026-11-24']) expect(byDay(day), day).toEqual([]);
  });

  test('is clear with amount and name for three days, and near for seven', () => {
    const [name, one] = ['ZELLE ANA MARIA PEREZ MUNOZ', [claim()]] as const;
    expect(propose(name, { movedOn: '2026-11-23' }, [...one])).toMatchObject([{ clear: true }]);
    expect(propose(name, { movedOn: '2026-11-24' }, [...one])).toMatchObject([{ clear: false }]);
    expect(kinds(name, { movedOn: '2026-11-27' })).toEqual(['amount', 'name', 'day']);
    expect(kinds(name, { movedOn: '2026-11-28' })).toEqual(['amount', 'name']);
  });

  test('is clear for one of two only if it is far ahead of the other', () => {
    const name = 'ZELLE ANA MARIA PEREZ MUNOZ';
    const later = (on: string) => propose(name, {}, [claim(), claim({ id: 'later', on })]);
    expect(later('2026-11-24')).toMatchObject([{ candidate: { id: 'a' }, clear: false }, {}]);
    const numbered = propose(`${name} MA-TX-2026-000123`, {}, [
      claim(),
      claim({ id: 'later', order: 'MA-TX-2026-000789', ticket: null }),
    ]);
    expect(numbered).toMatchObject([{ candidate: { id: 'a' }, clear: true }, { clear: false }]);
  });

  test.each([
    ['up to 50 dollars less', 889_000, [894_000], 'fee'],
    ['a cent more than that less', 888_999, [894_000], 'otherAmount'],
    ['a tenth of itself less', 1000, [1100], 'fee'],
    ['more than a tenth less', 999, [1100], 'otherAmount'],
    ['more than was claimed', 895_000, [894_000], 'otherAmount'],
    ['the nearest of two amounts, less a fee', 889_000, [2_000_000, 894_000], 'fee'],
  ])('with %s', (_, cents, amounts, kind) => {
    const found = kinds('MA-TX-2026-000123', { cents }, [claim({ cents: amounts })]);
    expect(found).toEqual(['order', 'day', kind]);
  });
});

test.each([
  ['MA-TX-2026-000123', ['2026-000123']],
  ['ma-t-20261119 -fhjkm y 2026 000456', ['2026-000456', '20261119-FHJKM']],
  ['2026--000123', ['2026-000123']],
  ['2026---000123', []],
  ['12026000123', []],
  ['1926-000123', []],
  ['MA-T-20261119-FHJKMX', []],
  ['MA-T-20261119-FHJ1M', []],
])('the numbers in “%s” are %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
