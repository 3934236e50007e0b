import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/database/database.ts';
import type { ProductFilters } from '../schema.ts';
import {
  expressionsIn,
  formsOf,
  type KnownExpressions,
  keyOf,
  type Meaning,
  meaningNamed,
  meaningsOf,
  type SearchTerm,
  searchTerms,
  similarWords,
} from '../search-terms.ts';
import { type Understanding, understand } from '../understanding.ts';
import { countLimit } from './count-memory.ts';
import { allOf, type ProductCondition } from './filter.ts';

export interface SearchMatches {
  /** Undefined where there are too many to sort. */
  seqs: string[] | undefined;
  query: RawBuilder<unknown>;
  /** Matches in name, brand, model or category, not only in the description. */
  isInName: ProductCondition;
  rank: RawBuilder<number>;
}

/** The words of a search, read once, with all that does not depend on other filters. */
export interface SearchReading extends Pick<Understanding, 'wishes' | 'understood' | 'others'> {
  /** Undefined where only wishes are left, as in '12000'. */
  queries: Queries | undefined;
  terms: readonly string[];
  /** True for marks alone, which find nothing. */
  isEmpty: boolean;
  /**
   * With words that occur nowhere in the shop replaced by similar ones; undefined where there are
   * none. Asked for once, by whoever finds nothing.
   */
  corrected(db: Database): Promise<Queries | undefined>;
}

/** Holds until the catalogue changes (memory.ts). */
export type SearchReadings = LRUCache<string, Promise<SearchReading>>;

const readingsKept = 500;
export const createReadings = (): SearchReadings => new LRUCache({ max: readingsKept });

/** A search that several calls of one page ask at the same time is read once. */
export function readSearch(
  db: Database,
  search: string,
  readings: SearchReadings = createReadings(),
): Promise<SearchReading> {
  const terms = searchTerms(search);
  const key = terms.join(' | ');
  const known = readings.get(key);
  if (known) return known;
  const reading = readTerms(db, terms);
  readings.set(key, reading);
  reading.catch(() => readings.delete(key));
  return reading;
}

/** Stop words ("de", "y", "uno") only influence the order. */
async function readTerms(
  db: Database,
  terms: string[],
  { asWords = false } = {},
): Promise<SearchReading> {
  const { stopWords, synonyms } = await readWords(db, terms);
  const isStopWord = (term: string) => stopWords.has(term);
  const { expressions, wishes, understood, others } = understand(
    terms,
    synonyms,
    isStopWord,
    asWords,
  );
  const otherTerms = expressions.filter(
    ({ words }) => words.length > 1 || !isStopWord(words[0] ?? ''),
  );
  // If there are only stop words, all of them must match.
  const isWished = Object.keys(wishes).length > 0;
  const searched = otherTerms.length > 0 || isWished ? otherTerms : expressions;
  const toOwnQueries = (on: Database, each: readonly SearchTerm[]) =>
    makeOnce(on, toQueries(each, terms, stopWords));
  let correction: Promise<Queries | undefined> | undefined;
  return {
    terms,
    wishes,
    understood,
    others: others.filter((word) => !isStopWord(word)),
    queries: searched.length > 0 ? await toOwnQueries(db, searched) : undefined,
    isEmpty: terms.length === 0,
    corrected: (asking) => {
      correction ??= correctSpelling(asking, searched).then(
        (each) => each && toOwnQueries(asking, each),
      );
      return correction;
    },
  };
}

/** What was chosen is stronger than what was read in the words. */
export function withWishes(filters: ProductFilters, { wishes }: SearchReading): ProductFilters {
  const { minPrice, maxPrice, sort } = filters;
  return {
    ...filters,
    minPrice: minPrice ?? wishes.minPrice,
    maxPrice: maxPrice ?? wishes.maxPrice,
    sort: sort ?? wishes.sort,
  };
}

/**
 * For staff, who mean words alone. Finds products with all of them, or one of the synonyms of each;
 * the last word may be unfinished. Without a match, words that occur nowhere in the shop are
 * replaced by similar ones. A text of marks alone finds nothing.
 */
