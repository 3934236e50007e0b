import type { ReactNode } from 'react';
import css from './shipping.module.css';

interface PagePartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function UnitPagePart({ id, title, children }: PagePartProps) {
  return (
    <section className={`card grid gap-3 ${css.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
