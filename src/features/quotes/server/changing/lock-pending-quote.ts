import type { CurrentUser } from '#features/accounts/schema.ts';
import { lockCase } from '#features/cases/server/case-store.ts';
import { findEventByKey } from '#features/cases/server/writing/write-message.ts';
import { isOrder } from '#features/ledger/server/read-money.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { quoteErrors } from '../../errors.ts';
import { quoteCases } from '../quote-cases.ts';

export interface OwnChange {
  person: CurrentUser;
  id: string;
  /** Idempotency key. */
  key: string | undefined;
}

/**
 * Locks a customer's own quotation that they may still change. Undefined: this change was made
 * before. Throws AppError: not found, under way (also once its offer is accepted), cancelled.
 */
export async function lockPendingQuote(tx: Tx, { person, id, key }: OwnChange) {
  const pending = await lockCase(tx, quoteCases, id, { ownerId: person.id });
  const earlier = key && (await findEventByKey(tx, { of: pending.of, authorId: person.id, key }));
  if (earlier) {
    if (earlier.about) return undefined;
    throw new AppError(quoteErrors.keyReused);
  }
  const { status, cancelled_at: cancelledAt } = pending.row;
  if (cancelledAt) throw new AppError(quoteErrors.cancelled);
  // What was accepted binds both sides: staff take it back.
  if (status !== 'pending' || (await isOrder(tx, id)))
    throw new AppError(quoteErrors.underWay, { details: { status } });
  return pending;
}

export type PendingQuote = NonNullable<Awaited<ReturnType<typeof lockPendingQuote>>>;
