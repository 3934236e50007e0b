import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';

export const paymentFields = {
  amount: 'monto',
  paidOn: 'dia',
  method: 'forma',
  comment: 'nota',
} as const;

export function toClaim(fields: Record<string, string>) {
  const { amount, paidOn, method, comment } = paymentFields;
  return {
    amount: fields[amount] ?? '',
    paidOn: fields[paidOn] ?? '',
    // The server checks it, since a draft may be old.
    method: (fields[method] ?? '') as PaymentMethod,
    comment: fields[comment] ?? '',
  };
}
