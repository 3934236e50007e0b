import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import { Picture } from '../../pictures/ui/picture.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import css from './product-card.module.css';

interface CardFrameProps {
  product: Pick<CardProduct, 'category' | 'name' | 'price' | 'image' | 'imageAlt' | 'drawn'>;
  /** On the first screen, where pictures load first. */
  eager: boolean;
  row?: boolean;
  badge: ReactNode;
  children: ReactNode;
}

export function CardFrame({ product, eager, row = false, badge, children }: CardFrameProps) {
  const { language, lowData } = useApp();
  return (
    <article className={css.card} data-price={product.price ?? ''}>
      <div className={css.picture}>
        {badge}
        {product.image ? (
          <Picture
            image={product.image}
            size={row ? 'row' : 'card'}
            // A row’s picture has 96 px. Told that it has 53, a phone of three points a pixel takes half the
            // bytes, and a list of pictures costs as much as its words; nobody sees it in one so small.
            sizes={`(min-width:1200px) 276px, (min-width:840px) 30vw, (min-width:480px) 45vw, ${row ? '53px' : '92vw'}`}
            // What it shows costs 170 bytes of a list that has no pictures yet.
            alt={lowData ? product.name : product.imageAlt}
            loading={eager ? 'eager' : 'lazy'}
            drawn={product.drawn}
          />
        ) : (
          <span className={css.noPicture}>
            <CategoryIcon category={product.category} />
            {catalogueTexts[language].noImage}
          </span>
        )}
      </div>
      {children}
    </article>
  );
}
