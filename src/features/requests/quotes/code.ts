import { checkCharacter } from '#platform/text/code-alphabet.ts';
import { asSeen } from '#platform/text/invisible.ts';

export const codeLength = 9;

/**
 * Writes 'MA-VER-20261121-7K4PM-3XRTA' from the day ('20261121') and nine random characters, in
 * groups of five to be read aloud; with 40 random bits nobody guesses somebody else's code. `DOC`
 * is the number of a paper.
 */
export function makeCode(
  prefix: string,
  day: string,
  random: string,
  kind: 'VER' | 'DOC' = 'VER',
): string {
  const ending = random + checkCharacter(day + random);
  return `${prefix}-${kind}-${day}-${ending.slice(0, 5)}-${ending.slice(5)}`;
}

/**
 * Turns a typed code (any case, spaces or hyphens) into the issued form; any other text stays.
 * Older codes end in four or five characters.
 */
export function readCode(typed: string): string {
  const bare = asSeen(typed)
    .replace(/[\s\p{Pd}\u2212.]/gu, '')
    .toUpperCase();
  const [, prefix, kind, day, first, last] =
    /^([A-Z]{2,5})(VER|DOC)(\d{8})([2-9A-Z]{4,5})([2-9A-Z]{5})?$/.exec(bare) ?? [];
  if (!prefix || (last && first?.length !== 5)) return typed;
  return [prefix, kind, day, first, ...(last ? [last] : [])].join('-');
}
