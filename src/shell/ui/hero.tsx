import type { ReactNode } from 'react';
import { Crossing } from './crossing.tsx';
import css from './hero.module.css';

interface HeroProps {
  title: string;
  lead: string;
  promises?: string[];
  /** What to do first. */
  children: ReactNode;
}

/** The words over the crossing. */
export function Hero({ title, lead, promises, children }: HeroProps) {
  return (
    <section className={css.hero}>
      <div className={`container ${css.words}`}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
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
