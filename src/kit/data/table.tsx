import type { Key, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './table.module.css';

export type Column<Row> = {
  id: string;
  /** Also the label of the value in the card of a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** 'end' for numbers. */
  align?: 'end' | undefined;
  /** Shows the header only to screen readers, for a column of buttons. */
  quiet?: boolean | undefined;
  /** For staff: takes what room is left, however long its text is, which its cells cut (`Two`). */
  fluid?: true | undefined;
};

type TableProps<Row> = {
  /** Tells screen readers what the rows are. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** For staff: 14 px, rows of 36 px; cards below 1200 px instead of 1024 px. */
  dense?: boolean | undefined;
  isCurrent?: ((row: Row) => boolean) | undefined;
};

/** A table whose header stays in sight (below `--sticky`). On narrow screens each row is a card. */
export function Table<Row>({ caption, columns, rows, rowKey, dense, isCurrent }: TableProps<Row>) {
  return (
    <table className={classNames(css.table, dense ? css.dense : css.comfortable)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header, align, quiet, fluid }) => (
            <th key={id} scope="col" className={classOf({ align, fluid })}>
              {quiet ? <span className="visually-hidden">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} aria-current={isCurrent?.(row) ? 'true' : undefined}>
            {columns.map((column, at) => (
              <Cell key={column.id} column={column} row={row} first={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = ({ align, fluid }: Pick<Column<unknown>, 'align' | 'fluid'>) =>
  classNames(align && css.end, fluid && css.fluid) || undefined;

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const className = classOf(column);
  if (first) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-label={column.quiet ? undefined : column.header}>
      {column.cell(row)}
    </td>
  );
}
