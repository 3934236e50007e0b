/** 'failed': the last try did not succeed; 'given-up': nobody tries any more. */
export const mailStates = ['waiting', 'failed', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** 'failed' holds those that were given up, too. */
export const mailFilters = ['failed', 'waiting'] as const;
export type MailFilter = (typeof mailFilters)[number];
