import type { ComponentProps } from 'react';
import css from './row-link.module.css';

/** Opens what a row of a list tells of beside the list. `row` is what gets the focus back. */
export function RowLink({ row, ...rest }: { row: string } & ComponentProps<'a'>) {
  return <a {...rest} data-stay data-row={row} className={css.link} />;
}
