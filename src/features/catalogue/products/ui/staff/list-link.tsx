import type { MouseEvent, ReactNode } from 'react';
import { useApp } from '#app.ts';
import { href } from '#pages.ts';
import { staffPages } from '#staff-pages.ts';
import { listLeft } from './list-address.ts';

/** Leads back to the list as it was left. */
export function ListLink({ children, className }: { children: ReactNode; className?: string }) {
  const { navigate } = useApp();
  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(listLeft());
  }
  return (
    <a href={href(staffPages.staffProducts)} className={className} onClick={go}>
      {children}
    </a>
  );
}
