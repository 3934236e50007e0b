import type { ReactNode } from 'react';
import css from './description-list.module.css';

type Description = { term: string; detail: ReactNode };

export function DescriptionList({ items }: { items: Description[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
