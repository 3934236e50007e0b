import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger' | 'offer';

// A shape for each tone: nobody has to tell colours apart.
const shapes = {
  neutral: 'M6 2a4 4 0 1 0 .01 0',
  info: 'M6 2a4 4 0 1 0 .01 0zM6 2v8a4 4 0 0 0 0-8',
  warning: 'M6 1.5 11 10.5H1z',
  success: 'm1.5 6.5 3 3 6-7',
  danger: 'm2 2 8 8M10 2l-8 8',
  offer: 'M1.5 1.5h5l4.5 4.5-4.5 4.5L1.5 6z',
} satisfies Record<BadgeTone, string>;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  );
}
