import { plain } from '#platform/text/plain.ts';

/** The words of a search as they are compared: at most eight, letters and digits only. */
export function searchTerms(search: string): string[] {
  return (plain(search).match(/[a-z0-9ñ]+/g) ?? []).slice(0, 8).map((term) => term.slice(0, 40));
}

/**
 * Those of the words that `term` may have been meant for, the nearest ones only: none for words of
 * two letters or with a digit in them, one slip up to four letters, two from five on.
 */
export function meantWords(term: string, words: readonly string[]): string[] {
  if (!/^[a-zñ]{3,}$/.test(term)) return [];
  const allowed = term.length < 5 ? 1 : 2;
  const distances = words.map((word) => ({ word, slips: slipsBetween(term, word) }));
  const nearest = Math.min(allowed, ...distances.map(({ slips }) => slips));
  return distances.filter(({ slips }) => slips === nearest).map(({ word }) => word);
}

/** Letters left out, put in, replaced, or swapped with a neighbour between two words. */
export function slipsBetween(a: string, b: string): number {
  const from = Array.from(a);
  const to = Array.from(b);
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const same = letter === other ? 0 : 1;
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      row.push(
        Math.min(
          (above[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (above[j] ?? 0) + same,
          swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, row];
  }
  return above[to.length] ?? 0;
}
