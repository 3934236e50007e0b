/** The parts of the staff's queue: what an agent may filter a list of cases by. */
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
  /** An instalment is overdue. Of quotations alone: other types have no such part. */
  'unpaid',
  /** What customs named waits for its customer, or they want to talk about it. Of quotations alone. */
  'customs',
  /** A signed act waits to be looked at. Of quotations alone too. */
  'acts',
  /** Something of it is late, held or without news on its way. Of quotations alone too. */
  'stuck',
] as const;
export type Queue = (typeof queues)[number];

/** Those that only types have which name them in `ownQueues`. */
export const ownQueues: readonly Queue[] = ['unpaid', 'customs', 'acts', 'stuck'];

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
