import type { ComponentProps, ReactNode } from 'react';
import { listPageSize } from '#platform/calls/page-size.ts';
import { useApp } from '#web/app-context.ts';
import { EmptyState } from '../../data/empty-state.tsx';
import { Pagination } from '../../data/pagination.tsx';
import { type Column, Table } from '../../data/table.tsx';
import { pagingTexts } from '../../messages.ts';
import type { Many } from '../many/many-action.ts';
import { ManyBar } from '../many/many-bar.tsx';
import { withTicks } from '../many/tick.tsx';
import { useSelection } from '../many/use-selection.ts';
import css from '../staff-page.module.css';
import { StaffPage } from '../staff-page.tsx';

/** Set to hide the column while a panel is open. */
export type ListColumn<Row> = Column<Row> & { wideOnly?: true };

interface StaffListProps<Row extends { id: string }> extends ComponentProps<typeof StaffPage> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  openRow?: string | undefined;
  countText?: string | undefined;
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'children' | 'action'>;
  paging?: Paging | undefined;
  tableClass?: string | undefined;
  below?: ReactNode;
  /** What can be done with several rows at once. */
  many?: Many<Row> | undefined;
  /** The kinds of its rows, which others may change meanwhile. */
  follows?: readonly string[];
}

/**
 * A staff screen with one list. `children` (figures, queues, filters) are above it, its pages
 * below.
 */
export function StaffList<Row extends { id: string }>(props: StaffListProps<Row>) {
  const { rows, columns, openRow, countText, empty, paging, tableClass, below, ...more } = props;
  const { many, follows, children, ...page } = more;
  const selection = useSelection(rows);
  const shown = columns.filter(({ wideOnly }) => !(wideOnly && openRow));
  return (
    <StaffPage
      followed={follows && { kinds: follows, loaded: rows, shown: rows.map(({ id }) => id) }}
      {...page}
    >
      {children && <div className={css.tools}>{children}</div>}
      {rows.length > 0 ? (
        <div className={tableClass} data-keys={many?.actions.map(({ key }) => key).join(' ')}>
          <Table
            dense
            caption={page.title}
            rows={rows}
            rowKey={({ id }) => id}
            isCurrent={({ id }) => id === openRow}
            columns={many ? withTicks(shown, selection, many.nameOf) : shown}
          />
        </div>
      ) : (
        <EmptyState {...empty} />
      )}
      {countText && (
        <p className={css.found} role="status">
          {countText}
        </p>
      )}
      {many && <ManyBar many={many} selection={selection} />}
      {paging && <ListPages {...paging} />}
      {below}
    </StaffPage>
  );
}

interface Paging {
  page: number;
  total: number;
  to: (page: number) => string;
  /** Default "Anterior" and "Siguiente". */
  labels?: { previous: string; next: string };
}

function ListPages({ page, total, to, labels }: Paging) {
  const t = { ...pagingTexts[useApp().language], ...labels };
  const last = Math.max(1, Math.ceil(total / listPageSize));
  if (last === 1 && page === 1) return null;
  return (
    <Pagination
      label={t.pages}
      status={t.pageOf(page, last)}
      // Works from behind the last page too, when the list has become shorter.
      previous={page > 1 ? { href: to(Math.min(page - 1, last)), label: t.previous } : undefined}
      next={page < last ? { href: to(page + 1), label: t.next } : undefined}
    />
  );
}
