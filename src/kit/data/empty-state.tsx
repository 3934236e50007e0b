import type { ReactNode } from 'react';
import { HorizonScene } from '../horizon.tsx';
import css from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** A sentence about what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the heading, default 2. */
  level?: 2 | 3 | undefined;
};

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <HorizonScene />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
