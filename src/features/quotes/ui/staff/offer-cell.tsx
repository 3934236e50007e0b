import { Truncated } from '#features/cases/ui/staff/queue-cells.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import type { OfferInQueue } from '../../offer/offer-state.ts';
import { offerTexts } from '../../offer/offer-texts.ts';
import css from './offer.module.css';

/** How the newest offer of a quotation stands: what an agent must see without opening it. */
export function OfferCell({ offer, now }: { offer: OfferInQueue | null; now: string }) {
  const t = offerTexts[useApp().language];
  if (!offer) return '—';
  const { version, state, validUntil, changeAskedAt, declineReason, lapsed, undelivered } = offer;
  const left = Date.parse(validUntil) - Date.parse(dayInHavana(new Date(now)));
  return (
    <span className={css.cell}>
      <span>
        {t.offer(version)}
        {state === 'sent' && `, ${t.expires(Math.round(left / 86_400_000))}`}
      </span>{' '}
      <Badge tone={toneOf(offer)}>{wordOf(offer, t)}</Badge>
      {changeAskedAt && waits(offer) && <Badge tone="warning">{t.asksChange}</Badge>}
      {lapsed && <Badge tone="danger">{t.lapsed}</Badge>}
      {undelivered && <Badge tone="danger">{t.undelivered}</Badge>}
      {declineReason && <Truncated>{declineReason}</Truncated>}
    </span>
  );
}

/** A customer who asked for a change wants it whether the offer still holds or not. */
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

function toneOf({ state, seenAt }: OfferInQueue): BadgeTone {
  return state === 'sent' && seenAt ? 'info' : tones[state];
}

/** Its state; of one that waits for an answer, whether it was opened. */
function wordOf({ state, seenAt }: OfferInQueue, t: (typeof offerTexts)['es']): string {
  if (state !== 'sent') return t.states[state];
  return seenAt ? t.seen : t.notSeen;
}
