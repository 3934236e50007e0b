import type { Text } from '#platform/text/language.ts';
import type { OwnKinds } from './event-kinds.ts';
import { queues } from './queue.ts';

export interface StatusFacts {
  label: Text;
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral';
  /** The entry of the history: 'Marta la está revisando'. */
  happened: (who: string) => Text;
}

/**
 * The facts of a type of case that server and screens share. Each side adds its own registration:
 * `ServerCaseType` and `StaffCaseScreen`.
 */
export interface CaseType<Status extends string = string> {
  /**
   * The name of its table, and of its kind in the audit log; `event` refers to it by `{name}_id`.
   */
  name: string;
  /** A stored status that is none of these counts as the first. Staff may change each to any other. */
  statuses: readonly Status[];
  facts: Record<Status, StatusFacts>;
  finished: readonly Status[];
  /** In these we work on the case, and the customer still waits for an answer. */
  working: readonly Status[];
  /**
   * These announce a message of ours, for which the customer waits, unless they come with a note.
   */
  promising: readonly Status[];
  /** It may end in any status: `{name}_ending` says which did. */
  ends?: true;
  /** Parts of the queue that only this type has; its server registration defines them. */
  ownQueues?: readonly string[];
  kinds: OwnKinds;
  /** Staff set this status only with a reason, which the customer reads. */
  needsReason: Status;
}

export function statusFactsOf<Status extends string>(
  { facts }: CaseType<Status>,
  status: Status,
): StatusFacts {
  return facts[status];
}

export function queuesOf({ ownQueues = [] }: Pick<CaseType, 'ownQueues'>): string[] {
  return [...queues, ...ownQueues];
}

export function toStatus<Status extends string>(
  { statuses }: CaseType<Status>,
  stored: string,
): Status {
  const status = statuses.find((each) => each === stored) ?? statuses[0];
  if (status === undefined) throw new Error('a case type without statuses');
  return status;
}
