import type { RawBuilder } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';
import type { QuoteVerification } from '../schema.ts';
import type { OfferRow } from '#features/orders/offers/server/offer-row.ts';

/** What a quotation shows that only later subjects know. */
export interface LaterFacts {
  findVerifications(
    db: Database,
    agent: CurrentUser,
    quoteId: string,
  ): Promise<QuoteVerification[]>;
  /** In a query of quotes: the newest sent offer as JSON, an `OfferRow`; null: there is none. */
  newestOffer: RawBuilder<OfferRow | null>;
  /**
   * A condition of a query of quotes: a price that customs named is not answered, or the customer
   * wants to talk.
   */
  customsIsOpen: RawBuilder<boolean>;
  /** A condition of a query of quotes: a signed act waits for an agent. */
  hasWaitingAct: RawBuilder<boolean>;
  /** A condition of a query of quotes: a unit is late, held or without news. */
  hasStuckUnit: RawBuilder<boolean>;
}

export const laterFacts = registration<LaterFacts>('laterFacts');
