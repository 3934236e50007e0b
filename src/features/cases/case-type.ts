import type { Text } from '#platform/text/language.ts';
import type { OwnKinds } from './event-kinds.ts';
import { queues } from './queue.ts';

export interface StatusFacts {
  label: Text;
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral';
  meaning: Text;
  /** Who must act, and what comes next. */
  next: Text;
  /** Stands in place of `next` if the team has written a reason. */
  nextWithReason?: Text;
  /** The entry of the history: 'Marta la está revisando'. */
  happened: (who: string) => Text;
  /** Says by when, or that there is no date. */
  when: Text;
}

/**
 * The facts of a type of case that server and screens share. Each side adds its own registration:
 * `ServerCaseType` and `StaffCaseScreen`.
 */
export interface CaseType<S extends string = string> {
  /**
   * The name of its table, and of its kind in the audit log; `event` refers to it by `{name}_id`.
   */
  name: string;
  /** A stored status that is none of these counts as the first. Staff may set any from any. */
  statuses: readonly S[];
  facts: Record<S, StatusFacts>;
  finished: readonly S[];
  customersTurn: readonly S[];
  /** In these we work on the case, and the customer still waits for an answer. */
  working: readonly S[];
  /**
   * These announce a message of ours, for which the customer waits, unless they come with a note.
   */
  promising: readonly S[];
  /** Its customer may cancel one: its table has `cancelled_at`. */
  cancellable?: true;
  /** Parts of the queue that only this type has; its server registration defines them. */
  ownQueues?: readonly string[];
  kinds: OwnKinds;
  /** Staff set this status only with a reason, which the customer reads. */
  needsReason: S;
}

export function factsOf<S extends string>({ facts }: CaseType<S>, status: S): StatusFacts {
  return facts[status];
}

export function queuesOf({ ownQueues = [] }: Pick<CaseType, 'ownQueues'>): string[] {
  return [...queues, ...ownQueues];
}

export function toStatus<S extends string>({ statuses }: CaseType<S>, stored: string): S {
  const status = statuses.find((each) => each === stored) ?? statuses[0];
  if (status === undefined) throw new Error('a case type without statuses');
  return status;
}
