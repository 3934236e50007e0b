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
export function BarTable({ title, hint, action, none, ...table }: BarTableProps) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {hint && <p className="quiet">{hint}</p>}
      {table.rows.length > 0 ? (
        <Bars {...table} labelledBy={id} />
      ) : (
        <p className="quiet">{none}</p>
      )}
    </section>
  );
}

type BarsProps = Pick<BarTableProps, 'header' | 'measures' | 'rows' | 'sum'>;

function Bars({ header, measures, rows, sum, labelledBy }: BarsProps & { labelledBy: string }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table
      className={classNames(css.bars, measures.length > 2 && css.dense)}
      aria-labelledby={labelledBy}
    >
      <thead>
        <tr>
          <th scope="col">{header}</th>
          {measures.map(({ label, minor }) => (
            <th key={label} scope="col" className={minor ? css.minor : undefined}>
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
            <Cells cells={row.cells} measures={measures} />
            <td aria-hidden="true">
              <svg className={css.bar} width="100%" height="14" aria-hidden="true">
                <rect width={`${((100 * row.value) / largest).toFixed(1)}%`} height="14" rx="2" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">{sum.label}</th>
            <Cells cells={sum.cells} measures={measures} />
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells({ cells, measures }: { cells: ReactNode[]; measures: Measure[] }) {
  return measures.map(({ label, minor }, at) => (
    <td key={label} className={minor ? css.minor : undefined}>
      {cells[at]}
    </td>
  ));
}
