import { withoutInvisible } from '#platform/text/invisible.ts';
import { plain } from '#platform/text/plain.ts';
import { withoutEnd } from '#platform/text/without-end.ts';
import { categories, type ProductCategory } from './categories.ts';
import { engineOptions } from './engine.ts';
import { facets } from './facets.ts';
import { facetNames } from './schema-values.ts';

/**
 * The words of a search. A model or an amount is one term, with its letters and figures apart:
 * 'RAV4' is 'rav 4', '12,000BTU' is '12000 btu'. The index divides products in the same way
 * (`search_words` in 090-words-of-any-number.sql).
 */
export function searchTerms(search: string): string[] {
  const written = plain(withoutInvisible(search)).replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1');
  const runs = (written.match(/[a-z0-9ñ]+/g) ?? []).slice(0, 8);
  return runs.map((run) => (run.slice(0, 40).match(/\d+|[a-zñ]+/g) ?? []).join(' '));
}

/** By this are expressions one: 'plantas eléctricas' and 'planta eléctrica', 'rav 4' and 'RAV4'. */
export function keyOf(expression: string): string {
  return searchTerms(expression).join(' ').split(' ').map(wordKey).join(' ');
}

/**
 * A word without the ending of its number in Spanish and English, which makes one of 'fogón' and
 * 'fogones', 'machine' and 'machines', 'luz' and 'luces', 'battery' and 'batteries'. No word itself.
 */
function wordKey(word: string): string {
  const bare = withoutEnd(word, /[es]/);
  if (!/^[a-zñ]{3,}$/.test(word) || bare.length < 2) return word;
  return bare.replace(/y$/, 'i').replace(/c$/, 'z');
}

/**
 * A word in its other number too. Of the endings, only those that the stems of the index do not
 * know: it makes one of 'fogón' and 'fogones', but not of 'scooter' and 'scooters', nor of 'sedán',
 * whose stem is that of a verb, and 'sedanes'.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-zñ]{3,}$/.test(word)) return [word];
  if (!word.endsWith('s')) {
    const more = [`${word}s`, word.replace(/z$/, 'ces'), word.replace(/y$/, 'ies')];
    return [word, ...more, word.replace(/an$/, 'anes')];
  }
  if (word.length === 3) return [word];
  const fewer = [word.slice(0, -1), word.replace(/ces$/, 'z'), word.replace(/ies$/, 'y')];
  return [word, ...fewer, word.replace(/anes$/, 'an')];
}

export interface SearchTerm {
  words: string[];
  meanings: Meaning[];
  /** The words written as one: 'cr v' may be 'crv', '12 000' is '12000'. */
  joined?: string;
}

/** A product means the term if it has all of these words, is in the category, or has the facet. */
export type Meaning = { words: string[] } | { category: ProductCategory } | { facet: string };

/** Words in one expression: "planta eléctrica", "air conditioner". */
export const maxExpressionWords = 3;

export function expressionsIn(terms: readonly string[]): string[] {
  return terms.flatMap((_, at) =>
    Array.from({ length: Math.min(maxExpressionWords, terms.length - at) }, (__, more) =>
      terms.slice(at, at + more + 1).join(' '),
    ),
  );
}

/** The meanings that staff gave to expressions, by their keys. */
export type KnownExpressions = ReadonlyMap<string, readonly string[]>;

/** Prefers the longest known expressions; other words stand alone. */
export function divideTerms(
  terms: readonly string[],
  known: KnownExpressions,
  isStopWord: (term: string) => boolean,
): SearchTerm[] {
  const divided: SearchTerm[] = [];
  for (let at = 0; at < terms.length; ) {
    const words = terms.slice(at, at + maxExpressionWords);
    while (words.length > 1 && meaningsOf(words.join(' '), known).length === 0) words.pop();
    divided.push({ words, meanings: meaningsOf(words.join(' '), known) });
    at += words.length;
  }
  return joinPairs(divided, isStopWord);
}

