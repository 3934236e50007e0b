import type { MouseEventHandler, ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons.tsx';
import css from './back-nav.module.css';

interface BackNavProps {
  href: string;
  onClick?: MouseEventHandler;
  text: string;
  /** What the screen is about, beside the link. */
  children?: ReactNode;
}

/** A link below the title of a staff screen, back to its list. */
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
