import type { Text } from '#platform/text/language.ts';

/** Letters of a word, and of each of its meanings. */
export const synonymLength = 60;
export const meaningsLimit = 10;

/** What is wrong with a field, said by the form and by the server. */
export const synonymTexts = {
  word: {
    es: 'Escriba de una a tres palabras.',
    en: 'Write one to three words.',
  },
  meanings: {
    es: 'Escriba de uno a diez significados, separados por comas.',
    en: 'Write one to ten meanings, separated by commas.',
  },
} as const satisfies Record<string, Text>;

/** `refrigerador, nevera` → its parts. */
export function readMeanings(typed: string): string[] {
  return typed
    .split(',')
    .map((meaning) => meaning.trim())
    .filter(Boolean);
}
