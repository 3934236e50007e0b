import { asSeen } from './invisible.ts';

/**
 * Reads a number as people write it into E.164 ('+5351234567'); undefined for anything else. Eight
 * digits that begin with 5 or 6 (mobile) or 7 (Havana) are Cuban, ten digits are American. Before a
 * country code may stand '+', '00' or '011', as people in the USA dial. A number that could be of
 * two countries is not guessed.
 */
export function normalisePhone(text: string): string | undefined {
  const compact = compactOf(text);
  if (!/^\+?\d+$/.test(compact) || isAmbiguous(text)) return undefined;
  if (compact.startsWith('+')) return isPossible(compact) ? compact : undefined;
  if (/^[567]\d{7}$/.test(compact)) return `+53${compact}`;
  if (/^53\d{8}$/.test(compact)) return `+${compact}`;
  if (/^[2-9]\d{9}$/.test(compact)) return `+1${compact}`;
  if (/^1[2-9]\d{9}$/.test(compact)) return `+${compact}`;
  return undefined;
}

/**
 * True for ten digits that are a Cuban number with its country code or an American one: 530, 531,
 * 534 and 539 are American area codes.
 */
export function isAmbiguous(text: string): boolean {
  return /^53[0149][2-9]\d{6}$/.test(compactOf(text));
}

/** The digits of a number or of a part of one, as searches compare them; undefined for a word. */
export function phoneDigits(text: string): string | undefined {
  return /^\+?(\d+)$/.exec(compactOf(text))?.[1];
}

/** Finds a number within a text. */
export const holdsPhone = (text: string): boolean => numberPattern.test(asSeen(text));

/** What people write between digits; U+2212 is the minus, which is no hyphen to Unicode. */
const between = String.raw`[\s().\p{Pd}\u2212/·]`;
const betweenPattern = new RegExp(between, 'gu');
const numberPattern = new RegExp(`(?:\\d${between}*){8}`, 'u');

function compactOf(text: string): string {
  return asSeen(text)
    .replace(betweenPattern, '')
    .replace(/^\+?0(0|11)(?=\d)/, '+');
}

function isPossible(e164: string): boolean {
  if (e164.startsWith('+53')) return /^\+53\d{8}$/.test(e164);
  if (e164.startsWith('+1')) return /^\+1[2-9]\d{9}$/.test(e164);
  return /^\+[2-9]\d{7,14}$/.test(e164);
}
