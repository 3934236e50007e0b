import type { ReactNode } from 'react';
import css from './stat.module.css';

/** A row of Stats, two a row on phones. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="row gap-3">{children}</dl>;
}

type StatProps = { label: ReactNode; value: ReactNode; hint?: ReactNode };

export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={css.stat}>
      <dt>{label}</dt>
      <dd className={css.value}>{value}</dd>
      {hint && <dd className="quiet">{hint}</dd>}
    </div>
  );
}
