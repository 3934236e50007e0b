import type { CurrentUser } from '#features/accounts/schema.ts';
import { lockCase } from '#features/cases/server/case-store.ts';
import { findEarlier } from '#features/cases/server/write-message.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { quoteErrors } from '../../errors.ts';
import { quoteCases } from '../quote-cases.ts';

/** What a customer does to their own quotation. */
export interface OwnChange {
  person: CurrentUser;
  id: string;
  /** The same key is the same change. */
  key: string | undefined;
}

/**
 * One's own quotation, locked, while it is the customer's to change; undefined when this very change
 * arrived before. Throws AppError: not found, under way, cancelled.
 */
export async function lockOpenQuote(tx: Tx, { person, id, key }: OwnChange) {
  const open = await lockCase(tx, quoteCases, id, { ownerId: person.id });
  const earlier = key && (await findEarlier(tx, { of: open.of, authorId: person.id, key }));
  if (earlier) {
    if (earlier.about) return undefined;
    throw new AppError(quoteErrors.keyReused);
  }
  const { status, cancelled_at: cancelledAt } = open.row;
  if (cancelledAt) throw new AppError(quoteErrors.cancelled);
  if (status !== 'pending') throw new AppError(quoteErrors.underWay, { details: { status } });
  return open;
}

export type OpenQuote = NonNullable<Awaited<ReturnType<typeof lockOpenQuote>>>;
