import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { fromTo } from '#features/accounts/server/changed-fields.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { searchTerms } from '../../search-terms.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { synonymErrors } from '../errors.ts';
import type { Synonym, SynonymForm } from '../schema.ts';
import '../../server/tables.ts';

const columns = ['id', 'word', 'meanings'] as const;

export function listSynonyms(db: Database): Promise<Synonym[]> {
  return db.selectFrom('search_synonym').select(columns).orderBy('key').execute();
}

export function createSynonym(
  services: Services,
  agent: CurrentUser,
  form: SynonymForm,
): Promise<Synonym> {
  return refuseDuplicate(() =>
    changeCatalogue(services, async (tx) => {
      const synonym = await tx
        .insertInto('search_synonym')
        .values(toRow(form))
        .returning(columns)
        .executeTakeFirstOrThrow();
      await writeAudit(tx, toAuditEntry(agent, 'synonym.create', synonym));
      return synonym;
    }),
  );
}

export function updateSynonym(
  services: Services,
  agent: CurrentUser,
  id: string,
  form: SynonymForm,
): Promise<Synonym> {
  return refuseDuplicate(() =>
    changeCatalogue(services, async (tx) => {
      const before = await lockSynonym(tx, id);
      const changed = await tx
        .updateTable('search_synonym')
        .set(toRow(form))
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
      const details = fromTo(before, changed);
      if (Object.keys(details).length > 0) {
        await writeAudit(tx, { ...toAuditEntry(agent, 'synonym.update', changed), details });
      }
      return changed;
    }),
  );
}

/** Returns the deleted word. Throws AppError: not found. */
export function deleteSynonym(
  services: Services,
  agent: CurrentUser,
  id: string,
): Promise<Synonym> {
  return changeCatalogue(services, async (tx) => {
    const synonym = await lockSynonym(tx, id);
    await tx.deleteFrom('search_synonym').where('id', '=', id).execute();
    await writeAudit(tx, toAuditEntry(agent, 'synonym.delete', synonym));
    return synonym;
  });
}

async function lockSynonym(tx: Tx, id: string): Promise<Synonym> {
  const synonym = await tx
    .selectFrom('search_synonym')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!synonym) throw new AppError(synonymErrors.synonymNotFound);
  return synonym;
}

const refuseDuplicate = <T>(write: () => Promise<T>) =>
  translateConstraint('search_synonym_once', synonymErrors.wordTaken, write);

function toRow({ word, meanings }: SynonymForm) {
  return { word, key: searchTerms(word).join(' '), meanings };
}

function toAuditEntry(actor: CurrentUser, action: string, { id, word, meanings }: Synonym) {
  return { actor, action, subject: { kind: 'synonym', id, name: word }, details: { meanings } };
}
