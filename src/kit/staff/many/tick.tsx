import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { manyTexts } from '../../messages.ts';
import type { ListColumn } from '../staff-list.tsx';
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
      {children}
    </div>
  );
}

/** The columns of a list whose rows can be chosen. */
export function withTicks<Row extends { id: string }>(
  [first, ...rest]: readonly ListColumn<Row>[],
  { isChosen, toggle }: Selection<Row>,
  nameOf: (row: Row) => string,
): ListColumn<Row>[] {
  if (!first) return [];
  const cell = (row: Row) => (
    <Tick name={nameOf(row)} chosen={isChosen(row)} onToggle={() => toggle(row)}>
      {first.cell(row)}
    </Tick>
  );
  return [{ ...first, cell }, ...rest];
}
