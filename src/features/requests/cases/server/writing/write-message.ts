import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { caseErrors } from '../../errors.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { addEvent } from '../events.ts';
import type { NewEvent } from '../new-event.ts';

/** What a person writes once for each key. */
type KeyedEntry = NewEvent & { actor: { id: string }; note: string };

/**
 * Counts a customer's message against the limit, unless it arrived before. Throws AppError (429).
 */
export async function consumeMessageLimit(
  db: Database,
  { of, authorId, key }: { of: CaseRef; authorId: string; key: string | undefined },
): Promise<void> {
  if (key && (await findEventByKey(db, { of, authorId, key }))) return;
  await consumeLimit(db, limits.message, authorId);
}

/** True where it arrived before. Throws AppError where its key came with another entry. */
export async function arrivedBefore(tx: Tx, entry: KeyedEntry): Promise<boolean> {
  const { of, actor, kind, note, internal = false, key } = entry;
  const earlier = key && (await findEventByKey(tx, { of, authorId: actor.id, key }));
  if (!earlier) return false;
  const now = { about: true, kind, note, public: !internal };
  requireSameContent<object>(earlier, now, caseErrors.messageKeyReused);
  return true;
}

/** Throws AppError where another case got an entry with its key meanwhile. */
export async function writeEntry(tx: Tx, entry: KeyedEntry): Promise<string> {
  const id = await addEvent(tx, entry);
  if (!id) throw new AppError(caseErrors.messageKeyReused);
  return id;
}

/** Finds the entry that a person wrote with this key; `about` says if it is of this case. */
export function findEventByKey(
  db: Database,
  { of, authorId, key }: { of: CaseRef; authorId: string; key: string },
) {
  return db
    .selectFrom('event')
    .select(['kind', 'note', 'public', isEventOf(of).as('about')])
    .where('actor_id', '=', authorId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
}
