import { foldCode } from '#platform/text/fold-code.ts';
import { numbersIn } from '../propose-owners.ts';

export interface LineFacts {
  movedOn: string;
  cents: number;
  description: string;
  payer: string | null;
  reference: string | null;
}

/** The facts of a line in one spelling, because banks change case and punctuation. */
export interface KeyedFacts {
  /** Without the reference, which some files lack. */
  text: string;
  /** Undefined for none, and for such as tell nobody apart: "0", "N/A", the number of an order. */
  reference: string | undefined;
  /** Two lines with one `whole` are equal; the database holds the same (`bank_line_once`). */
  whole: string;
}

/** In characters, as the database counts them. */
const keyLength = 200;

export function keysOf({ movedOn, cents, description, payer, reference }: LineFacts): KeyedFacts {
  const text = foldCode((payer ?? '') + description);
  const code = foldCode(reference ?? '');
  const tells = /[1-9]/.test(code) && numbersIn(reference ?? '').length === 0;
  const all = code + text;
  const whole = all.length > keyLength ? [...all].slice(0, keyLength).join('') : all;
  return { text, reference: tells ? code : undefined, whole: `${movedOn} ${cents} ${whole}` };
}
