import type { Text } from '#platform/text/language.ts';
import type { OwnKinds } from './event-kinds.ts';
import { queues } from './queue.ts';

/** What people read about a status. */
export interface StatusFacts {
  label: Text;
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral';
  /** What it means, in the words the customer reads. */
  meaning: Text;
  /** Who must act, and what comes next. */
  next: Text;
  /** The same, once the team has given its reason. */
  nextWithReason?: Text;
  /** What the history says when it is set, by whom: 'Marta la está revisando'. */
  happened: (who: string) => Text;
  /** By when; what has no date says so. */
  when: Text;
}

/** What server and screens know of a type of case alike; each has a registration of its own. */
export interface CaseType<S extends string = string> {
  /** Its table; its entries in `event` refer to it by `{name}_id`. The audit uses it too. */
  name: string;
  /** What is stored and unknown counts as the first. Staff may set any from any. */
  statuses: readonly S[];
  facts: Record<S, StatusFacts>;
  /** After these nobody must act any more. */
  finished: readonly S[];
  /** In these the customer must act. */
  customersTurn: readonly S[];
  /** These say that we are at it, which answers nothing: whoever waits for us goes on waiting. */
  working: readonly S[];
  /** These, without a note, leave the customer to wait for a message of ours. */
  promising: readonly S[];
  /** Its customer may cancel one: its table has `cancelled_at`, after which nobody must act. */
  cancellable?: true;
  /** Parts of the queue that only this type has; its server registration says what is in them. */
  ownQueues?: readonly string[];
  /** What happens to it beside what happens to all (`event-kinds.ts`). */
  kinds: OwnKinds;
  /** Staff set it only with a reason, which the customer reads. */
  needsReason: S;
}

export function factsOf<S extends string>({ facts }: CaseType<S>, status: S): StatusFacts {
  return facts[status];
}

/** All parts of this type's queue, in the order in which staff see them. */
export function queuesOf({ ownQueues = [] }: Pick<CaseType, 'ownQueues'>): string[] {
  return [...queues, ...ownQueues];
}

export function toStatus<S extends string>({ statuses }: CaseType<S>, stored: string): S {
  const status = statuses.find((each) => each === stored) ?? statuses[0];
  if (status === undefined) throw new Error('a case type without statuses');
  return status;
}
