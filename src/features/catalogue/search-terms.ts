import { plain } from '#platform/text/plain.ts';
import { categories, type ProductCategory } from './categories.ts';

export function searchTerms(search: string): string[] {
  return (plain(search).match(/[a-z0-9ñ]+/g) ?? []).slice(0, 8).map((term) => term.slice(0, 40));
}

export interface SearchTerm {
  words: string[];
  meanings: Meaning[];
}

/** A product means the term if it has all of these words, or if it is in the category. */
export type Meaning = { words: string[] } | { category: ProductCategory };

/** Words in one expression: "planta eléctrica", "air conditioner". */
export const maxExpressionWords = 3;

export function expressionsIn(terms: readonly string[]): string[] {
  return terms.flatMap((_, at) =>
    Array.from({ length: Math.min(maxExpressionWords, terms.length - at) }, (__, more) =>
      terms.slice(at, at + more + 1).join(' '),
    ),
  );
}

/** Prefers the longest known expressions; other words stand alone. */
export function divideTerms(
  terms: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): SearchTerm[] {
  const divided: SearchTerm[] = [];
  for (let at = 0; at < terms.length; ) {
    const expression = terms.slice(at, at + maxExpressionWords);
    while (
      expression.length > 1 &&
      !known.has(expression.join(' ')) &&
      !categoryNamed(expression.join(' '))
    )
      expression.pop();
    divided.push({ words: expression, meanings: meaningsOf(expression.join(' '), known) });
    at += expression.length;
  }
  return divided;
}

export function meaningsOf(
  expression: string,
  known: ReadonlyMap<string, readonly string[]>,
): Meaning[] {
  const ownCategory = categoryNamed(expression);
  const others = (known.get(expression) ?? []).map((meaning): Meaning => {
    const words = searchTerms(meaning);
    const category = categoryNamed(words.join(' '));
    return category ? { category } : { words };
  });
  return ownCategory ? [{ category: ownCategory }, ...others] : others;
}

function categoryNamed(expression: string): ProductCategory | undefined {
  return categories.find(({ singular, plural }) =>
    [...Object.values(singular), ...Object.values(plural)].some(
      (name) => searchTerms(name).join(' ') === expression,
    ),
  )?.slug;
}

/**
 * The nearest of `words` within the allowed typing errors: none for two letters or digits, one up
 * to four letters, two from five on.
 */
export function similarWords(term: string, words: readonly string[]): string[] {
  if (!/^[a-zñ]{3,}$/.test(term)) return [];
  const allowed = term.length < 5 ? 1 : 2;
  const distances = words.map((word) => ({ word, slips: editDistance(term, word) }));
  const nearest = Math.min(allowed, ...distances.map(({ slips }) => slips));
  return distances.filter(({ slips }) => slips === nearest).map(({ word }) => word);
}

/** Counts letters that are left out, added, replaced, or swapped with a neighbour. */
export function editDistance(a: string, b: string): number {
  const from = Array.from(a);
  const to = Array.from(b);
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const substitution = letter === other ? 0 : 1;
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      row.push(
        Math.min(
          (above[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (above[j] ?? 0) + substitution,
          swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, row];
  }
  return above[to.length] ?? 0;
}
