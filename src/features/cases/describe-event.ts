import type { Language } from '#platform/text/language.ts';
import type { HistoryEvent } from './schema.ts';

/** Describes an event that only this type has; undefined leaves it to the words of all types. */
export type DescribeEvent = (
  event: HistoryEvent,
  who: string,
  language: Language,
) => EventDescription | undefined;

interface EventDescription {
  sentence: string;
  comment: string | null;
}
