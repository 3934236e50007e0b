import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import {
  divideTerms,
  expressionsIn,
  formsOf,
  type KnownExpressions,
  keyOf,
  type Meaning,
  meaningsOf,
  type SearchTerm,
  searchTerms,
  similarWords,
} from '../search-terms.ts';
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

/**
 * Finds products with all words, or one of the synonyms of each; the last word may be unfinished.
 * Stop words ("de", "y", "uno") only influence the order. Without a match, words that occur nowhere
 * in the shop are replaced by similar ones. A text of marks alone finds nothing.
 */
export async function findMatches(
  db: Database,
  search: string,
  conditions: readonly ProductCondition[],
): Promise<SearchMatches> {
  const terms = searchTerms(search);
  if (terms.length === 0) return noMatches;
  const stopWords = await findStopWords(db, terms);
  const known = await synonymsOf(db, expressionsIn(terms));
  const expressions = divideTerms(terms, known, (term) => stopWords.has(term));
  const otherTerms = expressions.filter(
    ({ words }) => words.length > 1 || !stopWords.has(words[0] ?? ''),
  );
  // If there are only stop words, all of them must match.
  const searched = otherTerms.length > 0 ? otherTerms : expressions;
  const exact = await runSearch(db, toQueries(searched, terms, stopWords), conditions);
  if (exact.seqs?.length !== 0) return exact;
  const correction = await correctSpelling(db, searched);
  return correction ? runSearch(db, toQueries(correction, terms, stopWords), conditions) : exact;
}

const noMatches: SearchMatches = {
  seqs: [],
  query: sql`''::tsquery`,
  isInName: sql`false`,
  rank: sql`0::real`,
};

async function synonymsOf(db: Database, expressions: readonly string[]): Promise<KnownExpressions> {
  const rows = await db
    .selectFrom('search_synonym')
    .select(['key', 'meanings'])
    .where('key', 'in', expressions.map(keyOf))
    .execute();
  return new Map(rows.map(({ key, meanings }) => [key, meanings]));
}

async function findStopWords(db: Database, terms: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select t.term from unnest(${terms}::text[]) as t (term)
    where numnode(plainto_tsquery('spanish', t.term)) = 0`.execute(db);
  return new Set(rows.map(({ term }) => term));
}

interface Queries {
  anywhere: RawBuilder<unknown>;
  inName: RawBuilder<unknown>;
  ranking: RawBuilder<unknown>;
}

async function runSearch(
  db: Database,
  { anywhere, inName, ranking }: Queries,
  conditions: readonly ProductCondition[],
): Promise<SearchMatches> {
  const { rows } = await sql<{ seq: string }>`
    select seq from product where ${allOf(conditions)} and search @@ ${anywhere}
    limit ${countLimit + 1}`.execute(db);
  return {
    query: anywhere,
    isInName: sql`search @@ ${inName}`,
    rank: sql<number>`ts_rank(search, ${ranking})`,
    seqs: rows.length > countLimit ? undefined : rows.map(({ seq }) => seq),
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
      return either([
        join(words.map((word) => wordQuery(word, weight, isUnfinished(word)))),
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

/** 'A': only in names. */
type Weight = '' | 'A';

function meaningQuery(meaning: Meaning, weight: Weight): RawBuilder<unknown> {
  if ('words' in meaning) return join(meaning.words.map((word) => wordQuery(word, weight, false)));
  return sql`${`'#${meaning.category}'`}::tsquery`;
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
  const synonyms = await synonymsOf(db, suggestions);
  return expressions.map((each) => ({
    words: each.words,
    meanings: [
      ...each.meanings,
      ...(corrections.get(each.words[0] ?? '') ?? []).flatMap((word): Meaning[] => [
        { words: [word] },
        ...meaningsOf(word, synonyms),
      ]),
    ],
  }));
}
