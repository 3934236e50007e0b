/**
 * 'used' means that all of the line backs payments, or a payment was recorded by hand under its
 * reference.
 */
export const lineStates = ['open', 'used', 'aside'] as const;
export type LineState = (typeof lineStates)[number];

export const linesOnPage = 50;

export const maxParts = 5;
