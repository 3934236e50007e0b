import type { OfferInQueue } from '#features/orders/offers/offer-in-list.ts';
import { isFirm } from '#features/orders/offers/offer-state.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Two } from '#kit/staff/two.tsx';
import { formatMoney } from '#platform/money.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { useApp } from '#web/app-context.ts';
import css from './offer.module.css';

export function OfferCell({ offer, now }: { offer: OfferInQueue; now: string }) {
  const { t, language } = useApp(offerStateTexts);
  const { version, state, validUntil, totalCents } = offer;
  const { changeAskedAt, declineReason, lapsed, undelivered, overdueOn, customs } = offer;
  const until = (day: string) => daysBetween(dayInHavana(new Date(now)), day);
  const more = [
    ...(state === 'sent' ? [t.expires(until(validUntil))] : []),
    ...(isFirm(offer) ? [formatMoney(totalCents, language)] : []),
  ];
  return (
    <span className={css.cell}>
      <span>{[t.offer(version), ...more].join(', ')}</span> <OfferBadge offer={offer} />
      {changeAskedAt && waits(offer) && <Badge tone="warning">{t.asksChange}</Badge>}
      {lapsed && <Badge tone="danger">{t.lapsed}</Badge>}
      {overdueOn && <Badge tone="danger">{t.instalmentOverdue(-until(overdueOn))}</Badge>}
      {(customs === 'waiting' || customs === 'talk') && (
        <Badge tone={customs === 'talk' ? 'danger' : 'warning'}>{t.customs[customs]}</Badge>
      )}
      {undelivered && <Badge tone="danger">{t.undelivered}</Badge>}
      {declineReason && <Two first={declineReason} />}
    </span>
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
