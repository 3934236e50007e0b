import { dayInHavana } from '#platform/time/days.ts';
import {
  customsPrice,
  handedOver,
  lapsedHold,
  refunded,
  toBuy,
  unitsUnderWay,
} from './agreed-rules.ts';
import { askedNow } from './asked-now.ts';
import { ended, offerOver, openOffer, request, statusByHand } from './early-rules.ts';
import type { OrderFacts } from './facts.ts';
import type { OrderStage } from './order-stages.ts';
import type { ActionName, Actor, NextKey, SentenceKey } from './progress-messages.ts';
import { type ProgressReader, progressReaders, type Said, type Seen } from './said.ts';
import type { Params } from './schema.ts';

export interface Progress {
  stage: OrderStage;
  sentence: { key: SentenceKey; params: Params };
  next: { key: NextKey; params: Params };
  actor: Actor;
  /** By when it is to happen: a day in Havana, or a moment. */
  by: string | null;
  /** What each of them can do about it. */
  actions: Record<ProgressReader, ActionName | null>;
  today: string;
}

/** The first that says something holds. */
const rules: readonly ((seen: Seen) => Said | null)[] = [
  ended,
  openOffer,
  statusByHand,
  offerOver,
  customsPrice,
  lapsedHold,
  refunded,
  handedOver,
  unitsUnderWay,
  toBuy,
  request,
];

/** Where an order stands, from what was recorded. Nothing else computes it. */
export function progressOf(facts: OrderFacts, now: Date): Progress {
  const today = dayInHavana(now);
  const seen = { ...facts, today, asked: askedNow(facts, today) };
  for (const rule of rules) {
    const said = rule(seen);
    if (said) return toProgress(said, seen);
  }
  throw new Error('the last rule always holds');
}

function toProgress(said: Said, { answer, today }: Seen): Progress {
  const { stage, sentence, next, params = {}, actor, by = null, does = {} } = said;
  // A message that waits comes first, whatever the goods do.
  const staff = answer.dueAt && actor !== 'us' ? 'answerMessage' : does.staff;
  const actions = progressReaders.map((reader) => {
    const own = reader === 'agente' || reader === 'administrador' ? staff : undefined;
    return [reader, does[reader] ?? own ?? null];
  });
  return {
    stage,
    sentence: { key: sentence, params },
    next: { key: next, params: said.nextParams ?? params },
    actor,
    by,
    actions: Object.fromEntries(actions) as Progress['actions'],
    today,
  };
}
