/** In characters, as the server counts them. */
export const entryLimits = { reference: 80, paidTo: 120, reason: 500 } as const;
