import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { meantWords, searchTerms } from '../search-terms.ts';
import { countLimit } from './count-memory.ts';
import { all, type Condition } from './filter.ts';

/** What a search found, in a form that a list can be made of. */
export interface Found {
  /** All matches when they are few enough to be sorted; undefined when there are more. */
  seqs: string[] | undefined;
  query: RawBuilder<unknown>;
}

/**
 * Looks the words of a search up under other conditions: all of them must be there, the last one
 * may be unfinished. Where that finds nothing, a word that stands nowhere in the shop may be one of
 * its own words that differs by a slip. Undefined when the text holds no word.
 */
export async function findMatches(
  db: Database,
  search: string,
  conditions: readonly Condition[],
): Promise<Found | undefined> {
  const terms = searchTerms(search);
  if (terms.length === 0) return undefined;
  const exact = await collect(db, queryOf(terms.map((term) => [term])), conditions);
  if (exact.seqs?.length !== 0) return exact;
  const spellings = await spellingsOf(db, terms);
  if (spellings.every((words) => words.length === 1)) return exact;
  return collect(db, queryOf(spellings), conditions);
}

async function collect(
  db: Database,
  query: RawBuilder<unknown>,
  conditions: readonly Condition[],
): Promise<Found> {
  const { rows } = await sql<{ seq: string }>`
    select seq from product where ${all(conditions)} and search @@ ${query}
    limit ${countLimit + 1}`.execute(db);
  return { query, seqs: rows.length > countLimit ? undefined : rows.map(({ seq }) => seq) };
}

/** Every list of spellings must match with one of them. Terms hold letters and digits only. */
function queryOf(spellings: readonly (readonly string[])[]): RawBuilder<unknown> {
  const last = spellings.length - 1;
  const parts = spellings.map((words, at) => {
    const ways = words.map((word) => sql`to_tsquery('spanish', ${word})`);
    const begun = at === last && words[0] ? beginningWith(words[0]) : [];
    return sql`(${sql.join([...ways, ...begun], sql` || `)})`;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

// Both ways: 'refrigeradores' begins like the stem of itself, 'de' (no word by itself) like 'delantera'.
function beginningWith(word: string): RawBuilder<unknown>[] {
  const begun = `${word}:*`;
  return [sql`to_tsquery('spanish', ${begun})`, sql`to_tsquery('simple', ${begun})`];
}

/** Each term, and where no product has it, the shop's words that it may have been meant for. */
async function spellingsOf(db: Database, terms: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ term: string; words: string[] }>`
    select t.term, array(select word from product_word order by word <-> t.term limit 12) as words
    from unnest(${terms}::text[]) as t (term)
    where not exists (
      select from product where deleted_at is null
        and search @@ (to_tsquery('spanish', t.term) || to_tsquery('simple', t.term || ':*'))
    )`.execute(db);
  const near = new Map(rows.map(({ term, words }) => [term, words]));
  return terms.map((term) => [...new Set([term, ...meantWords(term, near.get(term) ?? [])])]);
}
