import type { ReactNode } from 'react';
import css from './two.module.css';

interface TwoProps {
  first?: ReactNode;
  second?: ReactNode;
}

/**
 * Two lines of a cell: what it says, and what that is about. In a `fluid` column each is cut with …
 * where it is too long; the whole text shows under the pointer, and on a phone.
 */
export function Two({ first, second }: TwoProps) {
  return (
    <span className={css.two}>
      {first && <Line className={css.line}>{first}</Line>}
      {second && <Line className={css.quiet}>{second}</Line>}
    </span>
  );
}

function Line({ children, className }: { children: ReactNode; className: string | undefined }) {
  const title = typeof children === 'string' ? children : undefined;
  return (
    <span className={className} title={title}>
      {children}
    </span>
  );
}
