import { sharedNow } from '#platform/time/shared-clock.ts';
import type { MoneyFacts, OrderFacts } from './facts.ts';
import { type Progress, progressOf } from './progress.ts';
import type { ProgressReader } from './said.ts';
import type { Params, ShownProgress } from './schema.ts';

/** Where an order stands for one reader. Whoever receives reads nothing of money. */
export function progressFor(
  facts: OrderFacts,
  reader: ProgressReader,
  now = sharedNow(),
): ShownProgress {
  const { actions, ...progress } =
    reader === 'receives' ? withoutAmounts(withoutMoney(facts, now)) : progressOf(facts, now);
  const action = actions[reader];
  // Only whoever asked can say how it was.
  if (progress.next.key === 'review' && !action) progress.next = { key: 'nothing', params: {} };
  // Whoever asked may pay, too.
  const isReaders = progress.actor === reader || action === 'pay';
  const answerBy = reader === 'asks' ? progress.answerBy : null;
  return { ...progress, answerBy, action, yours: isReaders && action !== null };
}

function withoutMoney(facts: OrderFacts, now: Date): Progress {
  const whole = progressOf(facts, now);
  const { stage, sentence } = whole;
  // It holds up their goods, too.
  if (sentence.key === 'lapsed') return whole;
  const accepted = { key: 'accepted', params: {} } as const;
  if (stage === 'toPay')
    return { ...whole, sentence: accepted, next: { key: 'paying', params: {} }, by: null };
  const told = progressOf({ ...facts, money: facts.money && noMoney }, now);
  // Goods that all was paid back for go nowhere until that is settled.
  if (sentence.key === 'refunded' && stage !== 'handedOver')
    return { ...whole, sentence: stage === 'toBuy' ? accepted : told.sentence };
  if (told.stage === 'offered') return { ...told, sentence: { key: 'offerOpen', params: {} } };
  if (told.stage !== 'settled') return told;
  return {
    ...told,
    stage: whole.stage,
    sentence: { key: 'handedOver', params: {} },
    next: { key: 'nothing', params: {} },
  };
}

function withoutAmounts(progress: Progress): Progress {
  const hide = <Key>({ key, params: { amount: _, paid: __, ...params } }: Filled<Key>) => ({
    key,
    params,
  });
  return { ...progress, sentence: hide(progress.sentence), next: hide(progress.next) };
}

interface Filled<Key> {
  key: Key;
  params: Params;
}

const noMoney: MoneyFacts = {
  paidCents: 0,
  dueCents: 0,
  creditCents: 0,
  waitingCents: 0,
  refundedCents: 0,
  instalments: [],
  claims: [],
  canPay: false,
  pause: null,
};
