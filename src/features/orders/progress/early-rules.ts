import { writeToUsAfter } from '#features/company/about/support-hours.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { givenBack, paymentOf, waitingMoney } from './agreed-rules.ts';
import type { Said, Seen } from './said.ts';

// Until a price is agreed, and after it is over.

export function ended(seen: Seen): Said | null {
  const { ended: end, money } = seen;
  if (!end) return null;
  const said = {
    stage: 'ended',
    sentence: end.by === 'customer' ? 'cancelled' : 'rejected',
  } as const;
  if (money?.creditCents) return { ...said, ...givenBack(money.creditCents) };
  const waiting = money && waitingMoney(money);
  if (waiting) return { ...said, ...waiting };
  return {
    ...said,
    ...(money?.refundedCents
      ? { next: 'wentBack', params: { amount: money.refundedCents } }
      : { next: 'askAnother' }),
    actor: 'nobody',
    does: { asks: 'askAnother' },
  };
}

export function openOffer({ offer, answer }: Seen): Said | null {
  if (offer?.state !== 'sent') return null;
  const { validUntil: day, totalCents: amount, sold, newOneAsked, changeAsked } = offer;
  if (sold && !newOneAsked) return { ...newOneIsToBeAsked, stage: 'offerOver', sentence: 'sold' };
  if (sold) return { ...newOneComes, by: answer.dueAt };
  if (changeAsked)
    return {
      stage: 'changeAsked',
      sentence: 'changeAsked',
      next: 'changeOffer',
      params: { day },
      actor: 'us',
      by: answer.dueAt,
      does: { asks: 'seeOffer', staff: 'prepareOffer' },
    };
  return {
    stage: 'offered',
    sentence: 'offered',
    next: 'answerOffer',
    params: { amount, day },
    actor: 'asks',
    by: day,
    does: { asks: 'answerOffer' },
  };
}

const newOneIsToBeAsked = {
  next: 'askNewOne',
  actor: 'asks',
  does: { asks: 'askNewOne', staff: 'prepareOffer' },
} satisfies Partial<Said>;

const newOneComes = {
  stage: 'quoting',
  sentence: 'newOneAsked',
  next: 'makeOffer',
  actor: 'us',
  does: { staff: 'prepareOffer' },
} satisfies Said;

/** Without units nothing says more of the goods than what staff set by hand. */
export function statusByHand(seen: Seen): Said | null {
  if (seen.units.length > 0) return null;
  const said = saidByHand[seen.status];
  if (!said) return null;
  const by = said.actor === 'us' ? seen.answer.dueAt : null;
  return { ...said, by, ...paymentOf(seen) };
}

const write = { asks: 'write' } as const;

const saidByHand: Partial<Record<QuoteStatus, Said>> = {
  sent: { stage: 'atSea', sentence: 'sent', next: 'tellArrival', actor: 'us', does: write },
  delivered: {
    stage: 'handedOver',
    sentence: 'handedOver',
    next: 'checkGoods',
    actor: 'asks',
    does: write,
  },
  completed: { stage: 'settled', sentence: 'completed', next: 'nothing', actor: 'nobody' },
};

export function offerOver({ offer, answer }: Seen): Said | null {
  const by = answer.dueAt;
  switch (offer?.state) {
    case 'expired':
      if (offer.newOneAsked) return { ...newOneComes, by };
      return {
        ...newOneIsToBeAsked,
        stage: 'offerOver',
        sentence: 'expired',
        params: { day: offer.validUntil },
      };
    case 'declined':
      return {
        stage: 'offerOver',
        sentence: 'declined',
        next: 'nothing',
        actor: 'nobody',
        does: { ...write, staff: 'prepareOffer' },
      };
    case 'withdrawn':
    case 'superseded':
      return { ...newOneComes, stage: 'offerOver', sentence: offer.state, by };
    default:
      return null;
  }
}

/** The last rule: it always says something. */
export function request({ status, taken, answer }: Seen): Said {
  const by = answer.dueAt;
  const ours = { stage: 'quoting', actor: 'us', by, does: { staff: 'prepareOffer' } } as const;
  if (status === 'approved') return { ...ours, sentence: 'available', next: 'makeOffer' };
  if (!taken) return { ...ours, stage: 'asked', sentence: 'asked', next: 'confirm' };
  if (by) return { ...ours, sentence: 'inReview', next: 'confirm' };
  const day = dayInHavana(writeToUsAfter(new Date(answer.lastWroteAt)));
  return { ...ours, sentence: 'inReview', next: 'confirmOrWrite', params: { day } };
}
