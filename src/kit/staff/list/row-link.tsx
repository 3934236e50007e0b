import type { ComponentProps } from 'react';
import css from './row-link.module.css';

interface RowLinkProps extends ComponentProps<'a'> {
  /** What gets the focus back. */
  row: string;
  /** Set where it opens a page of its own, which begins at its top. */
  leaves?: boolean;
}

/** Opens what a row of a list tells of, beside the list. */
export function RowLink({ row, leaves, ...rest }: RowLinkProps) {
  return <a {...rest} data-stay={leaves ? undefined : true} data-row={row} className={css.link} />;
}
