import type { OfferInQueue } from '#features/orders/offers/offer-in-list.ts';
import { isFirm } from '#features/orders/offers/offer-state.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { formatMoney } from '#platform/money.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { useApp } from '#web/app-context.ts';
import css from './offer.module.css';

/** What is due first, then where it stands: one line of a list, all of it below a record's head. */
export function OfferCell({ offer, now }: { offer: OfferInQueue; now: string }) {
  const { t, language } = useApp(offerStateTexts);
  const { version, state, validUntil, totalCents } = offer;
  const { changeAskedAt, declineReason, lapsed, undelivered, overdueOn, customs } = offer;
  const until = (day: string) => daysBetween(dayInHavana(new Date(now)), day);
  const due = [
    changeAskedAt && waits(offer) && t.asksChange,
    lapsed && t.lapsed,
    overdueOn && t.instalmentOverdue(-until(overdueOn)),
    (customs === 'waiting' || customs === 'talk') && t.customs[customs],
    undelivered && t.undelivered,
  ].filter((word) => word !== false && word !== null);
  const stands = [
    t.offer(version),
    wordOf(offer, t),
    state === 'sent' && t.expires(until(validUntil)),
    declineReason,
  ].filter(Boolean);
  return (
    <Two
      first={isFirm(offer) ? formatMoney(totalCents, language) : undefined}
      second={
        <span title={[...due, ...stands].join(' · ')}>
          {due.length > 0 && <strong className={css.due}>{due.join(' · ')} </strong>}
          {stands.join(' · ')}
        </span>
      }
    />
  );
}

type Sent = Pick<OfferInQueue, 'state' | 'seenAt'>;

export function OfferBadge({ offer }: { offer: Sent }) {
  const { t } = useApp(offerStateTexts);
  return <Badge tone={toneOf(offer)}>{wordOf(offer, t)}</Badge>;
}

/** A requested change stays open also after the offer expired. */
const waits = ({ state }: OfferInQueue) => state === 'sent' || state === 'expired';

const tones: Record<OfferInQueue['state'], BadgeTone> = {
  draft: 'neutral',
  sent: 'neutral',
  superseded: 'neutral',
  withdrawn: 'neutral',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
};

function toneOf({ state, seenAt }: Sent): BadgeTone {
  return state === 'sent' && seenAt ? 'info' : tones[state];
}

function wordOf({ state, seenAt }: Sent, t: (typeof offerStateTexts)['es']): string {
  if (state !== 'sent') return t.states[state];
  return seenAt ? t.seen : t.notSeen;
}