function joinPairs(terms: readonly SearchTerm[], isStopWord: (term: string) => boolean) {
  const joined: SearchTerm[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const pair = before && !before.joined ? [...before.words, ...term.words] : [];
    const isKnown = before?.meanings.length !== 0 || term.meanings.length !== 0;
    if (isKnown || !areOneWord(pair) || pair.some(isStopWord)) joined.push(term);
    else joined.splice(-1, 1, { words: pair, meanings: [], joined: pair.join('') });
  }
  return joined;
}

/** Models ('cr v'), and thousands after a blank ('12 000'). */
function areOneWord([one = '', other = '', ...more]: readonly string[]): boolean {
  if (more.length > 0) return false;
  if (/^\d{1,3}$/.test(one)) return /^\d{3}$/.test(other);
  return /^[a-zñ]{1,3}$/.test(one) && /^[a-zñ]{1,3}$/.test(other) && one.length + other.length < 5;
}

export function meaningsOf(expression: string, known: KnownExpressions): Meaning[] {
  const others = (known.get(keyOf(expression)) ?? []).flatMap((meaning): Meaning[] => {
    const named = meaningNamed(meaning);
    const words = { words: searchTerms(meaning) };
    if (!named) return [words];
    // A tricycle may be a van, too, and has no body.
    return 'facet' in named && named.facet.startsWith('body=') ? [named, words] : [named];
  });
  const own = meaningNamed(expression);
  return withoutTwice(own ? [own, ...others] : others);
}

const withoutTwice = (meanings: readonly Meaning[]): Meaning[] => [
  ...new Map(meanings.map((meaning) => [JSON.stringify(meaning), meaning])).values(),
];

/** The category or facet of which an expression is the name. */
export function meaningNamed(name: string): Meaning | undefined {
  const category = categoryNamed(name);
  if (category) return { category };
  const facet = facetOfKey.get(keyOf(name)) ?? yearNamed(name);
  return facet === undefined ? undefined : { facet };
}

/** 'kind=refrigerator' by all that people call it alone. */
const facetOfKey: ReadonlyMap<string, string> = new Map([
  ...facetNames.flatMap((name) =>
    facets[name].options.flatMap(({ value, words = [] }) =>
      words.map((word): [string, string] => [keyOf(word), `${name}=${value}`]),
    ),
  ),
  ...engineOptions.flatMap(({ kind, label }) =>
    Object.values(label).map((word): [string, string] => [keyOf(word), `engine=${kind}`]),
  ),
  ...['grande', 'big', 'large'].map((word): [string, string] => [keyOf(word), 'size=big']),
  ...['pequeño', 'pequeña', 'chico', 'small'].map((word): [string, string] => [
    keyOf(word),
    'size=small',
  ]),
]);

const yearNamed = (term: string) =>
  /^(19[89]\d|20[0-4]\d)$/.test(term) ? `year=${term}` : undefined;

/** The category that people call so, in singular or plural, in Spanish or English. */
export const categoryNamed = (name: string): ProductCategory | undefined =>
  categoryOfKey.get(keyOf(name));

const categoryOfKey: ReadonlyMap<string, ProductCategory> = new Map(
  categories.flatMap(({ slug, singular, plural }) =>
    [...Object.values(singular), ...Object.values(plural)].map((name) => [keyOf(name), slug]),
  ),
);

/**
 * The nearest of `words` within the allowed typing errors: none for two letters or digits, one up
 * to four letters, two from five on.
 */
export function similarWords(term: string, words: readonly string[]): string[] {
  if (!/^[a-zñ]{3,}$/.test(term)) return [];
  const allowed = term.length < 5 ? 1 : 2;
  const forms = formsOf(term);
  const distances = words.map((word) => ({
    word,
    slips: Math.min(...forms.map((form) => editDistance(form, word))),
  }));
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
