import type { Text } from '#platform/text/language.ts';

export const synonymLength = 60;
export const meaningsLimit = 10;

export const synonymProblemTexts = {
  word: {
    es: 'Escriba de una a tres palabras.',
    en: 'Write one to three words.',
  },
  meanings: {
    es: 'Escriba de uno a diez significados, separados por comas.',
    en: 'Write one to ten meanings, separated by commas.',
  },
} as const satisfies Record<string, Text>;

export function readMeanings(typed: string): string[] {
  return typed
    .split(',')
    .map((meaning) => meaning.trim())
    .filter(Boolean);
}
