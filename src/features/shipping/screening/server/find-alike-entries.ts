import { setImmediate } from 'node:timers/promises';
import { mayBeSame, nameWords } from '../listed-names.ts';

/** After this many names other work gets its turn: a list has a hundred thousand. */
const namesPerTurn = 2000;

export async function findAlikeEntries<T extends { names: readonly string[] }>(
  words: readonly string[],
  entries: readonly T[],
): Promise<T[]> {
  const found: T[] = [];
  let compared = 0;
  for (const entry of entries) {
    compared += entry.names.length;
    if (compared > namesPerTurn) {
      compared = 0;
      await setImmediate();
    }
    if (entry.names.some((each) => mayBeSame(words, nameWords(each)))) found.push(entry);
  }
  return found;
}
