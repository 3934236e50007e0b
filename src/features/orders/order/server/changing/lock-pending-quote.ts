import { isOrder } from '#features/orders/offers/server/money/read-money.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { findEventByKey } from '#features/requests/cases/server/writing/write-message.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { lockQuote } from '#features/requests/quotes/server/quote-access.ts';
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
 * Locks a quotation that its customer may still change. Undefined: this change was made before, by
 * a request with this key. Throws AppError: not found, under way or with an accepted offer,
 * cancelled, the key made another change.
 */
export async function lockPendingQuote(tx: Tx, { person, id, key }: OwnChange, left: LeftEntry) {
  const pending = await lockQuote(tx, id, { ownerId: person.id });
  const earlier = key && (await findEventByKey(tx, { of: pending.of, authorId: person.id, key }));
  if (earlier) {
    const { about, kind, note } = earlier;
    const before = { about: Boolean(about), kind, note };
    requireSameContent<object>(before, { about: true, note, ...left }, quoteErrors.keyReused);
    return undefined;
  }
  const { status, cancelled_at: cancelledAt } = pending.row;
  if (cancelledAt) throw new AppError(quoteErrors.cancelled);
  // An accepted offer binds both sides; only staff can undo it.
  if (status !== 'pending' || (await isOrder(tx, id)))
    throw new AppError(quoteErrors.underWay, { details: { status } });
  return pending;
}

export type PendingQuote = NonNullable<Awaited<ReturnType<typeof lockPendingQuote>>>;
