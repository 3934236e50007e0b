import { withoutInvisible } from '#platform/text/invisible.ts';
import type { Language } from '#platform/text/language.ts';
import { maxMessageLength } from './case-limits.ts';
import { caseTexts } from './messages.ts';

const shownBelow = 200;
/** A screen reader announces the count in steps, not at every key. */
export const announcedStep = 50;

interface CharacterCount {
  left: number;
  isShown: boolean;
  /** The number for screen readers, which is the next multiple of 50. */
  announced: number;
}

export function charactersLeft(text: string): CharacterCount {
  const left = maxMessageLength - text.trim().length;
  const announced = Math.ceil(Math.max(left, 1) / announcedStep) * announcedStep;
  return { left, isShown: left <= shownBelow, announced };
}

/** Returns why a message cannot be sent, in the writer's language, or undefined where it can. */
export function messageProblem(text: string, language: Language): string | undefined {
  const t = caseTexts[language];
  if (withoutInvisible(text).trim() === '') return t.empty;
  const { left } = charactersLeft(text);
  return left < 0 ? t.over(-left) : undefined;
}
