import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Tx } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';
import type { QuoteStatus } from '../statuses.ts';

export interface StatusMove {
  from: string | null;
  to: string | null;
}

/** What a later subject does in the transaction that changes the status of a quotation. */
export interface StatusHook {
  /** Throws AppError where this member of staff may not set this status now. */
  check(tx: Tx, quoteId: string, wanted: { agent: CurrentUser; to: QuoteStatus }): Promise<void>;
  moved(tx: Tx, quoteId: string, move: StatusMove): Promise<void>;
  /** Undoes `moved`. `event`: the entry of the history that is undone. */
  movedBack(tx: Tx, quoteId: string, move: StatusMove & { event: string }): Promise<void>;
}

export const statusHook = registration<StatusHook>('statusHook');
