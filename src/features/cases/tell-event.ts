import type { Language } from '#platform/text/language.ts';
import type { HistoryEvent } from './schema.ts';

/**
 * How a history tells what happens only to this type of case, and `who` did it; undefined: it
 * happens to all.
 */
export type TellEvent = (
  event: HistoryEvent,
  who: string,
  language: Language,
) => ToldEvent | undefined;

interface ToldEvent {
  sentence: string;
  /** What somebody wrote with it. */
  said: string | null;
}
