import { CompanyRating } from '#features/company/about/ui/company-rating.tsx';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { Badge } from '#kit/data/badge.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type CardProduct, toCard } from '../../card-product.ts';
import { findCategory } from '../../categories.ts';
import { featuredTexts } from '../../featured-messages.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { catalogueTexts } from '../../messages.ts';
import { AddButton } from '../add-button.tsx';
import { CardFrame } from '../card/card-frame.tsx';
import { ReachLine, WholeLine } from '../card/card-lines.tsx';
import card from '../card/product-card.module.css';
import { FormerPrice } from '../former-price.tsx';
import css from './featured-card.module.css';

export interface FeaturedProduct extends CardProduct {
  year: number | null;
  brandAndModel: string;
}

export function toFeatured(product: ProductInProvince, province: ProvinceCode): FeaturedProduct {
  const { brand, model, year } = product;
  return {
    ...toCard(product, province),
    specifications: [],
    year,
    brandAndModel: [brand, model].filter(Boolean).join(' '),
  };
}

export function FeaturedCard({ product, eager }: { product: FeaturedProduct; eager: boolean }) {
  const { t, language } = useApp(catalogueTexts);
  const f = featuredTexts[language];
  const { category, slug, year } = product;
  return (
    <CardFrame
      product={product}
      eager={eager}
      badge={<Badge tone="featured">{f.featuredBadge}</Badge>}
    >
      <div className={card.facts}>
        <p className={css.kind}>
          <span>{findCategory(category)?.singular[language]}</span>
          {year !== null && <span>{year}</span>}
        </p>
        <h3>
          <a data-over data-live data-name href={href(routes.product, { category, slug })}>
            {product.name}
          </a>
        </h3>
        {product.brandAndModel && <p className={css.make}>{product.brandAndModel}</p>}
        <p className={card.description} lang={product.descriptionIn}>
          {product.description || t.noDescription}
        </p>
        <p className={`${card.price} ${css.price}`}>
          <strong className="tabular">{formatMoney(wireCents(product.price), language)}</strong>
          <span>{f.fobNote}</span>
        </p>
        {product.formerPrice ? (
          <FormerPrice product={product} />
        ) : (
          <p className={card.rating}>{f.pickedOut}</p>
        )}
        <WholeLine product={product} />
        <ReachLine product={product} />
        <CompanyRating className={card.rating} />
      </div>
      <AddButton product={product} unavailable={f.featuredUnavailable} />
    </CardFrame>
  );
}
