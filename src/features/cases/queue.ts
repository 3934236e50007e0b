/** The parts of the staff's queue that every type of case has; `ownQueues` of a type adds more. */
export const queues = [
  /** Assigned to the caller, not finished. */
  'mine',
  /** Assigned to nobody, not finished. */
  'unassigned',
  /** The customer has acted since anyone of staff last looked. */
  'unread',
  /** The customer waits longer than we promised. */
  'overdue',
  /** The customer waits for us. */
  'waiting',
] as const;
export type Queue = (typeof queues)[number];

/** The orders of a list; 'due': by when it must be answered. */
export const queueSorts = ['newest', 'oldest', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];

export const queuePageSize = 50;

/** The ways in which staff reach a customer outside of the shop. */
export const contactChannels = ['whatsapp', 'phone', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** The words in a saved reply that are replaced. */
export const replyPlaceholders = ['{nombre}', '{referencia}'] as const;

export const replyLimits = { title: 80, text: 2000 };
