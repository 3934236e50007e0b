import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger' | 'featured';

/** Each tone has its own shape, so that nobody needs to distinguish colours. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(css.badge, css[tone])}>{children}</span>;
}
