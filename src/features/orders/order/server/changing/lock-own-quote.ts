import { readFacts } from '#features/orders/offers/server/read-facts.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { findEventByKey } from '#features/requests/cases/server/writing/write-message.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { type LockedQuote, lockQuote } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { toQuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { isAmendable } from '../../amendable.ts';

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

/** Throws AppError: a firm offer was made of it, or staff have said more of it than that they look. */
export async function refuseUnlessAmendable(tx: Tx, { of: { id }, row: { status } }: LockedQuote) {
  const { offer } = await readFacts(tx, id);
  if (!isAmendable({ status: toQuoteStatus(status), offer }))
    throw new AppError(quoteErrors.underWay, { details: { status } });
}
