import { CompanyRating } from '#features/company/about/ui/company-rating.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import { AddButton } from '../add-button.tsx';
import { FormerPrice } from '../former-price.tsx';
import { ProductBadge } from '../product-badge.tsx';
import { CardFrame } from './card-frame.tsx';
import { ReachLine, WholeLine } from './card-lines.tsx';
import css from './product-card.module.css';

interface ProductCardProps {
  product: CardProduct;
  eager?: boolean;
  /** A row of a list where the screen is narrow. */
  row?: boolean;
}

export function ProductCard({ product, eager = false, row = false }: ProductCardProps) {
  const { t, language, lowData } = useApp(catalogueTexts);
  const { category, slug } = product;
  return (
    <CardFrame product={product} eager={eager} row={row} badge={<ProductBadge product={product} />}>
      <div className={css.facts}>
        <h3>
          <a data-over data-live data-name href={href(routes.product, { category, slug })}>
            {product.name}
          </a>
        </h3>
        {!lowData && (
          <p className={css.description} lang={product.descriptionIn}>
            {product.description || t.noDescription}
          </p>
        )}
        <dl className={css.specs} data-specs>
          {product.specifications.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.price}>
          <span>{t.estimatedPrice}</span>
          <strong className="tabular">{formatMoney(wireCents(product.price), language)}</strong>
          <FormerPrice product={product} />
        </p>
        <WholeLine product={product} />
        <ReachLine product={product} />
        <CompanyRating className={css.rating} />
      </div>
      <AddButton product={product} />
    </CardFrame>
  );
}
