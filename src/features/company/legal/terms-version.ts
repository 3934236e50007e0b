/** Whoever accepts an offer accepts this version. */
export const termsVersion = '2025-10';
