import { sql } from 'kysely';
import { AuditedList } from '#features/accounts/server/audited-list.ts';
import { searchTerms } from '../../search-terms.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { synonymErrors } from '../errors.ts';
import type { Synonym, SynonymForm } from '../schema.ts';

/** What customers call things. */
export const synonyms = new AuditedList<Synonym, SynonymForm>({
  kind: 'synonym',
  table: 'search_synonym',
  columns: { id: 'id', word: 'word', meanings: 'meanings' },
  order: sql`key`,
  name: 'word',
  toRow: ({ word, meanings }) => ({ word, key: searchTerms(word).join(' '), meanings }),
  notFound: synonymErrors.synonymNotFound,
  taken: synonymErrors.wordTaken,
  once: 'search_synonym_once',
  transaction: changeCatalogue,
});
