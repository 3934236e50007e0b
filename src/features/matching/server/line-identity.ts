import { plain } from '#platform/text/plain.ts';
import type { ReadLine } from './statement-row.ts';

type Facts = Pick<ReadLine, 'movedOn' | 'cents' | 'description' | 'payer' | 'referenceKey'>;

/** Says of each line by what it is known: equal ones without a reference are counted. */
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

const factsOf = (line: Facts) => `${line.movedOn} ${line.cents} ${textOf(line)}`;

/** How the text of a line is compared: a bank that writes it otherwise says the same. */
export function textOf({ description, payer }: Pick<Facts, 'description' | 'payer'>): string {
  const words = plain(`${description} ${payer ?? ''}`).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim().slice(0, 200);
}
