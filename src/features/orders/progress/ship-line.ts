import { hasNoDay } from '#features/shipping/units/journey.ts';
import type { Journey } from '#features/shipping/units/schema.ts';
import type { Stage } from '#features/shipping/units/stages.ts';
import type { OrderStage } from './order-stages.ts';
import type { progressTexts } from './progress-messages.ts';

type Stop = keyof (typeof progressTexts)['es']['stops'];

export interface ShownStop {
  stop: Stop;
  isReached: boolean;
  /** When the last unit reached it, or is expected to; null where nothing can be said. */
  day: string | null;
  /** Null where it is the same day. */
  promisedOn: string | null;
}

const stops: readonly { stop: Stop; stage?: Stage; reachedIn: readonly OrderStage[] }[] = [
  { stop: 'asked', reachedIn: ['asked', 'quoting', 'offered', 'changeAsked', 'offerOver'] },
  { stop: 'agreed', reachedIn: ['toPay', 'toBuy'] },
  { stop: 'bought', stage: 'bought', reachedIn: ['preparing'] },
  { stop: 'shipped', stage: 'shipped', reachedIn: ['atSea'] },
  { stop: 'mariel', stage: 'in_mariel', reachedIn: ['arrived', 'ready'] },
  { stop: 'handedOver', stage: 'delivered', reachedIn: ['handedOver', 'settled'] },
];

/** The way of a whole order, which is as far as its last unit; empty where it has ended. */
export function shipLine(
  stage: OrderStage,
  journeys: readonly Pick<Journey, 'stages' | 'hold' | 'overdue' | 'unpaid' | 'actWaits'>[],
): ShownStop[] {
  if (stage === 'ended') return [];
  const here = stops.findIndex(({ reachedIn }) => reachedIn.includes(stage));
  const isOpen = journeys.some((unit) => unit.overdue || hasNoDay(unit));
  return stops.map(({ stop, stage: of }, at) => {
    const dates = journeys.flatMap(({ stages }) => stages.filter((each) => each.stage === of));
    const isReached = at <= here;
    const days = dates.map(({ reachedOn, estimatedOn }) => reachedOn ?? estimatedOn);
    // Nothing is promised of what is late without another day either.
    const day = isOpen && !isReached ? null : lastOf(days);
    const promised = lastOf(dates.map(({ promisedOn }) => promisedOn));
    return { stop, isReached, day, promisedOn: day === null || promised === day ? null : promised };
  });
}

const lastOf = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;
