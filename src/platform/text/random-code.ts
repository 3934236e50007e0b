import { randomInt } from 'node:crypto';
import { codeAlphabet } from './code-alphabet.ts';

/** Returns `count` unpredictable characters. */
export function randomCode(count: number): string {
  return Array.from({ length: count }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
