/** The parts of the staff's queue that every type of case has; `ownQueues` of a type adds more. */
export const queues = [
  /** Assigned to the caller and not finished. */
  'mine',
  /** Nobody's and not finished. */
  'unassigned',
  /** The customer has acted since anyone of staff last looked. */
  'unread',
  /** The customer waits, and longer than we promised. */
  'overdue',
  /** The customer waits for us. */
  'waiting',
] as const;
export type Queue = (typeof queues)[number];

/** In which order; 'due': what must be answered first. */
export const queueSorts = ['newest', 'oldest', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];

export const queuePageSize = 50;

/** How staff reach a customer outside of the shop. */
export const contactChannels = ['whatsapp', 'phone', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** The words in a saved reply that the screen fills in. */
export const replyPlaceholders = ['{nombre}', '{referencia}'] as const;

export const replyLimits = { title: 80, text: 2000 };
