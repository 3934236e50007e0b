/** 'failed' will be tried again; 'given-up' will not. */
export const mailStates = ['waiting', 'failed', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** 'failed' includes those given up. */
export const mailFilters = ['failed', 'waiting'] as const;
export type MailFilter = (typeof mailFilters)[number];
