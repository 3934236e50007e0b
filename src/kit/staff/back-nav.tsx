import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import { ChevronLeftIcon } from '../icons.tsx';
import css from './back-nav.module.css';
import { useEscape } from './use-escape.ts';

interface BackNavProps {
  href: string;
  onClick?: MouseEventHandler;
  text: string;
  /** Escape goes back, too: for a page on which nothing that was typed could be lost. */
  byEscape?: true;
  children?: ReactNode;
}

export function BackNav({ href, onClick, text, byEscape, children }: BackNavProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEscape(byEscape && (() => link.current?.click()), { fieldsFirst: true });
  return (
    <nav className={`taps ${css.back}`} aria-label={text}>
      <a ref={link} href={href} onClick={onClick}>
        <ChevronLeftIcon size={16} />
        {text}
      </a>
      {children}
    </nav>
  );
}
