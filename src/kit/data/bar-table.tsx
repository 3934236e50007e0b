import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import css from './bar-table.module.css';

interface Measure {
  label: string;
  minor?: boolean;
}

export interface BarRow {
  /** Needed when two labels may be equal. */
  id?: string;
  label: string;
  href?: string | undefined;
  /** Set while the page is filtered by this row. */
  current?: boolean;
  cells: ReactNode[];
  value: number;
}

interface BarTableProps {
  title: string;
  header: string;
  measures: Measure[];
  hint?: string | undefined;
  action?: ReactNode;
  rows: BarRow[];
  sum?: { label: string; cells: ReactNode[] };
  none: string;
}

/** A table whose last column draws its figures as bars: picture and table in one (decision 009). */
export function BarTable({
  title,
  header,
  measures,
  hint,
  action,
  rows,
  sum,
  none,
}: BarTableProps) {
  const id = useId();
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  const minor = (at: number) => (measures[at]?.minor ? css.minor : undefined);
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {hint && <p className={css.quiet}>{hint}</p>}
      {rows.length === 0 && <p className={css.quiet}>{none}</p>}
      {rows.length > 0 && (
        <table
          className={classNames(css.bars, measures.length > 2 && css.dense)}
          aria-labelledby={id}
        >
          <thead>
            <tr>
              <th scope="col">{header}</th>
              {measures.map(({ label }, at) => (
                <th key={label} scope="col" className={minor(at)}>
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id ?? row.label} aria-current={row.current || undefined}>
                <th scope="row">{row.href ? <a href={row.href}>{row.label}</a> : row.label}</th>
                <Cells cells={row.cells} measures={measures} minor={minor} />
                <td aria-hidden="true">
                  <svg className={css.bar} width="100%" height="14" aria-hidden="true">
                    <rect
                      width={`${((100 * row.value) / largest).toFixed(1)}%`}
                      height="14"
                      rx="2"
                    />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
          {sum && (
            <tfoot>
              <tr>
                <th scope="row">{sum.label}</th>
                <Cells cells={sum.cells} measures={measures} minor={minor} />
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </section>
  );
}

interface CellsProps {
  cells: ReactNode[];
  measures: Measure[];
  minor: (at: number) => string | undefined;
}

function Cells({ cells, measures, minor }: CellsProps) {
  return measures.map(({ label }, at) => (
    <td key={label} className={minor(at)}>
      {cells[at]}
    </td>
  ));
}
