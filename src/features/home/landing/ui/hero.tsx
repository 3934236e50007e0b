import type { ReactNode } from 'react';
import { SearchShop } from '#features/shop/catalogue/ui/search-field.tsx';
import { classNames } from '#kit/class-names.ts';
import { Crossing } from './crossing.tsx';
import css from './hero.module.css';

interface HeroProps {
  title: string;
  first?: ReactNode;
  lead: string;
  promises?: readonly string[];
  /** Set to leave more of the first screen to the next part. */
  low?: boolean;
  children: ReactNode;
}

export function Hero({ title, first, lead, promises, low = false, children }: HeroProps) {
  return (
    <section className={classNames(css.hero, low && css.low)}>
      <div className={`container ${css.words}`}>
        <h1>{title}</h1>
        {first}
        <p className={css.lead}>{lead}</p>
        <SearchShop />
        <div className={css.actions}>{children}</div>
        {promises && (
          <ul className={css.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.scene}>
        <div className="container">
          <Crossing />
        </div>
      </div>
    </section>
  );
}
