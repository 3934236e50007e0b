import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

type SkeletonProps = {
  /** Default 'text', one line. 'picture' is 4:3, 'button' 48 px high. */
  shape?: 'text' | 'title' | 'picture' | 'button' | undefined;
  className?: string | undefined;
};

/**
 * A placeholder of the size of what will come. It is silent: say in words that something is
 * loading.
 */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classNames(css.skeleton, css[shape], className)} aria-hidden="true" />;
}
