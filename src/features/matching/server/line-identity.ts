import { plain } from '#platform/text/plain.ts';
import type { ReadLine } from './statement-row.ts';

type Facts = Pick<ReadLine, 'movedOn' | 'cents' | 'description' | 'payer' | 'referenceKey'>;

/**
 * Gives each line an identity by which later files find it again: its reference, or its facts and a
 * count.
 */
export function numberLines(lines: readonly ReadLine[]): ReadLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.referenceKey !== null) return { ...line, identity: `ref ${line.referenceKey}` };
    const facts = factsOf(line);
    const number = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, number);
    return { ...line, identity: `${facts} ${number}` };
  });
}

const factsOf = (line: Facts) => `${line.movedOn} ${line.cents} ${lineTextOf(line)}`;

/**
 * Puts the text of a line into one spelling, because banks change case and punctuation from file to
 * file.
 */
export function lineTextOf({ description, payer }: Pick<Facts, 'description' | 'payer'>): string {
  const words = plain(`${description} ${payer ?? ''}`).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim().slice(0, 200);
}
