import { randomInt } from 'node:crypto';
import { signs } from './signs.ts';

/** So many signs that nobody can foretell. */
export function randomSigns(count: number): string {
  return Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');
}
