import { isWithinOneLetter } from '#platform/text/one-letter.ts';
import { plain } from '#platform/text/plain.ts';

/** Words that stand in many names and texts and so tell nobody apart. */
const commonWords = new Set(['del', 'las', 'los', 'from', 'llc', 'inc', 'the']);

/**
 * Splits a name or a bank's text into words as banks write them: no accents, N for Ñ; each once.
 */
export function wordsOf(text: string): string[] {
  const words = plain(text)
    .replaceAll('ñ', 'n')
    .split(/[^\p{L}]+/u);
  return [...new Set(words.filter((word) => word.length > 2 && !commonWords.has(word)))];
}

/**
 * Builds the search keys of a name: all of its words, or of four and more all but one, in
 * alphabetical order. The database does the same for its index (`name_keys`); a test compares the
 * two.
 */
export function nameKeys(words: readonly string[]): string[] {
  const sorted = words.toSorted();
  const withoutOne =
    sorted.length > 3 ? sorted.map((left) => sorted.filter((word) => word !== left)) : [];
  return [sorted, ...withoutOne].map((key) => key.join(' '));
}

/** The number of keys doubles with each word, so only the first words of a bank's text are used. */
const maxWords = 8;

/** Builds the search keys of every name of two to four words that may stand in a text. */
export function possibleNameKeys(words: readonly string[]): string[] {
  let sets: string[][] = [[]];
  for (const word of words.slice(0, maxWords).toSorted()) {
    sets = [...sets, ...sets.filter(({ length }) => length < 4).map((set) => [...set, word])];
  }
  return sets.filter(({ length }) => length > 1).map((set) => set.join(' '));
}

/**
 * Returns a check for words of a text. It remembers each answer, because many names share words.
 */
export function createWordCheck(textWords: readonly string[]): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? textWords.some((each) => isSameWord(word, each));
    answers.set(word, answer);
    return answer;
  };
}

/**
 * Says how much of a name stands in a text, in any order. Three of four words count as all, because
 * second names are left out; two of three are only most of it, because many people share them.
 */
export function likenessOf(
  name: readonly string[],
  isInText: (word: string) => boolean,
): 'all' | 'most' | 'part' | 'none' {
  const found = name.filter((word) => isInText(word)).length;
  if (found >= 2 && found >= name.length - Number(found > 2)) return 'all';
  if (found === 2 && name.length === 3) return 'most';
  return found > 0 ? 'part' : 'none';
}

/** Words of five letters and more may differ in one letter. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 5 && isWithinOneLetter(a, b));
}
