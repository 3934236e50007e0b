import { sql } from 'kysely';
import { AuditedList } from '#features/people/accounts/server/audited-list.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { keyOf } from '../../search-terms.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { synonymErrors } from '../errors.ts';
import type { Synonym, SynonymForm } from '../schema.ts';

/** What customers call things. */
export const synonyms = new AuditedList<Synonym, SynonymForm>({
  kind: 'synonym',
  table: 'search_synonym',
  columns: { id: 'id', word: 'word', meanings: 'meanings' },
  order: nameOrder(sql`word`),
  name: 'word',
  toRow: ({ word, meanings }) => ({ word, key: keyOf(word), meanings }),
  notFound: synonymErrors.synonymNotFound,
  once: { constraint: 'search_synonym_once', taken: synonymErrors.wordTaken },
  transaction: changeCatalogue,
});
