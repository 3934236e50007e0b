import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';

export const paymentFields = {
  amount: 'monto',
  paidOn: 'dia',
  method: 'forma',
  comment: 'nota',
  /** By a link alone: whoever has an account is written to there. */
  email: 'correo',
} as const;

export function toClaim(fields: Record<string, string>) {
  const { amount, paidOn, method, comment, email } = paymentFields;
  return {
    amount: fields[amount] ?? '',
    paidOn: fields[paidOn] ?? '',
    // The server checks it, since a draft may be old.
    method: (fields[method] ?? '') as PaymentMethod,
    comment: fields[comment] ?? '',
    email: fields[email] ?? '',
  };
}
