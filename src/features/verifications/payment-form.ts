import type { PaymentMethod } from '#features/payments/methods.ts';

/** Names of the fields of "Ya pagué", on both sides; files come under `receiptField`. */
export const paymentFields = {
  amount: 'monto',
  paidOn: 'dia',
  method: 'forma',
  comment: 'nota',
} as const;

/** What is wrong with a field, which the write calls by another name. */
export function problemOfPayment(
  problems: Record<string, string> | undefined,
  field: string,
): string | undefined {
  const name = Object.entries(paymentFields).find(([, each]) => each === field)?.[0];
  return problems?.[field] ?? problems?.[name ?? ''];
}

/** As the call wants what was typed. */
export function toClaim(fields: Record<string, string>) {
  const { amount, paidOn, method, comment } = paymentFields;
  return {
    amount: fields[amount] ?? '',
    paidOn: fields[paidOn] ?? '',
    // Which of them, the server checks: a draft may be old.
    method: (fields[method] ?? '') as PaymentMethod,
    comment: fields[comment] ?? '',
  };
}
