import type { ReactNode } from 'react';
import css from './shipping.module.css';

interface PagePartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A boxed part of the page of a unit or a voyage, under its heading. */
export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
