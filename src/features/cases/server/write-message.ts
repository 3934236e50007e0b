import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { historyErrors } from '../errors.ts';
import { addEvent, type NewEvent, type Subject } from './store.ts';

interface Written {
  of: Subject;
  author: { id: string; as: 'customer' | 'staff' };
  text: string;
  /** Only staff read it. */
  internal?: boolean | undefined;
  /** The browser's key of this message; the same key is the same message. */
  key: string | undefined;
}

/**
 * Counts one more message of a customer, before the transaction that writes it. One that arrived
 * before costs nothing: its sender only wants to know. Throws Refusal (429).
 */
export async function consumeMessageLimit(
  db: Database,
  authorId: string,
  key: string | undefined,
): Promise<void> {
  if (key && (await findEarlier(db, authorId, key))) return;
  await consumeLimit(db, limits.message, authorId);
}

/** Writes a message and gives its id; undefined when it had arrived before. Throws Refusal: the key had another text. */
export function writeMessage(
  tx: Tx,
  { of, author, text, internal, key }: Written,
): Promise<string | undefined> {
  const message = { of, actor: author, kind: 'message' as const, note: text };
  return writeOnce(tx, { ...message, ...(internal && { internal }), ...(key && { key }) });
}

/** The same of whatever somebody did. */
export async function writeOnce(
  tx: Tx,
  event: NewEvent & { actor: { id: string }; note: string },
): Promise<string | undefined> {
  const { of, actor, kind, note, internal = false, key = '' } = event;
  const written = await addEvent(tx, event);
  if (written) return written;
  const earlier = await findEarlier(tx, actor.id, key);
  const about = 'quoteId' in of ? of.quoteId : of.verificationId;
  const same =
    earlier?.kind === kind &&
    earlier.note === note &&
    earlier.public === !internal &&
    (earlier.quote_id ?? earlier.verification_id) === about;
  if (!same) throw new AppError(historyErrors.messageKeyReused);
  return undefined;
}

/** What a person did under a key. */
export function findEarlier(db: Database, authorId: string, key: string) {
  return db
    .selectFrom('event')
    .select(['kind', 'note', 'public', 'quote_id', 'verification_id'])
    .where('actor_id', '=', authorId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
}