export async function findMatches(
  db: Database,
  search: string,
  conditions: readonly ProductCondition[],
): Promise<SearchMatches> {
  const reading = await readTerms(db, searchTerms(search), { asWords: true });
  if (reading.isEmpty || !reading.queries) return noMatches;
  const exact = await runSearch(db, reading.queries, conditions);
  if (exact.seqs?.length !== 0) return exact;
  const corrected = await reading.corrected(db);
  return corrected ? runSearch(db, corrected, conditions) : exact;
}

const noMatches: SearchMatches = {
  seqs: [],
  query: sql`''::tsquery`,
  isInName: sql`false`,
  rank: sql`0::real`,
};

interface Words {
  stopWords: Set<string>;
  synonyms: KnownExpressions;
}

async function readWords(db: Database, terms: readonly string[]): Promise<Words> {
  if (terms.length === 0) return { stopWords: new Set(), synonyms: new Map() };
  const { rows } = await sql<{ stops: string[]; synonyms: [string, string[]][] | null }>`
    select array(select t from unnest(${terms}::text[]) as t
        where numnode(plainto_tsquery('spanish', t)) = 0) as stops,
      (select json_agg(json_build_array(key, meanings)) from search_synonym
        where key = any(${expressionsIn(terms).map(keyOf)}::text[])) as synonyms`.execute(db);
  return { stopWords: new Set(rows[0]?.stops), synonyms: new Map(rows[0]?.synonyms) };
}

export interface Queries {
  anywhere: RawBuilder<unknown>;
  inName: RawBuilder<unknown>;
  ranking: RawBuilder<unknown>;
}

async function runSearch(
  db: Database,
  queries: Queries,
  conditions: readonly ProductCondition[],
): Promise<SearchMatches> {
  const { rows } = await sql<{ seq: string }>`
    select seq from product where ${allOf(conditions)} and search @@ ${queries.anywhere}
    limit ${countLimit + 1}`.execute(db);
  return {
    ...rankingOf(queries),
    query: queries.anywhere,
    seqs: rows.length > countLimit ? undefined : rows.map(({ seq }) => seq),
  };
}

export function rankingOf({ inName, ranking }: Queries) {
  return {
    isInName: sql<boolean>`search @@ ${inName}`,
    rank: sql<number>`ts_rank(search, ${ranking})`,
  };
}

function toQueries(
  expressions: readonly SearchTerm[],
  terms: readonly string[],
  stopWords: ReadonlySet<string>,
): Queries {
  const last = terms.at(-1);
  const queriesWith = (weight: Weight) =>
    expressions.map(({ words, meanings, joined }) => {
      // A known expression is finished.
      const isUnfinished = (word: string) => word === last && meanings.length === 0;
      // What is named so is meant, not what only mentions it: a generator is no refrigerator.
      const own = meanings.some(isNarrow) ? 'A' : weight;
      return either([
        ...(isReplaced(words, meanings)
          ? []
          : [join(words.map((word) => wordQuery(word, own, isUnfinished(word))))]),
        ...(joined ? [wordQuery(joined, weight, false)] : []),
        ...meanings.map((meaning) => meaningQuery(meaning, weight)),
      ]);
    });
  const stopWordQueries = [...stopWords].map((word) => wordQuery(word, 'A', false));
  return {
    anywhere: join(queriesWith('')),
    inName: join(queriesWith('A')),
    ranking: either([...queriesWith(''), ...stopWordQueries]),
  };
}

/** The words are looked up in the dictionaries here, and not by each part of every statement. */
async function makeOnce(db: Database, { anywhere, inName, ranking }: Queries): Promise<Queries> {
  const { rows } = await sql<Record<keyof Queries, string>>`
    select ${anywhere}::text as anywhere, ${inName}::text as "inName", ${ranking}::text as ranking
  `.execute(db);
  const made = (name: keyof Queries) => sql`${withoutTwins(rows[0]?.[name] ?? '')}::tsquery`;
  return { anywhere: made('anywhere'), inName: made('inName'), ranking: made('ranking') };
}

