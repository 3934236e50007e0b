import {
  type QuoteStatus,
  quoteStatuses,
  type StatusOfFacts,
} from '#features/requests/quotes/statuses.ts';
import { stageOf } from './agreed-rules.ts';
import type { MoneyFacts, OrderFacts } from './facts.ts';
import type { OrderStage } from './order-stages.ts';

const statusOfGoods: Partial<Record<OrderStage, StatusOfFacts>> = {
  atSea: 'sent',
  arrived: 'sent',
  ready: 'sent',
  handedOver: 'delivered',
};

/** The status that the facts of an order say; null where it is over. */
export function statusOf(facts: OrderFacts): StatusOfFacts | null {
  const { ended, taken, offer, money } = facts;
  if (ended) return null;
  if (offer?.state !== 'accepted') return taken ? 'en_revision' : 'pending';
  const status = statusOfGoods[stageOf(facts)] ?? 'approved';
  return status === 'delivered' && money && !isOwed(money) ? 'completed' : status;
}

/** Either way. What somebody says that they paid is no money yet. */
const isOwed = ({ dueCents, creditCents, waitingCents }: MoneyFacts) =>
  dueCents > 0 || creditCents > 0 || waitingCents > 0;

interface Step {
  /** The status as it stands, and true where a fact brought it there and nobody of staff. */
  status: QuoteStatus;
  byFact: boolean;
  /** What the facts said before, and what they say now. */
  before: StatusOfFacts;
  now: StatusOfFacts;
}

/**
 * The status after a fact: what comes moves it forward only, and what is undone takes back the step of
 * a fact only, so that what a person set stays.
 */
export function statusAfter({ status, byFact, before, now }: Step): QuoteStatus {
  const at = (one: QuoteStatus) => quoteStatuses.indexOf(one);
  if (at(now) > at(before)) return at(now) > at(status) ? now : status;
  return byFact && at(now) < at(status) ? now : status;
}
