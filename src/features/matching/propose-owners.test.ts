import { describe, expect, test } from 'vitest';
import { type Candidate, createProposer } from './propose-owners.ts';

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
    const wire = { cents: 892_500, movedOn: '2026-12-21' };
    expect(propose('ZELLE ANA MARIA PEREZ MUNOZ', wire)).toEqual([]);
  });

  test('with the whole name and less than an order lacks is proposed as a part, below the same amount', () => {
    const unpaid = claim({ ticket: null, cents: [2_000_000, 894_000], on: null });
    const name = 'ZELLE MUNOZ PEREZ ANA MARIA';
    expect(kinds(name, { cents: 30_000 }, [unpaid])).toEqual(['name', 'partAmount']);
    expect(propose(name, { cents: 30_000 }, [unpaid])[0]?.clear).toBe(false);
    expect(kinds(name, { cents: 2_000_001 }, [unpaid])).toBe(undefined);
    const equal = { ...unpaid, id: 'equal', cents: [30_000] };
    const both = propose(name, { cents: 30_000 }, [unpaid, equal]);
    expect(both.map(({ candidate }) => candidate.id)).toEqual(['equal', 'a']);
  });

  test.each([
    [
      'the whole name and half of what a claim says',
      'ZELLE ANA MARIA PEREZ MUNOZ',
      { cents: 447_000 },
    ],
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
    expect(kinds('ZELLE ANA MARIA PEREZ MUNOZ', { movedOn: '2026-11-25' }, [silent])).toBe(
      undefined,
    );
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
});
