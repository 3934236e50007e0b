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
  key: string | undefined;
}

export async function lockPendingQuote(tx: Tx, { person, id, key }: OwnChange) {
  const pending = await lockCase(tx, quoteCases, id, { ownerId: person.id });
  const earlier = key && (await findEventByKey(tx, { of: pending.of, authorId: person.id, key }));
  if (earlier) {
    if (earlier.about) return undefined;
    throw new AppError(quoteErrors.keyReused);
  }
  const { status, cancelled_at: cancelledAt } = pending.row;
  if (cancelledAt) throw new AppError(quoteErrors.cancelled);
  // An accepted offer binds both sides; only staff can undo it.
  if (status !== 'pending' || (await isOrder(tx, id)))
    throw new AppError(quoteErrors.underWay, { details: { status } });
  return pending;
}

export type PendingQuote = NonNullable<Awaited<ReturnType<typeof lockPendingQuote>>>;
