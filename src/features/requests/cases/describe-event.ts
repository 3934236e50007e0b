import type { Language } from '#platform/text/language.ts';
import type { EventKind } from './event-kinds.ts';
import type { HistoryEvent } from './schema.ts';

/**
 * Describes an event that only this type has; undefined leaves it to the words of all types, null
 * leaves it out, because another entry says the same.
 */
export type DescribeEvent = (
  event: HistoryEvent,
  who: string,
  language: Language,
) => EventDescription | null | undefined;

/** Of these kinds the note is no text of a person. */
const kindsOfFacts: readonly EventKind[] = ['contact', 'assigned', 'address'];

/** What somebody wrote with it. */
export function commentOf({ kind, note }: Pick<HistoryEvent, 'kind' | 'note'>): string | null {
  return kindsOfFacts.includes(kind) ? null : note;
}

interface EventDescription {
  sentence: string;
  comment: string | null;
}
