import { nextOf } from '#features/shipping/units/journey.ts';
import { type Stage, stages } from '#features/shipping/units/stages.ts';
import { dayInHavana } from '#platform/time/days.ts';
import type { MoneyFacts, OrderFacts } from './facts.ts';
import type { OrderStage } from './order-stages.ts';
import type { Actor, SentenceKey } from './progress-messages.ts';
import type { Said, Seen } from './said.ts';

// Once a price is agreed: the money that is asked for, and the goods.

type Then = Pick<Said, 'next' | 'nextParams' | 'actor' | 'by' | 'does'>;

export function customsPrice(seen: Seen): Said | null {
  const { offer } = seen;
  if (offer?.customs !== 'waiting' && offer?.customs !== 'talk') return null;
  const stage = stageOf(seen);
  if (offer.customs === 'talk')
    return {
      stage,
      sentence: 'customsTalk',
      next: 'talkCustoms',
      actor: 'us',
      by: seen.answer.dueAt,
      does: { asks: 'write', staff: 'answerMessage' },
    };
  return {
    stage,
    sentence: 'customsPrice',
    next: 'answerCustoms',
    actor: 'asks',
    does: { asks: 'answerCustoms' },
  };
}

export function lapsedHold({ offer, money, answer }: Seen): Said | null {
  if (!offer?.lapsed) return null;
  return {
    stage: 'toPay',
    sentence: 'lapsed',
    next: 'checkHold',
    actor: 'us',
    by: answer.dueAt,
    does: { asks: 'write', staff: 'checkHold' },
    ...(money && waitingMoney(money)),
  };
}

/** All that came in went back: nothing is asked for any more, until people agree on something new. */
export function refunded(seen: Seen): Said | null {
  const { money } = seen;
  if (!money || money.refundedCents === 0 || money.paidCents > 0) return null;
  const stage = stageOf(seen);
  return {
    stage,
    sentence: 'refunded',
    params: { amount: money.refundedCents },
    ...(stage === 'handedOver'
      ? { next: 'nothing', actor: 'nobody' }
      : { next: 'newAgreement', actor: 'us', does: { asks: 'write', staff: 'prepareOffer' } }),
    ...waitingMoney(money),
  };
}

export function handedOver(seen: Seen): Said | null {
  if (stageOf(seen) !== 'handedOver') return null;
  const { money, asked, toReview } = seen;
  const said = { stage: 'handedOver', sentence: 'handedOver' } as const;
  const payment = paymentOf(seen);
  if (payment)
    return { ...said, sentence: 'handedOverDue', params: { amount: asked?.cents }, ...payment };
  const waiting = money && waitingMoney(money);
  if (waiting) return { ...said, ...waiting };
  if (money?.creditCents)
    return {
      ...said,
      sentence: 'handedOverCredit',
      params: { amount: money.creditCents },
      ...givenBack(money.creditCents),
    };
  return {
    stage: 'settled',
    sentence: 'settled',
    actor: 'nobody',
    ...(toReview ? { next: 'review', does: { asks: 'review' } } : { next: 'nothing' }),
  };
}

/**
 * Something was bought, or is held. What is still to be paid comes next, but where something else
 * holds the goods.
 */
export function unitsUnderWay(seen: Seen): Said | null {
  if (!seen.units.some(({ stage, hold }) => stage || hold)) return null;
  const [held] = heldUnits(seen);
  const sentence = held ? heldSentence(seen) : goodsSentence(seen);
  const isPayments = !held || (held.whoActs === 'pays' && seen.money?.canPay);
  return {
    stage: stageOf(seen),
    ...sentence,
    ...goodsNext(seen),
    ...(isPayments && paymentOf(seen)),
  };
}

export function toBuy(seen: Seen): Said | null {
  const { offer, money, asked } = seen;
  if (offer?.state !== 'accepted' || !money) return null;
  const paid = money.paidCents;
  const payment = paymentOf(seen);
  if (payment) {
    const params = { amount: asked?.cents, paid };
    return { stage: 'toPay', sentence: paid > 0 ? 'partlyPaid' : 'toPay', params, ...payment };
  }
  const waiting = asked && waitingMoney(money);
  if (waiting) {
    const sentence = asked.waits === 'cash' ? 'cashWaits' : 'claimed';
    return { stage: 'toPay', sentence, params: { amount: asked.cents }, ...waiting };
  }
  const sentence = paid > 0 ? 'toBuy' : 'agreed';
  return { stage: 'toBuy', sentence, params: { paid }, ...goodsNext(seen) };
}

export function givenBack(cents: number) {
  return {
    next: 'giveBack',
    nextParams: { amount: cents },
    actor: 'us',
    does: { asks: 'write', agente: 'moveCredit', administrador: 'refund' },
  } satisfies Then;
}

/** Money that somebody says they gave, and that does not count yet. */
export function waitingMoney({ waitingCents, claims }: MoneyFacts): Then | null {
  if (waitingCents > 0) return { next: 'countCash', actor: 'us', does: { staff: 'countCash' } };
  if (claims.length > 0)
    return { next: 'findPayment', actor: 'us', does: { staff: 'findPayment' } };
  return null;
}

