import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import { Picture } from '../../pictures/ui/picture.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import css from './product-card.module.css';

interface CardFrameProps {
  product: Pick<CardProduct, 'category' | 'price' | 'image' | 'imageAlt' | 'drawn'>;
  /** On the first screen, where pictures load first. */
  eager: boolean;
  badge: ReactNode;
  children: ReactNode;
}

export function CardFrame({ product, eager, badge, children }: CardFrameProps) {
  const { language } = useApp();
  return (
    <article className={css.card} data-price={product.price ?? ''}>
      <div className={css.picture}>
        {product.image ? (
          <Picture
            image={product.image}
            size="card"
            sizes="(min-width:1200px) 276px, (min-width:840px) 30vw, (min-width:480px) 45vw, 92vw"
            alt={product.imageAlt}
            loading={eager ? 'eager' : 'lazy'}
            drawn={product.drawn}
          />
        ) : (
          <span className={css.noPicture}>
            <CategoryIcon category={product.category} />
            {catalogueTexts[language].noImage}
          </span>
        )}
        {badge}
      </div>
      {children}
    </article>
  );
}
