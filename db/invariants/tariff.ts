import { boss, type Invariant } from './invariant.ts';

const enter = (change: Record<string, string> = {}) => {
  const row = {
    kind: "'duties'",
    category: "'automobiles'",
    province: 'null',
    amount_cents: '5',
    basis_points: 'null',
    source: "'Aduana'",
    source_address: 'null',
    valid_from: "'2026-11-01'",
    entered_by: boss,
    ...change,
  };
  return `insert into tariff (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
};
const inland = { kind: "'inland'", province: "'HOL'" };
const voiding = `update tariff set voided_at = now(), voided_by = ${boss}, void_reason = 'Era otra'`;

export const tariffInvariants: Invariant[] = [
  { constraint: 'tariff_once', breaks: `${enter()}; ${enter({ amount_cents: '6' })}` },
  { constraint: 'tariff_once', breaks: `${enter(inland)}; ${enter(inland)}` },
  ...[
    { kind: "'gifts'" },
    { category: "'naves'" },
    { province: "'HOL'" },
    { kind: "'inland'" },
    { ...inland, province: "'MIA'" },
    { amount_cents: 'null' },
    { basis_points: '5' },
    { amount_cents: '-1' },
    { amount_cents: 'null', basis_points: '0' },
    { source: "''" },
    { source_address: "'javascript:alert(1)'" },
    { valid_from: "'1999-12-31'" },
  ].map((change) => ({ constraint: 'tariff_shape', breaks: enter(change) })),
  {
    constraint: 'tariff_is_final',
    breaks: `${enter()}; update tariff set amount_cents = 6`,
  },
  { constraint: 'tariff_is_final', breaks: `${enter()}; delete from tariff` },
  { constraint: 'tariff_is_final', breaks: `${enter()}; ${voiding}; ${voiding}` },
].map((each) => ({ ...each, on: 'tariff' }));
