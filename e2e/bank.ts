import type {} from '#features/ledger/payment-methods/server/tables.ts';

const way = '00000000-0000-4000-8000-00000000b001';
const approver = '00000000-0000-4000-8000-00000000b002';

/** A former account: statements of it still come, and no customer is told to pay there. */
export const formerAccount = {
  id: way,
  way,
  version: 1,
  method: 'bank',
  holder: 'Mariel Auto LLC',
  bank: 'Bank of the North',
  account: '0199',
  account_key: '0199',
  note_es: null,
  note_en: null,
  closed: true,
  proposed_by: way,
  approved_by: approver,
  approved_at: new Date('2026-01-02T12:00:00Z'),
  rejected_by: null,
  rejected_at: null,
} as const;
