/**
 * 'used' means that all of the line backs payments, or a payment was recorded by hand under its
 * reference.
 */
export const bankLineStates = ['open', 'used', 'aside'] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const maxMatchParts = 5;

/** What becomes of a row of a bank's file. */
export const statementRowStates = ['new', 'known', 'out', 'pending', 'note', 'refused'] as const;

/** In characters. */
export const lineLimits = { description: 300, payer: 120, reference: 80 } as const;
