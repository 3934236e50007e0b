import type { ReactNode } from 'react';
import css from './two.module.css';

/**
 * Two lines of a cell: what it says, and what that is about. In a `fluid` column each is cut with …
 * where it is too long; the whole text shows under the pointer, and on a phone.
 */
export function Two({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={css.two}>
      <Line>{first}</Line>
      {second && <Line quiet>{second}</Line>}
    </span>
  );
}

function Line({ children, quiet }: { children: ReactNode; quiet?: true }) {
  const title = typeof children === 'string' ? children : undefined;
  return (
    <span className={quiet ? css.quiet : css.line} title={title}>
      {children}
    </span>
  );
}
