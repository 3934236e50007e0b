/** 'used': all of it backs payments, or one was recorded by hand under its reference. */
export const lineStates = ['open', 'used', 'aside'] as const;
export type LineState = (typeof lineStates)[number];

export const linesOnPage = 50;

/** Orders that one line pays at once. */
export const mostParts = 5;
