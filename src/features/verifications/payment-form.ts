/** Names of the fields of "Ya pagué", on both sides; files come under `receiptField`. */
export const paymentFields = {
  amount: 'monto',
  paidOn: 'dia',
  method: 'forma',
  comment: 'nota',
} as const;

/** Their names in what the write is given, for what is wrong with one of them. */
export const paymentFieldOf: Record<string, string> = {
  amount: paymentFields.amount,
  paidOn: paymentFields.paidOn,
  method: paymentFields.method,
  comment: paymentFields.comment,
};
