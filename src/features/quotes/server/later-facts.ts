import type { RawBuilder } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { QuoteVerification } from '../schema.ts';

/** Facts for staff about a quotation that only later subjects know. */
export interface LaterFacts {
  findVerifications(
    db: Database,
    agent: CurrentUser,
    quoteId: string,
  ): Promise<QuoteVerification[]>;
  /** A condition of a query of quotes: a signed act waits for an agent. */
  hasWaitingAct: RawBuilder<boolean>;
  /** A condition of a query of quotes: a unit is late, held or without news. */
  hasStuckUnit: RawBuilder<boolean>;
}

let registered: LaterFacts | undefined;

/**
 * Called by `app/server/http/connect-subjects.ts`: imports point from later subjects to this one,
 * never back.
 */
export function registerLaterFacts(facts: LaterFacts): void {
  registered = facts;
}

export function laterFacts(): LaterFacts {
  if (!registered) throw new Error('registerLaterFacts was not called');
  return registered;
}
