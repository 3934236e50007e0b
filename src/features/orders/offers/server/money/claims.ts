import type { RawBuilder } from 'kysely';
import type {
  AnsweredClaim,
  OrderVerification,
  StaffMoney,
} from '#features/ledger/entries/schema.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';

/** What people sent as their word that they paid for an order. */
interface ClaimsOfOrder {
  /** In a query: the claim in this column, as JSON. */
  claim(verificationId: string): RawBuilder<{ id: string; ticketId: string } | null>;
  /** In a query of quotes: those of the customer, or by a link, that wait for an agent, as JSON; the oldest first. */
  waiting: RawBuilder<StaffMoney['claims']>;
  /** Claims that were rejected and not sent again, or wait and were written about; the oldest first. */
  readAnswered(db: Database, quoteId: string): Promise<AnsweredClaim[]>;
  /** All that name the order, for staff; the newest first. */
  findVerifications(
    db: Database,
    agent: CurrentUser,
    quoteId: string,
  ): Promise<OrderVerification[]>;
}

export const claimsOfOrder = registration<ClaimsOfOrder>('claimsOfOrder');
