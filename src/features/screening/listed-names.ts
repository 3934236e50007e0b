import { isWithinOneLetter } from '#platform/text/one-letter.ts';
import { plain } from '#platform/text/plain.ts';

/** Words that join the parts of many names, so they tell nobody apart. */
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

/** How one letter is written elsewhere, in the order in which it is replaced. */
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
 * The words of a name as all its spellings have them: no accents, no particles, one letter for those
 * that lists and passports write one for the other. "de la Cruz" and "Delacruz" are the same.
 */
export function nameWords(name: string): string[] {
  return plain(name)
    .replaceAll(/[’'`´-]/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !particles.has(word))
    .map((word) => fold(word.replace(/^(dela|delos|delas)(?=\p{L}{4})/u, '')));
}

function fold(word: string): string {
  const bare = word
    .normalize('NFD')
    .replaceAll(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');
  return spellings.reduce((text, [written, same]) => text.replaceAll(written, same), bare);
}

/**
 * Whether two names may be one person's: nearly all words of the shorter one stand in the other, in
 * whatever order; a single letter is any word that begins with it. It says "look", never "it is".
 */
export function mayBeSame(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...long];
  const take = (fits: (word: string) => boolean) => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const whole = short.filter(({ length }) => length > 1);
  const rest = whole.filter((word) => !take((each) => each === word));
  const missed = rest.filter((word) => !take((each) => isNear(word, each)));
  const strong = whole.length - missed.length;
  const open = [...missed, ...short.filter(({ length }) => length === 1)];
  const weak = open.filter((word) => take((each) => isInitial(word, each))).length;
  const found = strong + weak;
  if (short.length === 1) return strong === 1 && long.length === 1;
  if (short.length === 2 && strong === 1) return found === 2 && long.length === 2;
  // Of four words one may be another: second names are left out, or written wrong.
  return strong >= 2 && found >= short.length - Number(short.length > 3);
}

const isInitial = (a: string, b: string) =>
  (a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0);

/** With one letter more, less or other in a word of five. */
function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  return shorter >= 4 && longer >= 5 && isWithinOneLetter(a, b);
}
