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
  /** In a query of quotes: those that wait for an agent, as a list in JSON. */
  waiting: RawBuilder<{ cents: number | null }[]>;
  /** Claims of the customer, or by a link, that wait for an agent; the oldest first. */
  read(db: Database, quoteId: string): Promise<StaffMoney['claims']>;
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
