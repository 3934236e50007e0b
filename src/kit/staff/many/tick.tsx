import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import type { Column } from '../../data/table.tsx';
import { manyTexts } from '../../messages.ts';
import css from './many.module.css';
import type { Selection } from './use-selection.ts';

interface TickProps {
  name: string;
  chosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Before what a row is called: chooses it. The key x does the same. */
function Tick({ name, chosen, onToggle, children }: TickProps) {
  const { t } = useApp(manyTexts);
  return (
    <div className={css.ticked}>
      <label className={css.pick}>
        <input
          type="checkbox"
          data-pick
          data-live
          aria-label={t.choose(name)}
          checked={chosen}
          onChange={onToggle}
        />
      </label>
      <div className={css.first}>{children}</div>
    </div>
  );
}

/** The columns of a list whose rows can be chosen. */
export function withTicks<Row extends { id: string }>(
  [first, ...rest]: readonly Column<Row>[],
  { isChosen, toggle }: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row>[] {
  if (!first) return [];
  const cell = (row: Row) => (
    <Tick name={nameOf(row)} chosen={isChosen(row)} onToggle={() => toggle(row)}>
      {first.cell(row)}
    </Tick>
  );
  return [{ ...first, cell }, ...rest];
}
