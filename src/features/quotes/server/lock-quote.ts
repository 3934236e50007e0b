import { mayOpenDetached, type Role } from '#features/accounts/roles.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import type { LockedRecord } from '#features/cases/server/assign.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { quoteErrors } from '../errors.ts';
import { type QuoteStatus, toQuoteStatus } from '../statuses.ts';
import type { NoticedQuote } from './notice-mails.ts';
import './tables.ts';

export interface LockedQuote extends NoticedQuote, LockedRecord {
  status: QuoteStatus;
  /** Whether a mail to the customer makes sense: not once the account is deleted. */
  reachable: boolean;
  /** The customer has shown that the e-mail is theirs. */
  addressKnown: boolean;
  /** Null: the account is gone. */
  personId: string | null;
}

/**
 * A quote that nobody else changes until the transaction ends: one's own, or what this role of the
 * staff may open. Throws Refusal: not found.
 */
export async function lockQuote(
  tx: Tx,
  id: string,
  by: { ownerId: string } | { role: Role },
): Promise<LockedQuote> {
  let query = tx
    .selectFrom('quote')
    .select(['id', 'reference', 'customer_name', 'customer_email', 'language', 'status'])
    .select(['detached_at', 'person_id'])
    .where('id', '=', id);
  if ('ownerId' in by) query = query.where('person_id', '=', by.ownerId);
  else if (!mayOpenDetached(by.role)) query = query.where('detached_at', 'is', null);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw new AppError(quoteErrors.quoteNotFound);
  return {
    of: { quoteId: row.id },
    name: row.reference,
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    personId: row.person_id,
    language: row.language,
    status: toQuoteStatus(row.status),
    reachable: row.detached_at === null,
    addressKnown: await ownsAddress(tx, { personId: row.person_id, email: row.customer_email }),
  };
}
