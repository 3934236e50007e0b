import { isWithinOneLetter } from '#platform/text/one-letter.ts';
import { plain } from '#platform/text/plain.ts';

/** Said in many names, and of nobody. */
const small = new Set(['del', 'las', 'los', 'from', 'llc', 'inc', 'the']);

/** The words of a name or of a bank's text, as banks write them: capitals, no accents, N for Ñ. */
export function wordsOf(text: string): string[] {
  const words = plain(text)
    .replaceAll('ñ', 'n')
    .split(/[^\p{L}]+/u);
  return [...new Set(words.filter((word) => word.length > 2 && !small.has(word)))];
}

/**
 * By what a name is found: all of its words, or all but one of four, in one order. The database does
 * the same for its index (`name_keys`); a test holds the two together.
 */
export function keysOfName(words: readonly string[]): string[] {
  const all = words.toSorted();
  const lessOne = all.length > 3 ? all.map((one) => all.filter((word) => word !== one)) : [];
  return [all, ...lessOne].map((key) => key.join(' '));
}

/** Banks say more than a name; what comes after so many words is left out. */
const mostWords = 8;

/** The keys of every name of two to four words that may stand in a text. */
export function keysWithin(words: readonly string[]): string[] {
  let sets: string[][] = [[]];
  for (const word of words.slice(0, mostWords).toSorted())
    sets = [...sets, ...sets.filter(({ length }) => length < 4).map((set) => [...set, word])];
  return sets.filter(({ length }) => length > 1).map((set) => set.join(' '));
}

/** Whether a word stands in a text; of many names that are held against it each word is looked for once. */
export function findingIn(text: readonly string[]): (word: string) => boolean {
  const looked = new Map<string, boolean>();
  return (word) => {
    const before = looked.get(word);
    if (before !== undefined) return before;
    const found = text.some((each) => isSame(word, each));
    looked.set(word, found);
    return found;
  };
}

/**
 * How much of a name stands in a text, in whatever order: three of four words are all, two of three
 * are most of it, and many people's.
 */
export function likenessOf(
  name: readonly string[],
  standsThere: (word: string) => boolean,
): 'all' | 'most' | 'part' | 'none' {
  let found = 0;
  for (const word of name) if (standsThere(word)) found += 1;
  if (found >= 2 && found >= name.length - Number(found > 2)) return 'all';
  if (found === 2 && name.length === 3) return 'most';
  return found > 0 && name.length > 0 ? 'part' : 'none';
}

/** The same, or with one letter more, less or other in a word of five. */
function isSame(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 5 && isWithinOneLetter(a, b));
}
