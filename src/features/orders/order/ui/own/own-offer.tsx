import type { OwnOfferState as Offer, ShownState } from '#features/orders/offers/offer-state.ts';
import { ownOfferTexts } from '#features/orders/offers/own-offer-messages.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';

const tones: Partial<Record<ShownState, 'success' | 'warning'>> = {
  sent: 'warning',
  accepted: 'success',
  expired: 'warning',
};

export function OwnOffer({ offer }: { offer: Offer }) {
  const { t, language } = useApp(ownOfferTexts);
  const { number, state, validUntil, totalCents } = offer;
  return (
    <Notice
      tone={tones[state]}
      title={t.standing[state](formatMoney(totalCents, language), formatDate(validUntil, language))}
      action={<ButtonLink href={href(routes.ownOffer, { number })}>{t.see(state)}</ButtonLink>}
    />
  );
}
