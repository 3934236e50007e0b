/**
 * 'used' means that all of the line backs payments, or a payment was recorded by hand under its
 * reference.
 */
export const bankLineStates = ['open', 'used', 'aside'] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const maxMatchParts = 5;
