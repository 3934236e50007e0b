import type { OfferInQueue } from '#features/orders/offers/offer-in-list.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Two } from '#kit/staff/two.tsx';
import { formatMoney } from '#platform/money.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { useApp } from '#web/app-context.ts';

/** In one row: what needs somebody first, and beside it all else. */
export function OfferCell({ offer, now }: { offer: OfferInQueue | null; now: string }) {
  const { t, language } = useApp(offerStateTexts);
  if (!offer) return '—';
  const { version, state, validUntil, totalCents } = offer;
  const { changeAskedAt, declineReason, lapsed, undelivered, overdueOn, customs } = offer;
  const until = (day: string) => daysBetween(dayInHavana(new Date(now)), day);
  const [first, ...others] = [
    lapsed && (['danger', t.lapsed] as const),
    overdueOn && (['danger', t.instalmentOverdue(-until(overdueOn))] as const),
    undelivered && (['danger', t.undelivered] as const),
    customs === 'talk' && (['danger', t.customs.talk] as const),
    customs === 'waiting' && (['warning', t.customs.waiting] as const),
    changeAskedAt && waits(offer) && (['warning', t.asksChange] as const),
    [toneOf(offer), wordOf(offer, t)] as const,
  ].filter((word) => word !== false && word !== null && word !== '');
  const more = [
    ...others.map(([, word]) => word),
    t.offer(version),
    state === 'sent' && t.expires(until(validUntil)),
    state === 'accepted' && formatMoney(totalCents, language),
    declineReason,
  ];
  return (
    <Two
      first={first && <Badge tone={first[0]}>{first[1]}</Badge>}
      second={more.filter(Boolean).join(' · ')}
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
