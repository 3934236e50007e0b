import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, isOutgoing, type LedgerFact, moveKinds, movesOf } from './balance.ts';

const plan = [
  { label: 'Reserva', cents: 3000, due: 'date', dueOn: '2026-11-20' },
  { label: 'Resto', cents: 7000, due: 'embarkation', dueOn: null },
] as const;
const agreed = { totalCents: 10_000, plan, over: false, lapsed: false };
const today = '2026-11-20';

const pay = (id: string, cents: number, more: Partial<LedgerFact> = {}): LedgerFact => ({
  id,
  kind: 'payment',
  cents,
  method: 'zelle',
  ofEntry: null,
  ...more,
});
const of = (kind: 'reversal' | 'count', ofEntry: string, cents: number): LedgerFact =>
  pay(`${kind} ${ofEntry}`, cents, { kind, method: null, ofEntry });

describe('how an order stands', () => {
  test('with nothing paid all of it is due, and an instalment is overdue after its day', () => {
    expect(balanceOf(agreed, [], today)).toMatchObject({
      paidCents: 0,
      dueCents: 10_000,
      creditCents: 0,
      instalments: [
        { state: 'open', lacksCents: 3000 },
        { state: 'open', lacksCents: 7000 },
      ],
    });
    expect(balanceOf(agreed, [], '2026-11-21').instalments[0]?.state).toBe('overdue');
  });

  test('what came in pays the instalments in their order', () => {
    expect(balanceOf(agreed, [pay('a', 4000)], '2026-11-21')).toMatchObject({
      paidCents: 4000,
      dueCents: 6000,
      instalments: [
        { state: 'paid', paidCents: 3000, lacksCents: 0 },
        { state: 'partly', paidCents: 1000, lacksCents: 6000 },
      ],
    });
  });

  test('too much is theirs, until it is given back', () => {
    const facts = [pay('a', 10_500)];
    expect(balanceOf(agreed, facts, today)).toMatchObject({ dueCents: 0, creditCents: 500 });
    const back = pay('b', 500, { kind: 'refund' });
    expect(balanceOf(agreed, [...facts, back], today)).toMatchObject({
      paidCents: 10_000,
      dueCents: 0,
      creditCents: 0,
    });
  });

  test('what was reversed is as if it had not come, cash counts once it is counted', () => {
    const cash = pay('c', 3000, { method: 'cash' });
    expect(balanceOf(agreed, [cash], today)).toMatchObject({ paidCents: 0, waitingCents: 3000 });
    const counted = [cash, of('count', 'c', 3000)];
    expect(balanceOf(agreed, counted, today)).toMatchObject({ paidCents: 3000, waitingCents: 0 });
    const reversed = [...counted, of('reversal', 'c', 3000)];
    expect(balanceOf(agreed, reversed, today)).toMatchObject({ paidCents: 0, waitingCents: 0 });
  });

  test('nothing is due on an order that is over, and all that came in is the customer’s', () => {
    const over = { ...agreed, over: true };
    expect(balanceOf(over, [pay('a', 3000)], today)).toMatchObject({
      dueCents: 0,
      creditCents: 3000,
      instalments: [],
    });
  });
});

describe('an entry that moves money', () => {
  test('counts, waits for a second person, or was reversed; a reversal and a count are no moves', () => {
    const facts = [
      pay('zelle', 100),
      pay('cash', 200, { method: 'cash' }),
      pay('counted', 300, { method: 'cash' }),
      of('count', 'counted', 300),
      pay('wrong', 400),
      of('reversal', 'wrong', 400),
      pay('given back in cash', 50, { kind: 'refund', method: 'cash' }),
    ];
    expect(movesOf(facts).map(({ id, state }) => [id, state])).toEqual([
      ['zelle', 'counts'],
      ['cash', 'waits'],
      ['counted', 'counts'],
      ['wrong', 'reversed'],
      ['given back in cash', 'counts'],
    ]);
  });

  test('comes in, or goes out', () => {
    expect(moveKinds.filter(isOutgoing)).toEqual(['refund', 'credit_out']);
    const credit = [pay('in', 700, { kind: 'credit_in' }), pay('out', 200, { kind: 'credit_out' })];
    expect(balanceOf(agreed, credit, today).paidCents).toBe(500);
  });
});

test('no cent appears or vanishes: agreed and credit are paid and due', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), (parts, payments, over) => {
      const totalCents = parts.reduce((sum, cents) => sum + cents, 0);
      const planned = parts.map((cents) => ({ cents, due: 'purchase', dueOn: null }) as const);
      const facts = payments.map((cents, at) => pay(String(at), cents));
      const stands = balanceOf({ totalCents, plan: planned, over, lapsed: false }, facts, today);
      const owed = over ? 0 : totalCents;
      expect(owed + stands.creditCents).toBe(stands.paidCents + stands.dueCents);
      if (over) return;
      const sum = (key: 'paidCents' | 'lacksCents') =>
        stands.instalments.reduce((cents, each) => cents + each[key], 0);
      expect(sum('paidCents')).toBe(stands.paidCents - stands.creditCents);
      expect(sum('lacksCents')).toBe(stands.dueCents);
    }),
  );
});
