import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { caseErrors } from '../../errors.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { addEvent, type NewEvent } from '../events.ts';

interface Written {
  of: CaseRef;
  author: { id: string; as: 'customer' | 'staff' };
  text: string;
  /** Only staff read it. */
  internal?: boolean | undefined;
  /** Idempotency key. */
  key: string | undefined;
  /** Staff may take it back. */
  undo?: NewEvent['undo'];
}

/**
 * Counts a customer's message against the limit; one that arrived before is free. Throws AppError
 * (429).
 */
export async function consumeMessageLimit(
  db: Database,
  { of, authorId, key }: { of: CaseRef; authorId: string; key: string | undefined },
): Promise<void> {
  if (key && (await findEarlier(db, { of, authorId, key }))) return;
  await consumeLimit(db, limits.message, authorId);
}

/** Undefined: it arrived before. Throws AppError: the key had another text. */
export function writeMessage(
  tx: Tx,
  { of, author, text, internal, key, undo }: Written,
): Promise<string | undefined> {
  const message = { of, actor: author, kind: 'message' as const, note: text };
  return writeOnce(tx, {
    ...message,
    ...(internal && { internal }),
    ...(key && { key }),
    ...(undo && { undo }),
  });
}

/** The same for any entry. */
export async function writeOnce(
  tx: Tx,
  event: NewEvent & { actor: { id: string }; note: string },
): Promise<string | undefined> {
  const { of, actor, kind, note, internal = false, key = '' } = event;
  const written = await addEvent(tx, event);
  if (written) return written;
  const earlier = await findEarlier(tx, { of, authorId: actor.id, key });
  const same =
    earlier?.about &&
    earlier.kind === kind &&
    earlier.note === note &&
    earlier.public === !internal;
  if (!same) throw new AppError(caseErrors.messageKeyReused);
  return undefined;
}

/** What a person did under a key, and whether it was `about` this case. */
export function findEarlier(
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
