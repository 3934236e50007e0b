import { isOwnRecord } from '#features/accounts/own-record.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { AppError } from '#platform/http/errors.ts';
import type { LockedQuote } from './lock-quote.ts';

/** Throws Refusal when a quote is the agent's own: somebody else confirms it. */
export function refuseOwn(agent: CurrentUser, { personId, customerEmail: email }: LockedQuote) {
  if (isOwnRecord(agent, { personId, email })) throw new AppError(historyErrors.ownRecord);
}
