import { Refusal } from '../../../platform/http/refusal.ts';
import { isOwnRecord } from '../../accounts/own-record.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { historyRefusals } from '../../history/refusals.ts';
import type { LockedQuote } from './lock-quote.ts';

/** Throws Refusal when a quote is the agent's own: somebody else confirms it. */
export function refuseOwn(agent: CurrentUser, { personId, customerEmail: email }: LockedQuote) {
  if (isOwnRecord(agent, { personId, email })) throw new Refusal(historyRefusals.ownRecord);
}
