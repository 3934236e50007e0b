/** Names the terms as they stand: whoever accepts an offer accepts this version of them. */
export const termsVersion = '2025-10';
