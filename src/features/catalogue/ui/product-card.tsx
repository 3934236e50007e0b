import { useApp } from '../../../app.ts';
import { href, pages } from '../../../pages.ts';
import { formatMoney } from '../../../platform/money.ts';
import { provinceName } from '../../provinces/provinces.ts';
import { type CardProduct, wireCents } from '../card-product.ts';
import { catalogueMessages } from '../messages.ts';
import { AddButton } from './add-button.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { Picture } from './picture.tsx';
import { ProductBadge } from './product-badge.tsx';
import css from './product-card.module.css';

/** A product in a list. `eager` for those on the first screen. */
export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  const { language, province, lowData } = useApp();
  const t = catalogueMessages[language];
  const { category, slug } = product;
  return (
    <article
      className={css.card}
      data-product={product.id}
      data-price={product.price ?? ''}
      data-province={province}
    >
      <div className={css.picture}>
        {product.image ? (
          <Picture
            image={product.image}
            size="card"
            sizes="(min-width:1200px) 276px, (min-width:840px) 30vw, (min-width:480px) 45vw, 92vw"
            alt={product.imageAlt}
            loading={eager ? 'eager' : 'lazy'}
          />
        ) : (
          <span className={css.noPicture}>
            <CategoryIcon category={category} />
            {t.noImage}
          </span>
        )}
        <ProductBadge product={product} />
      </div>
      <div className={css.facts}>
        <p className={css.price}>
          <span>{t.estimatedPrice}</span>
          <strong className="tabular">{formatMoney(wireCents(product.price), language)}</strong>
        </p>
        <h3>
          <a href={href(pages.product, { category, slug })} data-over data-live data-name>
            {product.name}
          </a>
        </h3>
        {!lowData && <p className={css.description}>{product.description || t.noDescription}</p>}
        <dl className={css.specs} data-specs>
          {product.specifications.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={product.reaches ? css.reaches : css.far}>
          {(product.reaches ? t.reaches : t.doesNotReach)(provinceName(province))}
        </p>
      </div>
      <AddButton product={product} />
    </article>
  );
}
