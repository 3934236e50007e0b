import type { ReactNode } from 'react';
import { findCategory, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import { banners } from '#features/shop/catalogue/messages.ts';
import { classNames } from '#kit/class-names.ts';
import { ChevronRightIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { homeTexts } from '../messages.ts';
import { CategoryDrawing } from './cargo.tsx';
import css from './category-cards.module.css';

interface CategoryCardsProps {
  shown: ProductCategory[];
  /** On a phone it shows only the names. */
  brief?: boolean;
  children?: ReactNode;
}

export function CategoryCards({ shown, brief = false, children }: CategoryCardsProps) {
  const { language } = useApp();
  return (
    <section className={css.sea}>
      <div className="container">
        <h2>{homeTexts[language].categories}</h2>
        <ul className={classNames(css.cards, brief && css.brief)}>
          {shown.map((slug) => {
            const category = findCategory(slug);
            return (
              <li key={slug}>
                <a href={href(routes.catalogue, { category: slug })}>
                  <CategoryDrawing category={slug} />
                  <strong>
                    {category?.plural[language]}
                    <ChevronRightIcon size={20} />
                  </strong>
                  <span>{banners[language][slug]}</span>
                </a>
              </li>
            );
          })}
        </ul>
        {children && <p className={css.more}>{children}</p>}
      </div>
    </section>
  );
}
