import { type ReactNode, useId } from 'react';
import css from './kit-page.module.css';

export function KitSection(props: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={css.section} id={props.id} aria-labelledby={heading}>
      <h2 id={heading}>{props.title}</h2>
      <div className={css.samples}>{props.children}</div>
    </section>
  );
}
