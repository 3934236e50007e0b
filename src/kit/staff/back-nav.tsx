import type { MouseEventHandler, ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons.tsx';
import css from './back-nav.module.css';

interface BackNavProps {
  href: string;
  onClick?: MouseEventHandler;
  text: string;
  /** Beside it: what the screen is of. */
  children?: ReactNode;
}

/** Below the title of a staff screen: back to the list that led here. */
export function BackNav({ href, onClick, text, children }: BackNavProps) {
  return (
    <nav className={css.back}>
      <a href={href} onClick={onClick}>
        <ChevronLeftIcon size={16} />
        {text}
      </a>
      {children}
    </nav>
  );
}
