import type { MouseEventHandler, ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons.tsx';
import css from './back-nav.module.css';

interface BackNavProps {
  href: string;
  onClick?: MouseEventHandler;
  text: string;
  children?: ReactNode;
}

export function BackNav({ href, onClick, text, children }: BackNavProps) {
  return (
    <nav className={css.back} aria-label={text}>
      <a href={href} onClick={onClick}>
        <ChevronLeftIcon size={16} />
        {text}
      </a>
      {children}
    </nav>
  );
}
