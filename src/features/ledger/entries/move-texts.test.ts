import { expect, test } from 'vitest';
import { balanceOf, type LedgerFact, toPayOf } from './balance.ts';
import { instalmentFacts } from './move-texts.ts';

const part = { dueOn: null, cents: 1000 };
const plan = [
  { ...part, label: 'Reserva', due: 'purchase' as const },
  { ...part, label: 'Resto', due: 'embarkation' as const },
];

function said(cash: number): string[] {
  const entry: LedgerFact = {
    id: '1',
    kind: 'payment',
    cents: cash,
    method: 'cash',
    ofEntry: null,
  };
  const terms = { totalCents: 2000, plan, over: false, lapsed: false };
  const money = balanceOf(terms, cash ? [entry] : [], '2026-11-20');
  return toPayOf(money).map((each) => instalmentFacts(each, 'es'));
}

test('what waits for its count is not asked for again in the plan', () => {
  const open = 'antes del embarque, por pagar';
  expect(said(0)).toEqual(['antes de la compra, por pagar', open]);
  expect(said(400)).toEqual(['antes de la compra, por pagar, faltan US$6', open]);
  expect(said(1000)).toEqual(['antes de la compra, espera que lo confirmemos', open]);
});
