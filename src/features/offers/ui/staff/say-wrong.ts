import type { Language } from '#platform/text/language.ts';
import { offerErrors } from '../../errors.ts';
import { fieldProblems } from '../../staff-messages.ts';
import type { Wrong } from './form-problems.ts';

export function sayWrong(wrong: Wrong, language: Language): string {
  const texts = fieldProblems[language];
  return wrong in texts
    ? texts[wrong as keyof typeof texts]
    : offerErrors[wrong as keyof typeof offerErrors].message[language];
}
