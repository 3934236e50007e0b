import { CompanyRating } from '#features/company/ui/company-rating.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { Badge } from '#kit/data/badge.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { findCategory } from '../../categories.ts';
import { catalogueMessages } from '../../messages.ts';
import { AddButton } from '../add-button.tsx';
import { CardFrame } from '../card/card-frame.tsx';
import card from '../card/product-card.module.css';
import { FormerPrice } from '../former-price.tsx';
import { spanishIn } from '../spanish-in.ts';
import type { Offer } from './featured.ts';
import css from './featured-card.module.css';

/** An offer in the list of offers; `eager` for those on the first screen. */
export function OfferCard({ offer, eager }: { offer: Offer; eager: boolean }) {
  const { language, province } = useApp();
  const t = catalogueMessages[language];
  const { category, slug, year } = offer;
  return (
    <CardFrame product={offer} eager={eager} badge={<Badge tone="offer">{t.offerBadge}</Badge>}>
      <div className={card.facts}>
        <p className={css.kind}>
          <span>{findCategory(category)?.singular[language]}</span>
          {year !== null && <span>{year}</span>}
        </p>
        <h3>
          <a data-over data-live data-name href={href(routes.product, { category, slug })}>
            {offer.name}
          </a>
        </h3>
        {offer.make && <p className={css.make}>{offer.make}</p>}
        <p className={card.description} lang={spanishIn(language, offer.description)}>
          {offer.description || t.noDescription}
        </p>
        <p className={`${card.price} ${css.price}`}>
          <strong className="tabular">{formatMoney(wireCents(offer.price), language)}</strong>
          <span>{t.fobNote}</span>
          <CompanyRating className={css.rating} />
        </p>
        <FormerPrice product={offer} />
        <p className={offer.reaches ? card.reaches : card.far}>
          {(offer.reaches ? t.reaches : t.doesNotReach)(provinceName(province))}
          {offer.elsewhere && `. ${t.reachesElsewhere(...offer.elsewhere)}`}
        </p>
      </div>
      <AddButton product={offer} unavailable={t.offerUnavailable} />
    </CardFrame>
  );
}
