import type { MouseEvent, ReactNode } from 'react';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
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
    <a href={href(staffRoutes.staffProducts)} className={className} onClick={go}>
      {children}
    </a>
  );
}
