import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { caseErrors } from '../../errors.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { addEvent } from '../events.ts';
import type { NewEvent } from '../new-event.ts';

interface WrittenMessage {
  of: CaseRef;
  author: { id: string; as: 'customer' | 'staff' };
  text: string;
  /** Only staff read it. */
  internal?: boolean | undefined;
  key: string | undefined;
  undo?: NewEvent['undo'];
}

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

/**
 * Returns undefined where it arrived before. Throws AppError where the key came with another text.
 */
export function writeMessage(
  tx: Tx,
  { of, author, text, internal, key, undo }: WrittenMessage,
): Promise<string | undefined> {
  const message = { of, actor: author, kind: 'message' as const, note: text };
  return addEventOnce(tx, {
    ...message,
    ...(internal && { internal }),
    ...(key && { key }),
    ...(undo && { undo }),
  });
}

/** Writes an entry of any kind, otherwise like `writeMessage`. */
export async function addEventOnce(
  tx: Tx,
  event: NewEvent & { actor: { id: string }; note: string },
): Promise<string | undefined> {
  const { of, actor, kind, note, internal = false, key = '' } = event;
  const eventId = await addEvent(tx, event);
  if (eventId) return eventId;
  const earlier = await findEventByKey(tx, { of, authorId: actor.id, key });
  const now = { about: true, kind, note, public: !internal };
  requireSameContent<object | undefined>(earlier, now, caseErrors.messageKeyReused);
  return undefined;
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
