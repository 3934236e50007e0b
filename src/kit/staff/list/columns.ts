import type { ReactNode } from 'react';
import type { ListColumn } from './staff-list.tsx';

type Cell<Row> = (row: Row) => ReactNode;

/** The columns of a list by name, each under the text of that name. */
export const columnsOf = <Row, const Name extends string>(
  texts: Readonly<Record<NoInfer<Name>, string>>,
  columns: Readonly<Record<Name, Cell<Row> | Omit<ListColumn<Row>, 'id' | 'header'>>>,
): ListColumn<Row>[] =>
  Object.entries<Cell<Row> | Omit<ListColumn<Row>, 'id' | 'header'>>(columns).map(
    ([id, column]) => ({
      id,
      header: texts[id as Name],
      ...(typeof column === 'function' ? { cell: column } : column),
    }),
  );
