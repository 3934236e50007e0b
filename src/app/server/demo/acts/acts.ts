import type { StepName } from '../../../../../demo/orders.ts';
import { goodsActs } from './goods-acts.ts';
import { moneyActs } from './money-acts.ts';
import { requestActs } from './request-acts.ts';
import type { Act } from './story-order.ts';

// What people do in the story, each by the call that a person's screen makes.

/** Before the next of the others an agent opens the order. */
export const actsOfCustomers: ReadonlySet<StepName> = new Set<StepName>([
  'asks',
  'says',
  'asksChange',
  'accepts',
  'declines',
  'sharesWithPayer',
  'sharesWithRecipient',
  'claims',
  'agreesCustoms',
  'reviews',
  'ends',
]);

export const acts: Record<StepName, Act> = { ...requestActs, ...moneyActs, ...goodsActs };
