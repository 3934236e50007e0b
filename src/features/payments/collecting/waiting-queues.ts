/** Cash that a second person has still to count or confirm, and what is in a customer's favour. */
export const waitingKinds = ['cash', 'given', 'credit'] as const;
export const waitingQueues = ['cash', 'credit'] as const;
export type WaitingQueue = (typeof waitingQueues)[number];
