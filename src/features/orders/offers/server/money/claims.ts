import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';
import type { Money, RefusedClaim, StaffMoney } from '#features/ledger/entries/schema.ts';
import type { AgreedTerms } from '#features/ledger/entries/standing.ts';

/** What an accepted offer says is to be paid. */
export type Agreement = AgreedTerms<
  Omit<Money['instalments'][number], 'paidCents' | 'lacksCents' | 'state'>
>;

/** What later subjects know of an order. The ledger itself has only what moved. */
export interface OrderSource {
  /** A query of one row, `agreed`; of none where no offer is accepted. */
  agreement(quoteId: string): RawBuilder<{ agreed: Agreement }>;
  /** In a query: the reference number of the order in this column. */
  reference(quoteId: string): RawBuilder<string>;
  /** In a query: the claim in this column, as JSON. */
  claim(verificationId: string): RawBuilder<{ id: string; ticketId: string } | null>;
  /** Claims of the customer, or by a link, that wait for an agent; the oldest first. */
  readClaims(db: Database, quoteId: string): Promise<StaffMoney['claims']>;
  /** Claims that were rejected and not sent again; the oldest first. */
  readRefusedClaims(db: Database, quoteId: string): Promise<RefusedClaim[]>;
  readOrdersForCredit(db: Database, quoteId: string): Promise<StaffMoney['creditFor']>;
}

export const orderSource = registration<OrderSource>('orderSource');
