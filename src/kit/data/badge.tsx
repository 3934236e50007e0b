import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger' | 'featured';

/** A word with a shape for each tone, which the style draws: nobody has to tell colours apart. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(css.badge, css[tone])}>{children}</span>;
}
