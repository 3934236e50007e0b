import { useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { type Column, Table } from '../data/table.tsx';
import { CheckIcon } from '../icons.tsx';
import { boardTexts } from '../messages.ts';
import css from './board.module.css';
import type { ManyAction } from './many/many-action.ts';
import { ManyBar } from './many/many-bar.tsx';
import { ManyDialog } from './many/many-dialog.tsx';
import { withTicks } from './many/tick.tsx';
import { useSelection } from './many/use-selection.ts';

/** What a record has of one thing: only `missing` and `partly` ask for something. */
export type BoardState = 'done' | 'partly' | 'missing' | 'waived' | 'none';

/** A thing that each record of a board needs. */
export interface BoardColumn<Row> {
  id: string;
  label: string;
  /** The head of its column, where the label is long. */
  short?: string;
  state(row: Row): BoardState;
  /** Records it for those that lack it; without it each record has its own. */
  ask?: (() => ManyAction<Row>) | undefined;
  /** Records of which one is enough, by what they share. */
  shared?(row: Row): string;
}

interface BoardProps<Row extends { id: string }> {
  title: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  first: Column<Row>;
  columns: readonly BoardColumn<Row>[];
  /** The columns behind those of the board. */
  rest?: readonly Column<Row>[];
  words: Readonly<Record<BoardState, string>>;
}

/** As many rows are seen at first; a phone reaches what follows below them. */
const atFirst = 6;

const lacks = (state: BoardState) => state === 'missing' || state === 'partly';

/**
 * Records × what each needs. What is missing stands above it, once for all that lack it, and is
 * recorded for all of them with one form.
 */
export function Board<Row extends { id: string }>(props: BoardProps<Row>) {
  const { title, rows, nameOf, first, columns, rest = [], words } = props;
  const { t } = useApp(boardTexts);
  const [only, setOnly] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<{ label: string; action: ManyAction<Row>; rows: Row[] }>();
  const selection = useSelection(rows);
  const lacking = columns.flatMap((column) => {
    const those = rows.filter((row) => lacks(column.state(row)));
    return those.length > 0 ? [{ column, rows: those }] : [];
  });
  const filter = lacking.find(({ column }) => column.id === only);
  const found = filter?.rows ?? rows;
  const shown = isWhole ? found : found.slice(0, atFirst);
  const open = (column: BoardColumn<Row>, those: Row[]) => {
    if (column.ask) setAsked({ label: column.label, action: column.ask(), rows: those });
  };
  const tableColumns: Column<Row>[] = [
    first,
    ...columns.map(({ id, label, short = label, state }) => ({
      id,
      header: short,
      cell: (row: Row) => <Mark state={state(row)} words={words} />,
    })),
    ...rest,
  ];
  const actions = columns.flatMap(({ label, ask }) => (ask ? [{ label, ask }] : []));
  return (
    <>
      {lacking.length > 0 && (
        <ul className={css.lacking} aria-label={t.missing}>
          {lacking.map(({ column, rows: those }) => {
            const once = onceEach(those, column.shared);
            return (
              <li key={column.id}>
                <button
                  type="button"
                  data-live
                  className={css.only}
                  aria-pressed={column === filter?.column}
                  onClick={() => setOnly(column === filter?.column ? undefined : column.id)}
                >
                  <strong>{those.length}</strong> {column.label}
                </button>
                {column.ask && (
                  <Button
                    size="s"
                    tone="secondary"
                    data-live
                    aria-label={`${t.record(once.length)}: ${column.label}`}
                    onClick={() => open(column, once)}
                  >
                    {t.record(once.length)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rows.length > 0 && (
        <Table
          dense
          caption={title}
          rows={shown}
          rowKey={({ id }) => id}
          columns={actions.length > 0 ? withTicks(tableColumns, selection, nameOf) : tableColumns}
        />
      )}
      {shown.length < found.length && (
        <div>
          <Button size="s" tone="secondary" data-live onClick={() => setWhole(true)}>
            {t.all(found.length)}
          </Button>
        </div>
      )}
      <ManyBar many={{ nameOf, actions }} selection={selection} />
      {asked && (
        <ManyDialog
          {...asked}
          nameOf={nameOf}
          onRefused={(reasons) => selection.keepRefused(reasons, asked.rows)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** One of each that share what is recorded. */
function onceEach<Row>(rows: Row[], shared: BoardColumn<Row>['shared']): Row[] {
  return shared ? [...new Map(rows.map((row) => [shared(row), row])).values()] : rows;
}

function Mark({ state, words }: Pick<BoardProps<never>, 'words'> & { state: BoardState }) {
  if (state === 'none') return null;
  const isDone = state === 'done';
  return (
    <span className={css[state]}>
      {isDone && <CheckIcon size={16} />}
      <span className={isDone ? 'visually-hidden' : undefined}>{words[state]}</span>
    </span>
  );
}
