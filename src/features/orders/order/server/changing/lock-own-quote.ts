import { isOrder } from '#features/orders/offers/server/money/read-money.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { findEventByKey } from '#features/requests/cases/server/writing/write-message.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { type LockedQuote, lockQuote } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import type { Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';

export interface OwnChange {
  person: CurrentUser;
  id: string;
  key: string | undefined;
}

/** The entry that a change leaves in the history. A `note` is left out where it is worked out. */
interface LeftEntry {
  kind: 'amended' | 'cancelled';
  note?: string | null;
}

/**
 * Locks a quotation that its customer changes. Undefined: this change was made before, by a request
 * with this key. Throws AppError: not found, ended, the key made another change.
 */
export async function lockOwnQuote(tx: Tx, { person, id, key }: OwnChange, left: LeftEntry) {
  const locked = await lockQuote(tx, id, { ownerId: person.id });
  const earlier = key && (await findEventByKey(tx, { of: locked.of, authorId: person.id, key }));
  if (earlier) {
    const { about, kind, note } = earlier;
    const before = { about: Boolean(about), kind, note };
    requireSameContent<object>(before, { about: true, note, ...left }, quoteErrors.keyReused);
    return undefined;
  }
  if (await findEnding(tx, id)) throw new AppError(quoteErrors.cancelled);
  return locked;
}

/** Throws AppError: it is under way, or has an accepted offer, which binds both sides. */
export async function refuseUnlessPending(tx: Tx, { of: { id }, row: { status } }: LockedQuote) {
  if (status !== 'pending' || (await isOrder(tx, id)))
    throw new AppError(quoteErrors.underWay, { details: { status } });
}