/**
 * Many forms of a word have one stem, and an index looks for each that is named. Only where nothing but
 * `|` stands between them are they alike: `'a' & 'b' | 'b'` stays.
 */
const withoutTwins = (query: string) =>
  query
    .split(/(?=[()])|(?<=[()])/)
    .map((part) => {
      const forms = part.trim().split(' | ');
      const isPlain = forms.every((form) => /^'[^ ]+$/.test(form));
      return isPlain ? ` ${[...new Set(forms)].join(' | ')} ` : part;
    })
    .join('');

const isNarrow = (meaning: Meaning) =>
  'category' in meaning || ('facet' in meaning && !meaning.facet.startsWith('engine='));

/** 'aire' is an air conditioner, and no fryer that has the word in its name. */
const isReplaced = (words: readonly string[], meanings: readonly Meaning[]) =>
  !meaningNamed(words.join(' ')) &&
  meanings.some((meaning) => 'facet' in meaning && meaning.facet.startsWith('kind='));

/** 'A': only in names. */
type Weight = '' | 'A';

function meaningQuery(meaning: Meaning, weight: Weight): RawBuilder<unknown> {
  if ('words' in meaning) return join(meaning.words.map((word) => wordQuery(word, weight, false)));
  return sql`${`'#${'category' in meaning ? meaning.category : meaning.facet}'`}::tsquery`;
}

// Both dictionaries: the stem of 'refrigeradores' is in descriptions too, and 'uno' matches only
// itself. What is unfinished begins as it is typed, never as its stem: that of 'carro' is 'carr',
// as 'carretera' begins.
function wordQuery(word: string, weight: Weight, isUnfinished: boolean): RawBuilder<unknown> {
  const mark = weight && `:${weight}`;
  // The parts of a model stand side by side.
  const next = `${mark} <-> `;
  const forms = formsOf(word).map((form) => form.replaceAll(' ', next) + mark);
  const begun = isUnfinished ? [`${word.replaceAll(' ', next)}:*${weight}`] : [];
  return either([
    sql`to_tsquery('simple', ${[...forms, ...begun].join(' | ')})`,
    ...(word.includes(' ') ? [] : [sql`to_tsquery('spanish', ${forms.join(' | ')})`]),
  ]);
}

const either = (queries: readonly RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` || `)})`;
const join = (queries: readonly RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` && `)})`;

/** Returns undefined if no word is unknown, or none is similar. */
async function correctSpelling(
  db: Database,
  expressions: readonly SearchTerm[],
): Promise<SearchTerm[] | undefined> {
  const unknown = expressions.flatMap(({ words: [word = '', ...more], meanings }) =>
    more.length === 0 && meanings.length === 0 && !word.includes(' ') ? [word] : [],
  );
  const forms = unknown.map((word) => formsOf(word).join(' | '));
  if (unknown.length === 0) return undefined;
  const { rows } = await sql<{ term: string; near: string[] }>`
    select t.term, array(
      (select word from product_word order by word <-> t.term limit 12)
      union (select plain(word) from search_synonym where position(' ' in key) = 0 order by key <-> t.term limit 4)
    ) as near
    from unnest(${unknown}::text[], ${forms}::text[]) as t (term, forms)
    where not exists (
      select from product where deleted_at is null
        and search @@ (to_tsquery('spanish', t.forms) || to_tsquery('simple', t.forms || ':*'))
    )`.execute(db);
  const corrections = new Map(rows.map(({ term, near }) => [term, similarWords(term, near)]));
  const suggestions = [...corrections.values()].flat();
  if (suggestions.length === 0) return undefined;
  const { synonyms } = await readWords(db, suggestions);
  return expressions.map((each) => ({
    words: each.words,
    meanings: [
      ...each.meanings,
      ...(corrections.get(each.words[0] ?? '') ?? []).flatMap((word): Meaning[] => [
        ...(meaningNamed(word) ? [] : [{ words: [word] }]),
        ...meaningsOf(word, synonyms),
      ]),
    ],
  }));
}
