import { setImmediate } from 'node:timers/promises';
import { mayBeSame, nameWords } from '../listed-names.ts';

/** Names that are compared in one go: a list has a hundred thousand, and others want answers meanwhile. */
const atOnce = 2000;

/** The entries of a list that a name, in its words, may be by any of theirs. */
export async function mayBeListed<T extends { names: readonly string[] }>(
  words: readonly string[],
  entries: readonly T[],
): Promise<T[]> {
  const found: T[] = [];
  let compared = 0;
  for (const entry of entries) {
    compared += entry.names.length;
    if (compared > atOnce) {
      compared = 0;
      await setImmediate();
    }
    if (entry.names.some((each) => mayBeSame(words, nameWords(each)))) found.push(entry);
  }
  return found;
}
