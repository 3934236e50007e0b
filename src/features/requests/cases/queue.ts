/** The parts of the staff's queue that every type of case has; `ownQueues` of a type adds more. */
export const queues = [
  'mine',
  'unassigned',
  /** The customer has acted since anyone of staff last looked. */
  'unread',
  'overdue',
  'waiting',
] as const;
export type Queue = (typeof queues)[number];

/** The orders of a list. 'due' sorts by when a case must be answered. */
export const queueSorts = ['newest', 'oldest', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];