/** What is to be paid now comes next, whatever the goods do. */
export function paymentOf({ asked, money }: Seen): Then | null {
  if (!asked || asked.waits) return null;
  const { cents: amount, day, late } = asked;
  if (!money?.canPay)
    return {
      next: 'sayWhereToPay',
      nextParams: { amount },
      actor: 'us',
      does: { administrador: 'sayWhereToPay' },
    };
  return {
    ...(late && day
      ? { next: 'payLate', nextParams: { amount, day } }
      : { next: 'pay', nextParams: { amount } }),
    actor: 'pays',
    by: late ? null : day,
    does: { asks: 'pay', pays: 'pay' },
  };
}

const stageOfGoods: Record<Stage, OrderStage> = {
  bought: 'preparing',
  warehouse: 'preparing',
  shipped: 'atSea',
  in_mariel: 'arrived',
  customs: 'arrived',
  ready: 'ready',
  delivered: 'handedOver',
};

/** That of the unit that is last. */
export function stageOf({ units }: Pick<OrderFacts, 'units'>): OrderStage {
  const [last] = units.map(({ stage }) => stage).toSorted((one, other) => at(one) - at(other));
  if (last) return stageOfGoods[last];
  return units.some(({ stage }) => stage !== null) ? 'preparing' : 'toBuy';
}

const at = (stage: Stage | null) => (stage ? stages.indexOf(stage) : -1);

const sentencesOfGoods: Record<Stage, { all: SentenceKey; some: SentenceKey }> = {
  bought: { all: 'bought', some: 'someBought' },
  warehouse: { all: 'warehouse', some: 'someWarehouse' },
  shipped: { all: 'shipped', some: 'someShipped' },
  in_mariel: { all: 'inMariel', some: 'someInMariel' },
  customs: { all: 'customs', some: 'someCustoms' },
  ready: { all: 'ready', some: 'someReady' },
  delivered: { all: 'handedOver', some: 'someHandedOver' },
};

/** Says the furthest stage that a unit has reached, and how many have. */
function goodsSentence({ units }: Seen): Pick<Said, 'sentence' | 'params'> {
  if (units.some(({ actWaits }) => actWaits)) return { sentence: 'actWaits' };
  const furthest = Math.max(...units.map(({ stage }) => at(stage)));
  const done = units.filter(({ stage }) => at(stage) === furthest).length;
  const { all, some } = sentencesOfGoods[stages[furthest] ?? 'bought'];
  return { sentence: done === units.length ? all : some, params: { done, of: units.length } };
}

const heldUnits = ({ units }: Seen) =>
  units.flatMap(({ stage, hold }) => (hold && stage !== 'delivered' ? hold : []));

function heldSentence(seen: Seen): Pick<Said, 'sentence' | 'params'> {
  const held = heldUnits(seen).toSorted((one, other) => one.since.localeCompare(other.since));
  const since = held[0]?.since ?? seen.today;
  const of = seen.units.length;
  const params = { day: dayInHavana(new Date(since)), done: held.length, of };
  return { sentence: held.length < of ? 'someHeld' : 'held', params };
}

const whoMoves: Record<Stage, Actor> = {
  bought: 'us',
  warehouse: 'us',
  shipped: 'us',
  in_mariel: 'carrier',
  customs: 'us',
  ready: 'customs',
  delivered: 'us',
};

/** What the goods do next. Nothing is promised of a unit that is held. */
function goodsNext(seen: Seen): Then {
  const [held] = heldUnits(seen);
  if (held) {
    const { whoActs } = held;
    return {
      next: 'goOn',
      actor: whoActs,
      // A unit that is held does not move, whoever has to act.
      does: {
        asks: 'write',
        staff: 'releaseUnits',
        ...(whoActs !== 'us' && { [whoActs]: 'write' }),
      },
    };
  }
  const moving = seen.units.filter(({ stage }) => stage !== 'delivered');
  if (moving.some(({ actWaits }) => actWaits))
    return { next: 'confirmAct', actor: 'us', does: { asks: 'write', staff: 'confirmAct' } };
  const silent = moving.find((unit) => unit.stage && unit.silent);
  if (silent)
    return {
      next: 'silent',
      nextParams: { day: dayInHavana(new Date(silent.lastNewsAt)) },
      actor: 'us',
      does: { asks: 'write', staff: 'askForNews' },
    };
  const ready = moving.find(({ stage }) => stage === 'ready');
  if (ready)
    return {
      ...collectedBy(ready.overdue ? undefined : nextOf(ready)?.estimatedOn),
      actor: 'us',
      does: { asks: 'showCode', receives: 'showCode', staff: 'handOver' },
    };
  const [first] = moving
    .flatMap((unit) => {
      const next = nextOf(unit);
      return next ? { unit, next } : [];
    })
    .toSorted((one, other) => one.next.estimatedOn.localeCompare(other.next.estimatedOn));
  if (!first) return { next: 'tellArrival', actor: 'us', does: { asks: 'write' } };
  const { stage, estimatedOn: day } = first.next;
  return {
    next: first.unit.overdue ? 'unitLate' : 'unit',
    nextParams: { stage, day },
    actor: whoMoves[stage],
    by: first.unit.overdue ? null : day,
    does: { staff: stage === 'bought' ? 'buy' : 'moveUnits' },
  };
}

const collectedBy = (day: string | undefined): Pick<Said, 'next' | 'nextParams' | 'by'> =>
  day ? { next: 'collect', nextParams: { day }, by: day } : { next: 'collectSoon' };
