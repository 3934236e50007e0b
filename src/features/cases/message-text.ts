import type { Language } from '#platform/text/language.ts';
import { caseMessages } from './messages.ts';

/** What a message may hold, in characters as the server counts them. */
export const longestMessage = 2000;
/** From how few characters left on they are counted before the writer's eyes. */
const nearTheEnd = 200;
/** A screen reader hears the count in steps, not at every key. */
const step = 50;

export interface Room {
  /** Below 0: so many too many. */
  left: number;
  /** Worth showing. */
  near: boolean;
  /** What to say aloud: a multiple of 50 that is not yet passed. */
  spoken: number;
}

/** How much more a message may hold. */
export function charactersLeft(text: string): Room {
  const left = longestMessage - text.trim().length;
  return { left, near: left <= nearTheEnd, spoken: Math.ceil(Math.max(left, 1) / step) * step };
}

/** What is wrong with a message, in the writer's words; undefined when it can be sent. */
export function problemOf(text: string, language: Language): string | undefined {
  const t = caseMessages[language];
  if (text.trim() === '') return t.empty;
  const { left } = charactersLeft(text);
  return left < 0 ? t.over(-left) : undefined;
}
