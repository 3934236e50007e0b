import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { codeAlphabet } from '#platform/text/code-alphabet.ts';

const length = 6;

/**
 * Stands beside a number that can be counted up, on mails and papers: with it the check page shows
 * amount and initials. One for a quotation and all its offers, whose numbers begin with it.
 */
export function checkWord({ checkKey }: Pick<Config, 'checkKey'>, number: string): string {
  // Anybody could compute the words of an empty key.
  if (!checkKey) throw new Error('no check key');
  const digest = createHmac('sha256', checkKey)
    .update(number.replace(/-O\d+$/, ''))
    .digest();
  return Array.from({ length }, (_, at) =>
    codeAlphabet.charAt(digest.readUInt32BE(at * 4) % codeAlphabet.length),
  ).join('');
}
