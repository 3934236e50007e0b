import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { useApp } from '#web/app-context.ts';
import { dashboardMessages } from '../../messages.ts';
import css from './staff-dashboard-page.module.css';

type BarTableProps = {
  title: string;
  /** What the rows are. */
  header: string;
  hint?: string;
  rows: { label: string; quotes: number; href?: string }[];
};

/** Counts of quotes as a table whose last column draws them: picture and table are one. */
export function BarTable({ title, header, hint, rows }: BarTableProps) {
  const { language } = useApp();
  const t = dashboardMessages[language];
  const id = useId();
  const width = scaleLinear([0, Math.max(1, ...rows.map(({ quotes }) => quotes))], [0, 100]);
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={css.lead}>{hint}</p>}
      {rows.length === 0 && <p className={css.lead}>{t.none}</p>}
      {rows.length > 0 && (
        <table className={css.bars} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{header}</th>
              <th scope="col">{t.quotes}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.href ? <a href={row.href}>{row.label}</a> : row.label}</th>
                <td>{row.quotes}</td>
                <td aria-hidden="true">
                  <svg className={css.bar} width="100%" height="14" aria-hidden="true">
                    <rect width={`${width(row.quotes).toFixed(1)}%`} height="14" rx="2" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
