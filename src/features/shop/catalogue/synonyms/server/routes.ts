import { sql } from 'kysely';
import { AuditedList } from '#features/people/accounts/server/audited-list.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { staffApi } from '#staff-api.ts';
import { keyOf } from '../../search-terms.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { synonymErrors } from '../errors.ts';
import type { Synonym, SynonymForm } from '../schema.ts';

/** What customers call things. */
const synonyms = new AuditedList<Synonym, SynonymForm>({
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

export const synonymRoutes: CallRoute[] = [
  serve(staffApi.listSynonyms, synonyms.list),
  serve(staffApi.createSynonym, synonyms.create),
  serve(staffApi.updateSynonym, synonyms.update),
  serve(staffApi.deleteSynonym, synonyms.remove),
];
