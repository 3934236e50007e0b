import { isWithinOneLetter } from '#platform/text/one-letter.ts';
import { plain } from '#platform/text/plain.ts';

/** Words that stand in many names and so tell nobody apart. */
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'al',
  'y',
  'e',
  'i',
  'da',
  'das',
  'do',
  'dos',
  'von',
  'van',
]);

/** Each sound has one spelling. The replacements run in this order. */
const spellings: readonly [RegExp, string][] = [
  [/ñ|gn(?=[aeiou])|ny(?=[aeiou])|nh(?=[aeiou])/g, 'n'],
  [/tch|tsch|sh|sch/g, 'ch'],
  [/ph/g, 'f'],
  [/kh|j|x(?=[aeiou])|g(?=[eiy])/g, 'h'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])|q|ck|k|c(?![eihy])/g, 'k'],
  [/z|c(?=[eiy])/g, 's'],
  [/w|v/g, 'b'],
  [/ll(?=[aeiou])|y/g, 'i'],
  [/ou|oo/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * Folds the words of a name, so that its spellings in lists and passports are equal: no accents, no
 * particles, one letter for one sound. "de la Cruz" equals "Delacruz".
 */
export function nameWords(name: string): string[] {
  const words = plain(name)
    .replaceAll(/[’'`´-]/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !particles.has(word))
    .map((word) => word.replace(/^(dela|delos|delas)(?=\p{L}{4})/u, ''));
  // All at once: a list has millions of words.
  return words.length > 0 ? fold(words.join(' ')).split(' ') : [];
}

function fold(words: string): string {
  const bare = words
    .normalize('NFD')
    .replaceAll(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');
  return spellings.reduce((text, [written, same]) => text.replaceAll(written, same), bare);
}

/**
 * True where two names may be one person's: nearly all words of the shorter one stand in the other,
 * in any order; an initial stands for any word that begins with it. It errs towards true, because
 * people look at it.
 */
export function mayBeSame(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const unmatched = [...long];
  /** Takes a word of the longer name that fits; each is used once. */
  const take = (fits: (word: string) => boolean) => {
    const at = unmatched.findIndex(fits);
    if (at >= 0) unmatched.splice(at, 1);
    return at >= 0;
  };
  const words = short.filter(({ length }) => length > 1);
  const inexact = words.filter((word) => !take((other) => other === word));
  const missing = inexact.filter((word) => !take((other) => isNear(word, other)));
  const strong = words.length - missing.length;
  const abbreviated = [...missing, ...short.filter(({ length }) => length === 1)];
  const weak = abbreviated.filter((word) => take((other) => isInitial(word, other))).length;
  const matched = strong + weak;
  if (short.length === 1) return strong === 1 && long.length === 1;
  if (short.length === 2 && strong === 1) return matched === 2 && long.length === 2;
  // One of four words may differ: second names are left out, or written wrong.
  return strong >= 2 && matched >= short.length - Number(short.length > 3);
}

const isInitial = (a: string, b: string) =>
  (a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0);

function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  return shorter >= 4 && longer >= 5 && isWithinOneLetter(a, b);
}
